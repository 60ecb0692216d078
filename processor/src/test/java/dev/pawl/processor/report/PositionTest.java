package dev.pawl.processor.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import dev.pawl.processor.testing.Compiler;
import dev.pawl.processor.testing.ElementProcessor;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests positions: every text in the annotations below contains its line, and messages must have
 * that line.
 */
class PositionTest {

  private static final String SOURCE =
      """
      package p;
      import dev.pawl.*;
      @StateMachine(
          name = "4")
      @Transition(on = "5", to = "5")
      @Transition(
          on = "7",
          to = {"8",
                "9"})
      @dev.pawl.Event(name = "10", payload = {
          @Param(name = "11", type = int.class),
          @Param(
              name = "13", type = int.class)})
      @Event(
          name = "15")
      enum M {
        @Initial
        @Transition(
            on = "19",
            to = {
                "21", "21",
                "22"})
        @State(
            tags = "24")
        A,
        @Transition(on = "26", to = "26")
        @Transition(on = "27",
            to = {"28",
                "29"}) @MapsTo(view = Thread.State.class, value = " 29")
        @MapsTo(view = Thread.State.class,
            value = "31") @Transition(to = "31")
        B,
        @Transition.List({
            @Transition(on = "34", to = "34"),
            @Transition(on = "35",
                to = "36")})
        C
      }
      """;

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void everyValueIsReportedInItsLine(Compiler compiler) {
    ElementProcessor processor =
        new ElementProcessor(
            (environment, round) -> {
              List<Problem> problems = new ArrayList<>();
              for (Element type : round.getRootElements()) {
                collect(type, problems);
                type.getEnclosedElements().forEach(e -> collect(e, problems));
              }
              new Reporter(environment, ReportPolicy.DEFAULT).report(problems, null);
            });
    Compiler.Result result = compiler.compile(folder, processor, List.of("-proc:only"), SOURCE);
    processor.rethrow();
    List<Compiler.Message> messages = result.with("[PAWL013]");
    assertEquals(27, messages.size(), result.text());
    List<String> wrong = new ArrayList<>();
    int last = 0;
    for (Compiler.Message message : messages) {
      String written = message.text().split("\"")[1];
      int line = Integer.parseInt(written.strip());
      if (line < last && compiler == Compiler.JAVAC) {
        wrong.add("out of order: " + line);
      }
      last = line;
      if (message.line() != expected(compiler, written) || !message.file().equals("M.java")) {
        wrong.add(line + " is told on " + message.line());
      }
    }
    assertEquals(List.of(), wrong);
  }

  /**
   * Returns the expected line, which depends on the compiler, because ECJ has no positions of array
   * elements.
   */
  private static int expected(Compiler compiler, String written) {
    int line = Integer.parseInt(written.strip());
    if (compiler == Compiler.JAVAC) {
      return line;
    }
    return switch (written) {
      case "9" -> 8;
      case "21", "22" -> 20;
      case "29" -> 28;
      default -> line;
    };
  }

  private static void collect(Element element, List<Problem> problems) {
    element.getAnnotationMirrors().forEach(m -> collect(element, m, problems));
  }

  private static void collect(Element element, AnnotationMirror mirror, List<Problem> problems) {
    mirror.getElementValues().values().forEach(v -> collect(element, mirror, v, problems));
  }

  private static void collect(
      Element element, AnnotationMirror mirror, AnnotationValue value, List<Problem> problems) {
    if (value.getValue() instanceof String text) {
      Origin origin = new Origin.InJava(element, mirror, value);
      problems.add(0, Problem.of(Code.UNKNOWN_STATE, origin, text, "M"));
    } else if (value.getValue() instanceof AnnotationMirror inner) {
      collect(element, inner, problems);
    } else if (value.getValue() instanceof List<?> list) {
      list.forEach(v -> collect(element, mirror, (AnnotationValue) v, problems));
    }
  }
}
