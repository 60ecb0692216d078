package dev.pawl.micrometer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionVetoedError;
import dev.pawl.store.JdbcStore;
import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationHandler;
import io.micrometer.observation.ObservationRegistry;
import java.util.ArrayList;
import java.util.List;
import org.h2.jdbcx.JdbcDataSource;
import org.junit.jupiter.api.Test;

class ObservationHookTest {

  private final List<String> heard = new ArrayList<>();
  private final ObservationRegistry registry = ObservationRegistry.create();
  private final ObservationHook<CircuitState, CircuitEvent> hook =
      ObservationHook.of(CircuitTransitions.table(), registry);

  ObservationHookTest() {
    registry
        .observationConfig()
        .observationHandler(
            new ObservationHandler<Observation.Context>() {
              @Override
              public boolean supportsContext(Observation.Context context) {
                return true;
              }

              @Override
              public void onStart(Observation.Context context) {
                heard.add("start");
              }

              @Override
              public void onStop(Observation.Context context) {
                List<String> values = new ArrayList<>();
                context
                    .getAllKeyValues()
                    .forEach(kv -> values.add(kv.getKey() + "=" + kv.getValue()));
                heard.add(
                    context.getName()
                        + " "
                        + values
                        + (context.getError() == null ? "" : " error"));
              }
            });
  }

  @Test
  void stepIsOneObservation() {
    CircuitMachine.builder()
        .entityId("c-1")
        .hook(hook)
        .hook(
            new TransitionHook<>() {
              @Override
              public void before(LifecycleEvent<CircuitState, CircuitEvent> step) {
                heard.add("made");
              }
            })
        .build()
        .shutDown();
    assertEquals(
        List.of(
            "start",
            "made",
            "pawl.step [event=shutDown, from=CLOSED, id=c-1, machine=Circuit, outcome=moved,"
                + " to=OPEN]"),
        heard);
  }

  @Test
  void refusedAndFailedStepsAreObservations() {
    CircuitMachine machine =
        CircuitMachine.builder()
            .hook(hook)
            .hook(
                new TransitionHook<>() {
                  @Override
                  public void before(LifecycleEvent<CircuitState, CircuitEvent> step) {
                    if (step.event() == CircuitEvent.SHUT_DOWN) {
                      throw new TransitionVetoedError("no");
                    } else if (step.event() == CircuitEvent.FAILURE_THRESHOLD_EXCEEDED) {
                      throw new IllegalStateException("broken");
                    }
                  }
                })
            .build();
    machine.tryFire(CircuitEvent.SUCCESS);
    machine.tryFire(CircuitEvent.SHUT_DOWN);
    assertThrows(IllegalStateException.class, machine::failureThresholdExceeded);
    machine.force(CircuitState.OPEN, Cause.by("ada"));
    assertEquals(
        List.of(
            "start",
            "pawl.step [event=success, from=CLOSED, machine=Circuit, outcome=refused, to=none]",
            "start",
            "pawl.step [event=shutDown, from=CLOSED, machine=Circuit, outcome=refused, to=OPEN]",
            "start",
            "pawl.step [event=failureThresholdExceeded, from=CLOSED, machine=Circuit,"
                + " outcome=failed, to=OPEN] error",
            "start",
            "pawl.step [event=none, from=CLOSED, machine=Circuit, outcome=forced, to=OPEN]"),
        heard);
  }

  @Test
  void exceptionAfterTheCommitIsNotAnotherStep() {
    CircuitMachine machine =
        CircuitMachine.builder()
            .hook(hook)
            .hook(
                new TransitionHook<>() {
                  @Override
                  public void after(LifecycleEvent<CircuitState, CircuitEvent> step) {
                    throw new IllegalStateException("late");
                  }
                })
            .build();
    assertThrows(IllegalStateException.class, machine::shutDown);
    assertEquals(2, heard.size());
  }

  @Test
  void allTransitionsOfAVetoedStepAreRefused() {
    TransitionHook<LampsState, LampsEvent> veto =
        new TransitionHook<>() {
          @Override
          public void before(LifecycleEvent<LampsState, LampsEvent> step) {
            if (step.from() == LampsState.RIGHT_OFF) {
              throw new TransitionVetoedError("no");
            }
          }
        };
    JdbcDataSource source = new JdbcDataSource();
    source.setURL("jdbc:h2:mem:observed;DB_CLOSE_DELAY=-1");
    JdbcStore<LampsState, LampsEvent> store =
        JdbcStore.of(LampsStored.machine(), source)
            .hook(ObservationHook.of(LampsTransitions.table(), registry))
            .hook(veto)
            .build();
    store.createTables();
    store.create("a");
    heard.clear();
    store.tryFire("a", LampsEvent.PRESS);
    assertEquals(
        List.of(
            "start",
            "start",
            "pawl.step [event=press, from=LEFT_OFF, id=a, machine=Lamps, outcome=refused,"
                + " to=LEFT_ON]",
            "pawl.step [event=press, from=RIGHT_OFF, id=a, machine=Lamps, outcome=refused,"
                + " to=RIGHT_ON]"),
        heard);
  }
}
