package dev.pawl.processor.read.annotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.Named;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.testing.Compiler;
import dev.pawl.processor.testing.ElementProcessor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class UnresolvedTest {

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void compilerErrorsAreNotReportedAgain(Compiler compiler) {
    Read read =
        Read.of(
            compiler,
            folder,
            """
            package p;
            import dev.pawl.*;
            @StateMachine(context = Missing.class, events = Gone[].class, name = No.NAME)
            @Event(name = "e", payload = {@Param(name = "x", type = Missing.class),
                @Param(name = "y", type = Missing[].class),
                @Param(name = No.NAME, type = int.class)})
            @Assume(counter = "c", max = No.MAX, deferredAtMost = No.LIMIT)
            @Verify(name = "v", atMost = No.LIMIT, never = "in(A)")
            @Forbid(from = {No.A, "A"}, to = No.B, because = No.C)
            enum M {
              @Initial @Transition(on = No.E, to = "B") A,
              @Transition(on = "e", to = No.B) A2,
              @Transition(on = "f", to = {"B", No.B}, guard = "g", effects = {No.X, "y"}) A3,
              @MapsTo(view = Missing.class, value = "X") @State(tags = {No.TAG, "t"}) B,
              @MapsTo(view = Thread.State.class, value = No.A) @State(wireName = No.WIRE) B2,
              @Unknown @Transition(to = "B", on = "last", guard = No.GUARD, update = No.U) C
            }
            """);
    Machine machine = read.machine();
    assertEquals(List.of(), read.problems());
    assertFalse(read.result().success());
    assertEquals("M", machine.name());
    assertEquals("java.lang.Object", machine.context().get().qualifiedName());
    assertTrue(machine.eventType().isEmpty());
    assertEquals(List.of("e", "last"), machine.events().stream().map(Event::name).toList());
    assertEquals("x", Named.event(machine, "e").get().payload().get(0).name());
    assertEquals(List.of("last->B"), Read.transitions(machine.states().get(5)));
  }

  /** javac does not run processors on some of these sources; ECJ runs them on all. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "@StateMachine(unexpected = No.X) enum M { A }",
        "@StateMachine(unexpected = 5, name = 6, threadSafe = \"x\") enum M { A }",
        "@StateMachine(omit = No.PARTS, include = {Part.PHASE, No.X, 3}) enum M { A }",
        "@StateMachine(threadSafe = No.FLAG, wireNames = \"x\") enum M { A }",
        "@StateMachine(context = 5, events = \"x\") enum M { A }",
        "@StateMachine(no = 5) @Event @Forbid enum M { A }",
        "@StateMachine @Event(name = \"e\", payload = No.P) enum M { A }",
        "@StateMachine @Event(name = \"e\", payload = {@Param, @Event, 5}) enum M { A }",
        "@StateMachine enum M { @Transition(on = 5, to = M.class, guard = {}) A }",
        "@StateMachine enum M { @Transition(to = {5, @Initial, {}}) A }",
        "@StateMachine enum M { @Transition(on = {\"a\", \"b\"}, to = \"A\") A }",
        "@StateMachine enum M { @Transition.List(5) @MapsTo.List A }",
        "@StateMachine enum M { @Transition.List({@Initial, 3}) A }",
        "@StateMachine enum M { @MapsTo(view = String.class, value = \"X\") A }",
        "@StateMachine enum M { @MapsTo(view = int.class) @MapsTo A }",
        "@StateMachine enum M { @Transition(to = \"A\" A }",
        "@StateMachine @StateMachine enum M { @Initial @Initial A, A }",
        "@StateMachine(yaml = No.X) interface M { }",
        "@StateMachine(yaml = 5) interface M { }",
        "@Transition(to = No.X) @StateMachine.Missing class M { @Initial(3) int a; }",
      })
  void invalidSourcesCauseNoException(String source) {
    for (Compiler compiler : Compiler.values()) {
      Read read =
          Read.of(
              compiler,
              folder.resolve(compiler.name()),
              "package p;\nimport dev.pawl.*;\n" + source + "\n");
      assertFalse(read.result().success());
    }
  }

  @ParameterizedTest
  @EnumSource
  void typesOfOtherProcessorsAreRead(Compiler compiler) {
    List<Boolean> unresolved = new ArrayList<>();
    List<Machine> machines = new ArrayList<>();
    ElementProcessor processor =
        new ElementProcessor(
            (environment, round) -> {
              Elements elements = environment.getElementUtils();
              TypeElement type = elements.getTypeElement("p.M");
              unresolved.add(EnumReader.unresolved(type));
              if (unresolved.size() == 1) {
                try (Writer writer =
                    environment.getFiler().createSourceFile("p.Later").openWriter()) {
                  writer.write(
                      "package p; class Later { static final String B = \"B\"; enum E { GO } }");
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              } else {
                new EnumReader(
                        elements,
                        new CompilerTypes(elements, environment.getTypeUtils(), type),
                        false)
                    .read(type, new Problems())
                    .ifPresent(machines::add);
              }
            });
    Compiler.Result result =
        compiler.compile(
            folder,
            processor,
            List.of(),
            """
            package p;
            import dev.pawl.*;
            @StateMachine(context = Later.class, events = Later.E.class)
            enum M { @Initial @Transition(on = "go", to = Later.B) A, @Final B }
            """);
    processor.rethrow();
    assertTrue(result.success(), result.text());
    assertEquals(true, unresolved.get(0));
    assertEquals(false, unresolved.get(1));
    Machine machine = machines.get(0);
    assertEquals("p.Later", machine.context().get().qualifiedName());
    assertEquals(List.of("GO"), machine.eventType().get().constants());
    assertEquals(List.of("GO->B"), Read.transitions(machine.states().get(0)));
  }
}
