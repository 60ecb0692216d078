package dev.pawl.guides.stateless;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.oxo42.stateless4j.StateConfiguration;
import com.github.oxo42.stateless4j.StateMachine;
import com.github.oxo42.stateless4j.StateMachineConfig;
import com.github.oxo42.stateless4j.triggers.TriggerWithParameters1;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.guides.TurnEvent;
import dev.pawl.guides.TurnMachine;
import dev.pawl.guides.TurnState;
import dev.pawl.guides.Turns;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the differences from stateless4j that the guide describes. */
class StatelessDifferencesTest {

  private final StateMachineConfig<String, String> config = new StateMachineConfig<>();
  private final List<String> done = new ArrayList<>();
  private final Turns turns = new Turns();

  @Test
  void twoHoldingGuardsThrowAtRunTime() {
    config.configure("A").permitIf("go", "B", () -> true).permitIf("go", "C", () -> true);
    StateMachine<String, String> machine = new StateMachine<>("A", config);
    assertThrows(IllegalStateException.class, () -> machine.fire("go"));
    assertEquals(TurnState.B, turns.machine.pick());
  }

  @Test
  void superstateDoesNotEnterSubstate() {
    config.configure("A").permit("go", "OUTER");
    config.configure("OUTER").permit("in", "INNER");
    config.configure("INNER").substateOf("OUTER");
    StateMachine<String, String> machine = new StateMachine<>("A", config);
    machine.fire("go");
    assertEquals("OUTER", machine.getState());
    assertEquals(TurnState.INNER, turns.machine.into());
  }

  @Test
  void ignoredTriggerIsAccepted() {
    List<String> unhandled = new ArrayList<>();
    config.configure("A").ignore("ping");
    StateMachine<String, String> machine = new StateMachine<>("A", config);
    machine.onUnhandledTrigger((state, trigger) -> unhandled.add(trigger));
    machine.fire("ping");
    assertEquals(List.of(), unhandled);
    assertTrue(machine.canFire("ping"));
    List<Outcome<TurnState>> heard = new ArrayList<>();
    TurnMachine turn =
        TurnMachine.builder()
            .context(0)
            .logic(turns)
            .effects(turns)
            .hook(
                new TransitionHook<>() {
                  @Override
                  public void refused(
                      LifecycleEvent<TurnState, TurnEvent> attempt, Outcome<TurnState> outcome) {
                    heard.add(outcome);
                  }
                })
            .build();
    assertInstanceOf(Outcome.Ignored.class, turn.tryFire(TurnEvent.ping()));
    assertInstanceOf(Outcome.Ignored.class, heard.get(0));
  }

  @Test
  void internalTransitionDoesNotGetParameter() {
    int[] sum = {0};
    config.configure("A").permitInternal("add", () -> sum[0]++); // no form of it has a parameter
    config.setTriggerParameters("add", Integer.class);
    StateMachine<String, String> machine = new StateMachine<>("A", config);
    machine.fire(new TriggerWithParameters1<>("add", Integer.class), 3);
    assertEquals(1, sum[0]);
    for (Method method : StateConfiguration.class.getMethods()) {
      if (method.getName().startsWith("permitInternal")) {
        assertFalse(
            Arrays.stream(method.getParameterTypes())
                .anyMatch(type -> type.getSimpleName().matches("Action\\d")),
            method::toString);
      }
    }
    turns.machine.add(3);
    assertEquals(3, turns.machine.context());
  }

  @Test
  void triggerFiredInEntryRunsDuringStep() {
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
    Turns firing =
        new Turns() {
          @Override
          public void enterB(Integer count) {
            assertEquals(TurnState.B, machine.further()); // queued
            done.add("end of entry B in " + machine.state());
          }
        };
    assertEquals(TurnState.C, firing.machine.go());
    assertEquals(List.of("exit A", "action", "end of entry B in B"), firing.done);
  }

  @Test
  void throwingActionKeepsState() {
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
    Turns throwing =
        new Turns() {
          @Override
          public void act(Integer count) {
            throw new IllegalArgumentException("no connection");
          }
        };
    assertThrows(IllegalArgumentException.class, throwing.machine::go);
    assertEquals(TurnState.B, throwing.machine.state());
    assertEquals(List.of("exit A", "entry B"), throwing.done);
  }

  @Test
  void throwingEntryKeepsNewStateAsInPawl() {
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
    Turns throwing =
        new Turns() {
          @Override
          public void enterB(Integer count) {
            throw new IllegalArgumentException("no connection");
          }
        };
    assertThrows(IllegalArgumentException.class, throwing.machine::go);
    assertEquals(TurnState.B, throwing.machine.state());
  }
}
