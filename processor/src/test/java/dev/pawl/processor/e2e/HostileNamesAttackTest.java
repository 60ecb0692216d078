package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.check.Checks;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.problem.Severity;
import dev.pawl.language.yaml.YamlReader;
import dev.pawl.processor.e2e.NamedMachine.Place;
import dev.pawl.processor.e2e.NamedMachine.Shape;
import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import javax.lang.model.SourceVersion;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests hostile names in every place of a declaration: a name is either an error at its place, or
 * the code compiles without warnings, loads and reads back its names. {@code -Dpawl.fuzz=400} tests
 * 400 machines; {@code -Dpawl.fuzz.seed} repeats a run.
 */
@Tag("attack")
@Tag("long")
class HostileNamesAttackTest {

  private static final int MACHINES = 6;
  private static final int PER_PLACE = 5;
  private static final Set<Place> OF_ONE_NAME =
      Set.of(Place.MACHINE, Place.PACKAGE, Place.WIRE_NAME, Place.DESCRIPTION);

  @TempDir Path temp;

  private static List<Problem> errors(String yaml) {
    Problems problems = new Problems();
    Optional<Machine> machine =
        YamlReader.read("m.pawl.yaml", yaml, "m", true, new AnyTypes(), problems);
    machine.ifPresent(m -> Checks.run(m, problems, false));
    return problems.all().stream().filter(p -> p.code().severity() == Severity.ERROR).toList();
  }

  private static List<Problem> errors(Shape shape, Place place, List<String> names) {
    return errors(new NamedMachine(shape).with(place, names).yaml("p"));
  }

  @Test
  void machinesWithoutHostileNamesHaveNoErrors() {
    for (Shape shape : Shape.values()) {
      assertEquals(List.of(), errors(new NamedMachine(shape).yaml("p")));
    }
  }

  @Test
  void rejectedNamesAreReportedAtTheirPlace() {
    List<String> names = HostileNames.all();
    boolean all = Integer.getInteger("pawl.fuzz") != null;
    for (Place place : Place.values()) {
      for (int i = 0; i < names.size(); i++) {
        String name = names.get(i);
        if ((!all && i % 5 != place.ordinal() % 5) || (place == Place.PACKAGE && i > 100)) {
          continue;
        }
        // charts with data have all places
        String yaml = new NamedMachine(Shape.DATA).with(place, List.of(name)).yaml("p");
        List<String> lines = yaml.lines().toList();
        List<Problem> errors = errors(yaml);
        for (Problem error : errors) {
          assertNotEquals(Code.INTERNAL, error.code(), error.message());
        }
        boolean told =
            errors.stream()
                .map(Problem::origin)
                .filter(Origin.InFile.class::isInstance)
                .map(Origin.InFile.class::cast)
                .anyMatch(o -> lines.get(o.line() - 1).contains(NamedMachine.quoted(name)));
        assertTrue(errors.isEmpty() || told, () -> place + " " + errors.get(0));
      }
    }
  }

  @Test
  void machineNamesWithoutCapitalsWork() throws IOException {
    List<String> names =
        List.of("0x1F", "1F", "_a", "\u8BA2\u5355", "\u0434\u0432\u0435\u0440\u044C");
    Path folder = temp.resolve("begin");
    for (int i = 0; i < names.size(); i++) {
      for (Shape shape : Shape.values()) {
        String packageName = "b" + i + shape.ordinal();
        NamedMachine machine = new NamedMachine(shape).with(Place.MACHINE, List.of(names.get(i)));
        Job.write(folder, "machines/" + packageName + ".pawl.yaml", machine.yaml(packageName));
      }
    }
    compile(Tool.JAVAC, folder);
  }

