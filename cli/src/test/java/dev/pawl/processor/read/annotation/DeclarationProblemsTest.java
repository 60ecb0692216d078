package dev.pawl.processor.read.annotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.cli.input.CheckedFile;
import dev.pawl.language.Named;
import dev.pawl.language.model.Event;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import dev.pawl.processor.read.file.MachineFiles;
import dev.pawl.processor.testing.Compiler;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DeclarationProblemsTest {

  @TempDir Path folder;

  private Read read(Compiler compiler, String... sources) {
    return Read.of(compiler, folder, sources);
  }

  @ParameterizedTest
  @EnumSource
  void elementThatCannotDeclareStatesIsReported(Compiler compiler) {
    Read read =
        read(
            compiler,
            """
            package p;
            import dev.pawl.StateMachine;
            class Outer {
              @StateMachine class Klass {}
              @StateMachine interface Face {}
              @StateMachine record Rec() {}
              @StateMachine @interface Anno {}
              @StateMachine(yaml = "") interface Empty {}
              @StateMachine private enum Hidden { A }
              private static class Deep { @StateMachine enum Inside { A } }
              @StateMachine(yaml = "x.yaml") enum Both { A }
            }
            """);
    assertEquals(List.of(), read.machines());
    assertEquals(List.of(), read.triggers());
    assertEquals(Set.of("NOT_DECLARABLE"), Set.copyOf(read.codes()));
    assertEquals(8, read.problems().size(), read.texts());
    String texts = read.texts();
    assertTrue(
        texts.contains(
            "[PAWL001] @StateMachine cannot be declared on the class Klass: states are the"
                + " constants of an enum; on other elements, yaml must name the file that declares"
                + " the machine. Use it on an enum that generated code can access, or with yaml on"
                + " an interface, a class or a package."),
        texts);
    assertTrue(texts.contains("the interface Face: states"), texts);
    assertTrue(texts.contains("the record Rec: states"), texts);
    assertTrue(texts.contains("the annotation type Anno: states"), texts);
    assertTrue(texts.contains("the enum Hidden: it is private"), texts);
    assertTrue(texts.contains("the enum Inside: an enclosing type is private"), texts);
    assertTrue(texts.contains("the enum Both with yaml: an enum declares"), texts);
    assertFalse(read.result().success());
  }

  /** The suggested remedy equals the remedy for a YAML file; see {@code GuardRemedy}. */
  @ParameterizedTest
  @EnumSource
  void expressionAsGuardHasRemedyOfYaml(Compiler compiler) {
    List<String> guards = List.of("tries > 3", "ready()", "a and b", "not a", "a &&");
    StringBuilder states = new StringBuilder();
    StringBuilder file = new StringBuilder("machine: M\nstates:\n");
    for (int i = 0; i < guards.size(); i++) {
      states.append(
          "@Transition(on = \"e%1$d\", to = \"A\", guard = \"%2$s\") S%1$d,\n"
              .formatted(i, guards.get(i)));
      file.append(
          "  S%1$d: { on: { e%1$d: { to: A, guard: \"%2$s\" } } }\n".formatted(i, guards.get(i)));
    }
    Read read =
        read(
            compiler,
            "package p; import dev.pawl.*; @StateMachine enum MState { " + states + "@Initial A }");
    String yaml = file + "  A: { initial: true }\n";
    MachineFiles.Found found = new MachineFiles.Found("m.pawl.yaml", yaml, Optional.empty());
    List<String> remedies = hints(CheckedFile.of(found, false).problems());
    assertEquals(guards.size(), remedies.size());
    assertTrue(
        remedies
            .get(0)
            .startsWith("Write the expression in a Java method, and name the method here."));
    assertEquals(remedies, hints(read.problems()));
  }

  private static List<String> hints(List<Problem> problems) {
    return problems.stream()
        .filter(p -> p.code() == Code.GUARD_SYNTAX)
        .map(p -> p.hint().orElseThrow())
        .toList();
  }

  @ParameterizedTest
  @EnumSource
  void yamlTriggersAreRead(Compiler compiler) {
    Read read =
        read(
            compiler,
            "@dev.pawl.StateMachine(yaml = \"a/p.yaml\") package p.q;",
            """
            package p;
            @dev.pawl.StateMachine(yaml = "b.yaml",
                name = "B",
                threadSafe = true,
                context = String.class)
            interface Trigger {}
            """,
            """
            package p;
            @dev.pawl.StateMachine(yaml = "c.yaml", parallel = true)
            @dev.pawl.Transition(after = "5s", to = "A")
            public final class Third {}
            """);
    assertEquals(
        Set.of("a/p.yaml p.q true", "b.yaml p false", "c.yaml p true"),
        Set.copyOf(
            read.triggers().stream()
                .map(t -> t.file() + " " + t.packageName() + " " + t.isPublic())
                .toList()));
    assertEquals(
        List.of(
            "BELONGS_IN_FILE",
            "BELONGS_IN_FILE",
            "BELONGS_IN_FILE",
            "BELONGS_IN_FILE",
            "STRAY_ANNOTATION"),
        read.codes());
    assertTrue(
        read.texts().contains("\"threadSafe\" must be declared in the YAML file"), read.texts());
    assertTrue(
        read.texts()
            .contains("@Transition has no meaning here: the machine is declared in the file"),
        read.texts());
    assertEquals(3, line(read, "\"name\""));
    assertEquals(4, line(read, "\"threadSafe\""));
    assertEquals(5, line(read, "\"context\""));
    assertEquals(2, line(read, "\"parallel\""));
  }

  private static long line(Read read, String text) {
    return read.result().with(text).get(0).line();
  }

  @ParameterizedTest
  @EnumSource
  void invalidTransitionsAreReported(Compiler compiler) {
    Read read =
        read(
            compiler,
            """
            package p;
            import dev.pawl.*;
            @StateMachine
            enum M {
              @Transition(guard = "x") A,
              @Transition B,
              @Transition(on = "done. ", to = "A") @Transition(on = "x", choose = "pick") C,
              @Transition(on = "y", to = "A", guard = "in() && a") D,
              @Transition(on = "z", to = "A", guard = "a & b") E,
              @Transition(on = "--", to = "A", effects = {"", "ok"}, update = "_", guard = "$") F,
              @Transition(to = {"A", "B"}, choose = "pick") G,
              __
            }
            """);
    assertEquals(
        List.of(
            "NO_TARGET",
            "NO_TARGET",
            "BAD_NAME",
            "MISSING_KEY",
            "GUARD_SYNTAX",
            "GUARD_SYNTAX",
            "BAD_NAME",
            "BAD_NAME",
            "BAD_NAME",
            "BAD_NAME",
            "SEVERAL_TARGETS",
            "BAD_NAME"),
        read.codes());
    String texts = read.texts();
    assertTrue(
        texts.contains("Add to = \"STATE\". A transition with \"on\", \"always\" or \"after\""),
        texts);
    assertTrue(texts.contains("the name of the state is missing."), texts);
    assertTrue(texts.contains("A transition with \"choose\" needs \"to\"."), texts);
    assertTrue(texts.contains("\"a & b\" is not a guard: "), texts);
    assertTrue(texts.contains("not \"&\" (character 3)."), texts);
    assertTrue(texts.contains("\"\" cannot be the name of an effect: it is empty."), texts);
    assertTrue(
        texts.contains("\"__\" cannot be the name of a state: it has no letter and no digit."),
        texts);
    assertEquals(
        List.of("y[unreadableGuard1]->A"), Read.transitions(read.machine().states().get(3)));
    assertEquals(List.of("--[$]->A [ok]"), Read.transitions(read.machine().states().get(5)));
    assertEquals(List.of("~toA->A", "~toB->B"), Read.transitions(read.machine().states().get(6)));
  }

  @ParameterizedTest
  @EnumSource
  void internalEventsAreReported(Compiler compiler) {
    Read read =
        read(
            compiler,
            """
            package p;
            import dev.pawl.*;
            @StateMachine
            @Event(name = "done.A")
            @Event(name = "A.after.5s")
            enum M {
              @Transition(on = "x", to = "A",
                  raise = {"ok", "done.B"})
              @Transition(after = "5s", to = "A")
              @State(
                  raiseOnEntry = "done.C",
                  raiseOnExit = "*",
                  defer = "done.D",
                  ignore = {"done.E", "--"})
              A
            }
            """);
    List<String> names = List.of("done.A", "A.after.5s", "done.B", "done.C", "*", "done.D", "--");
    assertEquals(
        List.of(4L, 5L, 8L, 11L, 12L, 13L, 14L),
        names.stream().map(n -> line(read, "\"" + n + "\" cannot be")).toList(),
        read.texts());
    assertEquals(names.size(), read.problems().size(), read.texts());
    assertEquals(Set.of("BAD_NAME"), Set.copyOf(read.codes()));
    assertEquals("[ok]", read.machine().states().get(0).transitions().get(0).raise().toString());
    assertEquals("[done.E]", read.machine().states().get(0).behavior().ignored().toString());
    assertTrue(read.texts().contains("the event of a timer has that name."), read.texts());
  }

  @ParameterizedTest
  @EnumSource
  void invalidEventsAreReported(Compiler compiler) {
    Read read =
        read(
            compiler,
            """
            package p;
            import dev.pawl.*;
            @StateMachine
            @Event(name = "e", payload = {
                @Param(name = "class", type = int.class),
                @Param(name = "a b", type = int.class),
                @Param(name = "hashCode", type = int.class),
                @Param(name = "", type = int.class),
                @Param(name = "nothing", type = void.class),
                @Param(name = "x", type = int.class),
                @Param(name = "x", type = long.class)})
            @Event(name = "e")
            @Event(name = "")
            @Forbid(from = "A", to = "A", because = " ")
            enum M {
              A
            }
            """);
    assertEquals(
        List.of(
            "BAD_NAME",
            "BAD_NAME",
            "BAD_NAME",
            "BAD_NAME",
            "WRONG_TYPE",
            "NAME_CLASH",
            "NAME_CLASH",
            "BAD_NAME",
            "MISSING_KEY"),
        read.codes());
    String texts = read.texts();
    assertTrue(texts.contains("\"class\" cannot be the name of a component of a payload"), texts);
    assertTrue(
        texts.contains("The type of \"nothing\" must be a type with values, not void."), texts);
    assertTrue(texts.contains("This component and an earlier one both become x in Java."), texts);
    assertEquals(
        List.of("x"),
        Named.event(read.machine(), "e").get().payload().stream().map(Event.Param::name).toList());
    for (int line = 5; line <= 9; line++) {
      assertEquals(line, read.result().messages().get(line - 5).line(), read.result().text());
    }
    assertEquals(11, line(read, "This component"));
    assertEquals(12, line(read, "This event"));
    assertEquals(13, line(read, "the name of an event"));
    assertEquals(14, line(read, "@Forbid"));
  }

  @ParameterizedTest
  @EnumSource
  void eventTypeThatIsNoEnumIsReported(Compiler compiler) {
    Read read =
        read(
            compiler,
            """
            package p;
            import dev.pawl.*;
            @StateMachine(
                events = String.class,
                context = int.class)
            enum M { A }
            """,
            """
            package p;
            import dev.pawl.*;
            @StateMachine(events = Thread.State.class)
            @Event(name = "blockd")
            @Event(name = "new", payload = @Param(name = "x", type = int.class))
            enum N { A }
            """);
    assertEquals(
        Set.of(
            "[PAWL006] \"events\" must be an enum, not the class String.",
            "[PAWL006] \"context\" must be a class, not a primitive type. Use its"
                + " wrapper class.",
            "[PAWL014] \"blockd\" is not an event of N. Did you mean \"BLOCKED\"?",
            "[PAWL038] A payload of NEW, a constant of your own enum, is not supported yet."
                + " Remove it."),
        Set.copyOf(read.problems().stream().map(p -> p.message()).toList()));
    assertEquals(4, line(read, "\"events\""));
  }

  @ParameterizedTest
  @EnumSource
  void inaccessibleTypesAreReported(Compiler compiler) {
    Read read =
        read(
            compiler,
            """
            package p;
            import dev.pawl.*;
            class Outer {
              private static class Own { static class Deep {} }
              private enum Kind { X }
              @StateMachine(context = Own.class)
              @Event(name = "e", payload = @Param(name = "x",
                  type = Own.Deep[].class))
              enum M {
                @MapsTo(view = Kind.class, value = "X") A
              }
            }
            """);
    assertEquals(List.of("WRONG_TYPE", "WRONG_TYPE", "WRONG_TYPE"), read.codes());
    assertTrue(
        read.texts()
            .contains(
                "\"type\" must be a type that generated code can access, not a private type."),
        read.texts());
    assertEquals(6, line(read, "\"context\""));
    assertEquals(8, line(read, "\"type\""));
  }

  @ParameterizedTest
  @EnumSource
  void strayAnnotationsAreReported(Compiler compiler) {
    Read read =
        read(
            compiler,
            """
            package p;
            import dev.pawl.*;
            @Transition(to = "A") @Event(name = "e") @Event(name = "f")
            @Forbid(from = "A", to = "A", because = "x")
            enum Plain {
              @Initial @Final @State @Transition(to = "A") @Transition(to = "A") A,
              @MapsTo(view = Thread.State.class, value = "NEW") B
            }
            """,
            """
            package p;
            import dev.pawl.*;
            @Transition(to = "A")
            class Klass {
              @Initial int field;
            }
            """,
            """
            package p;
            import dev.pawl.*;
            @StateMachine
            enum Good {
              @Initial A;
              @Final static final Good B = A;
            }
            """);
    assertEquals(Set.of("STRAY_ANNOTATION"), Set.copyOf(read.codes()));
    assertEquals(4, read.problems().size(), read.texts());
    String texts = read.texts();
    assertTrue(
        texts.contains(
            "[PAWL045] @Transition has no meaning here: the enum Plain has no @StateMachine. Put"
                + " @StateMachine on Plain."),
        texts);
    assertTrue(texts.contains("@Final has no meaning here: the field B is not a constant."), texts);
    assertTrue(
        texts.contains("@Transition has no meaning here: the class Klass has no @StateMachine."),
        texts);
  }
}
