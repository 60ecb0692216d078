package dev.pawl.processor.lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.diagrams.text.TextDiagram;
import dev.pawl.language.check.Checks;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.StableNumbers;
import dev.pawl.language.model.State;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.scxml.Charts;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.yaml.YamlReader;
import dev.pawl.processor.Documents;
import dev.pawl.processor.e2e.AnyTypes;
import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.processor.e2e.Job;
import dev.pawl.processor.generate.Generators;
import dev.pawl.processor.lock.Locks;
import dev.pawl.processor.option.Output;
import dev.pawl.processor.plan.Planner;
import dev.pawl.processor.scxml.ChartCase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Tests that the name of a machine may equal the name of one of its states: its instances behave
 * like in the interpreter, and problems, documents and generated types differ only in the name.
 */
@Tag("attack")
@Tag("long")
class MachineCalledAsStateAttackTest {

  private static final int BY_DEFAULT = 40;
  private static final int BATCH = 40;
  private static final int STEPS = 40;
  private static final Pattern MACHINE = Pattern.compile("(?m)^machine: .*$");
  private static final Pattern PACKAGE = Pattern.compile("(?m)^package: .*$");
  private static final Pattern ESCAPE = Pattern.compile("\\\\u([0-9a-f]{4})");

  /** A document whose machine can have any name. */
  private record Named(String yaml) {
    String as(String machine) {
      return MACHINE.matcher(yaml).replaceFirst("machine: " + machine);
    }
  }

  @Test
  void stepsMatchTheInterpreter() {
    Fuzz fuzz = Fuzz.of(getClass(), BY_DEFAULT);
    SplittableRandom random = fuzz.random();
    ChartSource source = new ChartSource(random.split(), false, false);
    List<String> differences = new ArrayList<>();
    for (int made = 0; made < fuzz.count(); made += BATCH / 2) {
      List<ChartSource.Chart> charts = new ArrayList<>();
      for (int i = 0; i < BATCH / 2; i++) {
        ChartSource.Chart chart = source.next();
        List<String> names = names(chart.machine());
        for (int n = 0; n < 2; n++) {
          List<String> done = names.stream().filter(s -> ends(s, chart.machine())).toList();
          List<String> from = n == 0 && !done.isEmpty() ? done : names;
          String name = from.get(random.nextInt(from.size()));
          String inPackage = chart.packageName() + "n" + n;
          String yaml =
              PACKAGE
                  .matcher(new Named(chart.yaml()).as(name))
                  .replaceFirst("package: " + inPackage);
          Problems problems = new Problems();
          Machine machine = Charts.read(yaml, problems).orElseThrow();
          if (problems.hasErrors()) {
            // a timer of the machine and one of the state would have the same name
            assertEquals(
                Set.of(Code.BAD_NAME),
                problems.all().stream().map(Problem::code).collect(Collectors.toSet()));
            assertTrue(!machine.root().behavior().timers().isEmpty());
          } else {
            charts.add(new ChartSource.Chart(inPackage, yaml, machine));
          }
        }
      }
      new InMemoryCompiler()
          .each(
              charts,
              (chart, driver) ->
                  new Lockstep(chart.machine(), driver)
                      .live(random.split(), STEPS)
                      .ifPresent(d -> differences.add(chart.yaml() + d)),
              (chart, error) -> differences.add(chart.yaml() + error.getMessage()));
    }
    assertEquals(List.of(), differences);
  }

  /** Returns whether the machine raises the done event of a state. */
  private static boolean ends(String state, Machine machine) {
    return dev.pawl.language.Named.event(machine, Event.DONE_PREFIX + state).isPresent();
  }

  private static List<String> names(Machine machine) {
    return machine.tree().declared().stream().map(State::name).distinct().toList();
  }