  @Test
  void allNamesTogetherCompileAndRun() throws IOException {
    Fuzz fuzz = Fuzz.of(getClass(), MACHINES);
    SplittableRandom random = fuzz.random();
    List<String> names = HostileNames.all();
    Map<String, NamedMachine> machines = new TreeMap<>();
    for (int i = 0; i < fuzz.count(); i++) {
      String packageName = "p" + i;
      machines.put(packageName, machine(Shape.values()[i % 4], packageName, random, names));
    }
    List<String> packages = List.copyOf(machines.keySet());
    for (int from = 0; from < packages.size(); from += 40) {
      List<String> some = packages.subList(from, Math.min(from + 40, packages.size()));
      for (Tool tool : Tool.values()) {
        Path folder = temp.resolve("names" + from + tool);
        for (int i = 0; i < some.size(); i++) {
          // each with one of the compilers
          if (i % 2 == tool.ordinal()) {
            String yaml = machines.get(some.get(i)).yaml(some.get(i));
            Job.write(folder, "machines/" + some.get(i) + ".pawl.yaml", yaml);
          }
        }
        compile(tool, folder);
      }
    }
  }

  private static void compile(Tool tool, Path folder) throws IOException {
    Job.write(folder, "src/Nothing.java", "class Nothing {}\n");
    Job job =
        Job.of(folder.resolve("src"), folder.resolve("work"))
            .with("-Apawl.machines=" + folder.resolve("machines"), "-Apawl.warnings=off")
            .with("-Apawl.lock=" + folder.resolve("locks"), "-classpath", Libraries.path());
    Compiled compiled = tool.compile(job).clean();
    try (URLClassLoader loader = compiled.loader()) {
      for (Path file : Job.below(folder.resolve("machines"), ".yaml")) {
        String yaml = GoodCase.read(file);
        Machine machine =
            YamlReader.read("m", yaml, "m", true, new AnyTypes(), new Problems()).orElseThrow();
        readBack(
            new Walk(loader, machine.packageName() + "." + Words.of(machine.name()).type()),
            machine);
      }
    }
  }

  /** Checks that every state is read from its name and its former names. */
  private static void readBack(Walk walk, Machine machine) {
    Class<?> codec = walk.type("Codec");
    for (int i = 0; i < machine.states().size(); i++) {
      Object state = walk.states()[i];
      String wireName = machine.wireName(machine.states().get(i));
      if (walk.type("State").isEnum()) {
        assertEquals(wireName, walk.call(null, codec, "toWire", state));
        assertEquals(state, walk.call(null, codec, "fromWire", wireName));
      }
    }
    walk.type("Machine");
    walk.type("Transitions");
  }

  /** Returns a machine with names in every place, except names that would clash. */
  private static NamedMachine machine(
      Shape shape, String packageName, SplittableRandom random, List<String> names) {
    NamedMachine machine = new NamedMachine(shape);
    if (random.nextInt(3) == 0) {
      machine.withSerializers();
    }
    for (Place place : Place.values()) {
      if (!NamedMachine.has(shape, place) || place == Place.PACKAGE) {
        continue;
      }
      int most = OF_ONE_NAME.contains(place) ? 1 : PER_PLACE;
      Set<String> fine = new LinkedHashSet<>();
      for (int tries = 0; fine.size() < most && tries < 10 * most; tries++) {
        String name = names.get(random.nextInt(names.size()));
        if (errors(Shape.DATA, place, List.of(name)).isEmpty()) {
          fine.add(name);
        }
      }
      List<String> taken = new ArrayList<>(fine);
      if (!errors(machine.with(place, taken).yaml(packageName)).isEmpty()) {
        taken = new ArrayList<>();
        for (String name : fine) {
          taken.add(name);
          if (!errors(machine.with(place, taken).yaml(packageName)).isEmpty()) {
            taken.remove(taken.size() - 1);
          }
        }
      }
      if (taken.isEmpty()) {
        machine.without(place);
      } else {
        machine.with(place, taken);
      }
    }
    return machine;
  }

