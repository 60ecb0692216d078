package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that remedies for properties use the syntax of the declaration. */
class PropertyHintTest {

  @TempDir private Path folder;

  @Test
  void remedyForEnumIsAnAnnotationElement() {
    Job.write(
        folder.resolve("src"),
        "p/TicketState.java",
        """
        package p;

        import dev.pawl.*;

        @StateMachine
        @Verify(name = "canLeave", alwaysPossible = "in(USED)")
        enum TicketState {
          @Initial
          @Transition(on = "ride", to = "USED", guard = "enough && mine")
          PAID,
          @Final USED
        }
        """);
    List<Message> problems =
        Tool.JAVAC
            .compile(Job.of(folder.resolve("src"), folder.resolve("work")))
            .problems("PAWL163");
    assertEquals(1, problems.size());
    String text = problems.get(0).text();
    assertTrue(text.contains("add dependsOn = {\"enough\", \"mine\"}."), text);
  }
}