  @Test
  void onlyTheNameDiffers() {
    int compared = 0;
    for (Named document : documents()) {
      Machine machine = read(document.yaml(), new Problems()).orElseThrow();
      boolean ownTimers = !machine.root().behavior().timers().isEmpty();
      List<String> names = names(machine).stream().filter(n -> n.matches("\\w+")).toList();
      for (String name : names.subList(0, Math.min(names.size(), 1))) {
        String other = like(name);
        // the name of the machine can change the names of its own timers; and LifecycleEvent is a
        // type of Pawl
        if (ownTimers || name.equals("Lifecycle")) {
          continue;
        }
        Map<String, String> actual = written(document.as(name));
        written(document.as(other))
            .forEach(
                (what, expected) -> {
                  List<String> lines = renamed(expected, other, name).lines().toList();
                  List<String> found = actual.remove(renamed(what, other, name)).lines().toList();
                  assertEquals(
                      "", difference(lines, found), () -> what + " of\n" + document.as(name));
                });
        assertEquals(Map.of(), actual);
        compared++;
      }
    }
    assertTrue(compared > 50, "" + compared);
  }

  /** Returns documents of all kinds: golden cases, samples and charts. */
  private static List<Named> documents() {
    List<Named> all = new ArrayList<>();
    for (String folder : List.of("src/test/resources/good", "../samples/src/main")) {
      for (Path file : Job.below(Path.of(folder), ".yaml")) {
        all.add(new Named(read(file)));
      }
    }
    ChartCase.all().forEach(c -> all.add(new Named(c.chart())));
    ChartSource source = new ChartSource(new SplittableRandom(5), false, true);
    Stream.generate(source::next).limit(20).forEach(c -> all.add(new Named(c.yaml())));
    return all.stream()
        .filter(d -> MACHINE.matcher(d.yaml()).find())
        .filter(d -> read(d.yaml(), new Problems()).isPresent())
        .toList();
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns a name of the same shape in otherwise unused letters. */
  private static String like(String name) {
    return name.replaceAll("\\p{Lu}", "\u0416").replaceAll("\\p{Ll}", "\u0436");
  }

  private static String renamed(String text, String from, String to) {
    Words old = Words.of(from);
    Words now = Words.of(to);
    String id = from.replace("_", "_5f").replace("\u0416", "_416").replace("\u0436", "_436");
    return text.replace(from, to)
        .replace("pawl" + id, "pawl" + to.replace("_", "_5f"))
        .replace(old.type(), now.type())
        .replace(old.constant(), now.constant())
        .replace(old.method(), now.method());
  }

  /** Returns the first differing lines. */
  private static String difference(List<String> expected, List<String> actual) {
    for (int i = 0; i < Math.min(expected.size(), actual.size()); i++) {
      // the article before a name can differ
      if (!expected.get(i).replace(" an ", " a ").equals(actual.get(i).replace(" an ", " a "))) {
        return expected.get(i) + "\nis expected, not\n" + actual.get(i);
      }
    }
    return expected.size() == actual.size() ? "" : "one is longer";
  }

  private static Optional<Machine> read(String yaml, Problems problems) {
    return YamlReader.read("m.pawl.yaml", yaml, "m", true, new AnyTypes(), problems);
  }

  /** Returns all messages and output of a document. */
  private static Map<String, String> written(String yaml) {
    Map<String, String> written = new TreeMap<>();
    Problems problems = new Problems();
    Machine machine = read(yaml, problems).orElseThrow();
    Optional<ResolvedMachine> checked = Checks.run(machine, problems, true);
    written.put(
        "problems",
        problems.all().stream().map(Problem::message).collect(Collectors.joining("\n")));
    if (checked.isEmpty()) {
      return written;
    }
    ResolvedMachine resolved = checked.get();
    for (Output output : Output.values()) {
      written.put(
          output.name(),
          // the hashes of a page and of its model depend on their whole content
          Documents.of(resolved, output, TextDiagram.Options.DEFAULT)
              .replaceAll("'sha256-[^']+'", "'sha256'")
              .replaceAll("data-version=\"\\w+\"", "data-version"));
    }
    StableNumbers ids = new Locks(Optional.empty(), false).number(resolved, new Problems()).ids();
    Generators.generate(
            Planner.plan(resolved),
            ids,
            "",
            new Generators.Target(21, true, false, Set.of(), List.of()))
        .forEach(s -> written.put(s.name(), unescaped(s.text())));
    return written;
  }

  /** Returns a source with decoded Unicode escapes. */
  private static String unescaped(String source) {
    return ESCAPE
        .matcher(source)
        .replaceAll(m -> Matcher.quoteReplacement("" + (char) Integer.parseInt(m.group(1), 16)));
  }
}