  @Test
  void typesOfTheUserCanHaveAnyName() {
    Fuzz fuzz = Fuzz.of(getClass(), 24);
    SplittableRandom random = fuzz.random();
    List<String> names =
        HostileNames.all().stream()
            .filter(n -> n.length() < 50 && SourceVersion.isName(n) && !n.contains("."))
            // these cannot be types, or hide types that the programs use
            .filter(n -> !Set.of("dev", "record", "var", "yield", "sealed", "permits").contains(n))
            .filter(n -> !n.codePoints().anyMatch(Character::isIdentifierIgnorable))
            .toList();
    List<String> always =
        List.of("Candidate", "EnumDesc", "STATES", "String", "state", "from", "Ⅳ");
    for (Tool tool : Tool.values()) {
      Path folder = temp.resolve("types" + tool);
      int number = 0;
      for (int i = 0; i < fuzz.count() / 2; i++) {
        NamedProgram.Place place =
            NamedProgram.Place.values()[number % NamedProgram.Place.values().length];
        String name = i < always.size() ? always.get(i) : names.get(random.nextInt(names.size()));
        String packageName = "j" + number++;
        // the machine would have the name of the type
        boolean isNoMachine =
            Words.of(name).type().equals("State")
                || name.codePoints().noneMatch(Character::isLetterOrDigit);
        if (place == NamedProgram.Place.OUTER && isNoMachine) {
          continue;
        }
        for (String[] file : NamedProgram.sources(packageName, place, name)) {
          Job.write(folder, "src/" + packageName + "/" + file[0], file[1]);
        }
      }
      tool.compile(
              Job.of(folder.resolve("src"), folder.resolve("work")).with("-Apawl.warnings=off"))
          .clean();
    }
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void statesCanHaveNamesOfGeneratedConstants(Tool tool) {
    for (String name : List.of("INITIAL", "FINAL", "MOVES", "OUTCOMES", "TAGGED_BUSY", "NEXT")) {
      String packageName = "p_" + name.toLowerCase(Locale.ROOT);
      Job.write(
          temp,
          "src/" + packageName + "/DoorState.java",
          "package "
              + packageName
              + ";\nimport dev.pawl.*;\n@StateMachine\npublic enum DoorState {\n"
              + "  @Initial @Transition(to = \"LAST\") @State(tags = \"busy\") "
              + name
              + ",\n  @Final LAST\n}\n");
      Job.write(
          temp,
          "machines/" + packageName + ".pawl.yaml",
          "machine: Gate\npackage: "
              + packageName
              + "\nstates:\n  "
              + name
              + ": { initial: true, tags: [busy], to: LAST }\n  LAST: { final: true }\n");
    }
    Job job = Job.of(temp.resolve("src"), temp.resolve("work"));
    tool.compile(job.with("-Apawl.machines=" + temp.resolve("machines"))).clean();
  }

  private static String nested(String outer, String annotation, String inner) {
    return "package shop;\nimport dev.pawl.*;\n"
        + outer
        + annotation
        + " public enum "
        + inner
        + " {\n  @Initial @Transition(to = \"DONE\") OPEN,\n  @Final DONE\n}\n"
        + "}".repeat(outer.length() - outer.replace("{", "").length());
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void enumNamedStateDeclaresTheEnclosingType(Tool tool) {
    Job.write(
        temp, "src/shop/Order.java", nested("public class Order { ", "@StateMachine", "State"));
    Job.write(
        temp, "src/shop/Bill.java", nested("public interface Bill { ", "@StateMachine", "Status"));
    Job.write(
        temp,
        "src/shop/Outer.java",
        nested("public class Outer { public record Parcel() { ", "@StateMachine", "States"));
    Job.write(
        temp, "src/shop/House.java", nested("public class House { ", "@StateMachine", "DoorState"));
    Job.write(
        temp, "src/shop/Status.java", nested("", "@StateMachine(name = \"Delivery\")", "Status"));
    Compiled compiled = tool.compile(Job.of(temp.resolve("src"), temp.resolve("work"))).clean();
    for (String machine : List.of("Order", "Bill", "Parcel", "Door", "Delivery")) {
      assertTrue(compiled.generated().containsKey("shop/" + machine + "Machine.java"), machine);
    }
  }
}
