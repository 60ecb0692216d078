package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the methods that a user implements say of when they are called. */
class LogicCommentsTest {

  private static final String YAML =
      """
      machine: Job
      package: p
      entry: begin
      states:
        Waiting: { initial: true, entry: log, exit: log, after: { patience: Over }, on: { go: Over } }
        Over: { entry: [log, tell], after: { patience: Gone }, on: { again: { to: Waiting, effects: tell } } }
        Gone: { on: { back: Waiting }, always: { guard: bored, effects: yawn, to: Waiting } }
      """;

  @TempDir Path temp;

  @Test
  void theyNameStatesAndEvents() {
    TreeMap<String, String> files = BigMachine.compile(temp, Tool.JAVAC, YAML).generated();
    String effects = files.get("p/JobEffects.java");
    for (String comment :
        List.of(
            "/** Runs on entering the machine. */\n  void begin(",
            "/** Runs on entering {@code Waiting}, on leaving {@code Waiting}, on entering {@code"
                + " Over}. */\n  void log(",
            "/** Runs on {@code again}, and on entering {@code Over}. */\n  void tell(",
            "/** Runs on transitions without event. */\n  void yawn(")) {
      assertTrue(effects.contains(comment), effects);
    }
    String logic = files.get("p/JobLogic.java");
    assertTrue(
        logic.contains(
            "/** How long the timer runs that starts on entering {@code Waiting}, on entering {@code"
                + " Over}. */"),
        logic);
  }
}
