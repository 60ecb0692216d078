package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that remedies for properties use the syntax of the declaration. */
class PropertyHintTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          PAWL163 | alwaysPossible = "in(USED)" | add dependsOn = {"enough", "mine"}.
          PAWL162 | never = "in(PAID)", after = "exited(USED)" | add vacuous = true.
          PAWL167 | handlesAll = true | Add in = "STATE".
          PAWL167 | atMost = 1 | Add of = "PROPOSITION".
          PAWL167 | onlyAfter = "in(PAID)" | Write event = "EVENT", entered = "STATE" or exited = "STATE" next
          PAWL167 | never = "in(USED)", during = "in(PAID)" | Remove "during", or
          PAWL167 | alwaysPossible = "in(USED)", after = "in(PAID)" | Limit it with "during".
          PAWL167 | alwaysPossible = "in(USED)", during = "event(ride)" | uses event(ride) as "during",
          """)
  void remedyForEnumIsAnAnnotationElement(String code, String elements, String remedy) {
    Job.write(
        folder.resolve("src"),
        "p/TicketState.java",
        """
        package p;

        import dev.pawl.*;

        @StateMachine
        @Verify(name = "property", %s)
        enum TicketState {
          @Initial
          @Transition(on = "ride", to = "USED", guard = "enough && mine")
          PAID,
          @Final USED
        }
        """
            .formatted(elements));
    List<Message> problems =
        Tool.JAVAC.compile(Job.of(folder.resolve("src"), folder.resolve("work"))).problems(code);
    assertEquals(1, problems.size());
    String text = problems.get(0).text();
    assertTrue(text.contains(remedy), text);
  }
}
