package dev.pawl.guides.stateless;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.github.oxo42.stateless4j.StateMachine;
import com.github.oxo42.stateless4j.StateMachineConfig;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the guide says of stateless4j, where it means something else. */
class StatelessDifferencesTest {

  private final StateMachineConfig<String, String> config = new StateMachineConfig<>();
  private final List<String> done = new ArrayList<>();

  @Test
  void twoGuardsThatHoldAreAnErrorWhenItRuns() {
    config.configure("A").permitIf("go", "B", () -> true).permitIf("go", "C", () -> true);
    StateMachine<String, String> machine = new StateMachine<>("A", config);
    assertThrows(IllegalStateException.class, () -> machine.fire("go"));
  }

  @Test
  void aSuperstateIsNotEnteredFurther() {
    config.configure("A").permit("go", "OUTER");
    config.configure("OUTER").permit("in", "INNER");
    config.configure("INNER").substateOf("OUTER");
    StateMachine<String, String> machine = new StateMachine<>("A", config);
    machine.fire("go");
    assertEquals("OUTER", machine.getState());
  }

  @Test
  void aTriggerFiredWithinAnEntryRunsWithinTheStep() {
    List<StateMachine<String, String>> itself = new ArrayList<>();
    config.configure("A").permit("go", "B");
    config
        .configure("B")
        .permit("on", "C")
        .onEntry(
            () -> {
              itself.get(0).fire("on");
              done.add("end of entry B");
            });
    config.configure("C").onEntry(() -> done.add("entry C"));
    itself.add(new StateMachine<>("A", config));
    itself.get(0).fire("go");
    assertEquals(List.of("entry C", "end of entry B"), done);
  }

  @Test
  void anActionThatThrowsLeavesTheStateWhereItWas() {
    config
        .configure("A")
        .permit(
            "go",
            "B",
            () -> {
              throw new IllegalArgumentException("no connection");
            })
        .onExit(() -> done.add("exit A"));
    StateMachine<String, String> machine = new StateMachine<>("A", config);
    assertThrows(IllegalArgumentException.class, () -> machine.fire("go"));
    assertEquals("A", machine.getState());
    assertEquals(List.of("exit A"), done);
  }

  @Test
  void anEntryThatThrowsIsLateAsInPawl() {
    config.configure("A").permit("go", "B");
    config
        .configure("B")
        .onEntry(
            () -> {
              throw new IllegalArgumentException("no connection");
            });
    StateMachine<String, String> machine = new StateMachine<>("A", config);
    assertThrows(IllegalArgumentException.class, () -> machine.fire("go"));
    assertEquals("B", machine.getState());
  }
}
