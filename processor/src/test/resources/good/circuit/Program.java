package circuit;

import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Uses every generated type of a plain machine. */
public final class Program {

  private Program() {}

  public static void main(String[] args) {
    transitions();
    machine();
    hooks();
    phases();
    cases();
    validator();
    codec();
  }

  private static void transitions() {
    assert CircuitTransitions.cooldownExpires(CircuitState.OPEN) == CircuitState.HALF_OPEN;
    assert CircuitTransitions.next(CircuitState.HALF_OPEN, CircuitEvent.SUCCESS)
        == CircuitState.CLOSED;
    assert CircuitTransitions.next(CircuitState.OPEN, CircuitEvent.SHUT_DOWN) == CircuitState.OPEN;
    assert CircuitTransitions.permits(CircuitState.CLOSED, CircuitEvent.SHUT_DOWN);
    assert !CircuitTransitions.permits(CircuitState.CLOSED, CircuitEvent.SUCCESS);
    assert CircuitTransitions.canTransition(CircuitState.CLOSED, CircuitState.OPEN);
    assert !CircuitTransitions.canTransition(CircuitState.CLOSED, CircuitState.HALF_OPEN);
    assert CircuitTransitions.transition(CircuitState.CLOSED, CircuitState.OPEN)
        == CircuitState.OPEN;
    assert List.copyOf(CircuitTransitions.events(CircuitState.HALF_OPEN))
        .equals(List.of(CircuitEvent.SUCCESS, CircuitEvent.FAILURE, CircuitEvent.SHUT_DOWN));
    assert List.copyOf(CircuitTransitions.targets(CircuitState.HALF_OPEN))
        .equals(List.of(CircuitState.CLOSED, CircuitState.OPEN));
    assert CircuitTransitions.initialStates().equals(Set.of(CircuitState.CLOSED));
    assert CircuitTransitions.finalStates().isEmpty();
    assert CircuitTransitions.isInitial(CircuitState.CLOSED);
    assert !CircuitTransitions.isFinal(CircuitState.CLOSED);
    try {
      CircuitTransitions.events(CircuitState.OPEN).clear();
      throw new AssertionError("the set can be changed");
    } catch (UnsupportedOperationException expected) {
      // it cannot
    }
    try {
      CircuitTransitions.transition(CircuitState.CLOSED, CircuitState.HALF_OPEN);
      throw new AssertionError("CLOSED leads to HALF_OPEN");
    } catch (IllegalTransitionError e) {
      assert e.shortestPath().equals(List.of("failureThresholdExceeded", "cooldownExpires")) : e.shortestPath();
    }
  }

  private static void machine() {
    CircuitMachine machine = new CircuitMachine();
    assert machine.is(CircuitState.CLOSED);
    assert machine.failureThresholdExceeded() == CircuitState.OPEN;
    assert machine.cooldownExpires(Cause.by("timer")) == CircuitState.HALF_OPEN;
    assert machine.permits(CircuitEvent.FAILURE);
    assert machine.fire(CircuitEvent.FAILURE) == CircuitState.OPEN;
    Outcome<CircuitState> refused = machine.tryFire(CircuitEvent.SUCCESS);
    assert refused instanceof Outcome.Illegal<CircuitState> : refused;
    assert !refused.moved() && refused.state() == CircuitState.OPEN;
    Outcome<CircuitState> moved = machine.tryFire(CircuitEvent.COOLDOWN_EXPIRES);
    assert moved.equals(new Outcome.Moved<>(CircuitState.OPEN, CircuitState.HALF_OPEN)) : moved;
    assert machine.force(CircuitState.CLOSED, Cause.by("me")) == CircuitState.CLOSED;
    assert CircuitMachine.from(CircuitState.OPEN).state() == CircuitState.OPEN;
    try {
      CircuitMachine.builder().initial(CircuitState.OPEN).build();
      throw new AssertionError("an instance began in OPEN");
    } catch (IllegalArgumentException expected) {
      assert expected.getMessage().contains("CLOSED") : expected.getMessage();
    }
    try {
      machine.success();
      throw new AssertionError("success in CLOSED");
    } catch (IllegalTransitionError e) {
      assert e.getMessage()
              .equals(
                  "Circuit: success is not legal in CLOSED. Legal here: failureThresholdExceeded →"
                      + " OPEN, shutDown → OPEN. CLOSED is the state already.")
          || e.getMessage().startsWith("Circuit: success is not legal in CLOSED. Legal here:")
          : e.getMessage();
      assert machine.state() == CircuitState.CLOSED;
    }
  }

  private static void hooks() {
    List<LifecycleEvent<CircuitState, CircuitEvent>> heard = new ArrayList<>();
    Instant noon = Instant.parse("2024-01-01T12:00:00Z");
    CircuitMachine machine =
        CircuitMachine.builder()
            .entityId("c-1")
            .initial(CircuitState.CLOSED)
            .clock(Clock.fixed(noon, ZoneOffset.UTC))
            .hook(
                new TransitionHook<>() {
                  @Override
                  public void after(LifecycleEvent<CircuitState, CircuitEvent> event) {
                    heard.add(event);
                  }
                })
            .build();
    Cause cause = Cause.by("janitor").because("verified");
    machine.fire(CircuitEvent.SHUT_DOWN, cause);
    machine.force(CircuitState.CLOSED, Cause.by("operator"));
    assert heard.get(0)
        .equals(
            new LifecycleEvent<>(
                1,
                noon,
                "Circuit",
                "c-1",
                CircuitState.CLOSED,
                CircuitState.OPEN,
                CircuitEvent.SHUT_DOWN,
                cause,
                false));
    assert heard.get(1).forced() && heard.get(1).event() == null && heard.get(1).sequence() == 2;
    CircuitValidator.requireLegal(heard);
  }

  private static void phases() {
    CircuitPhase.Closed closed = CircuitPhase.open().cooldownExpires().success();
    assert closed.state() == CircuitState.CLOSED;
    assert closed == CircuitPhase.closed();
    CircuitPhase phase = CircuitPhase.of(CircuitState.HALF_OPEN);
    assert phase instanceof CircuitPhase.HalfOpen half && half.failure() == CircuitPhase.open();
  }

  private static void cases() {
    CircuitCases<String> cases =
        new CircuitCases<>() {
          @Override
          public String closed() {
            return "closed";
          }

          @Override
          public String open() {
            return "open";
          }

          @Override
          public String halfOpen() {
            return "half open";
          }
        };
    assert CircuitCases.match(CircuitState.HALF_OPEN, cases).equals("half open");
  }

  private static void validator() {
    CircuitValidator.requireLegal(CircuitState.OPEN, CircuitState.HALF_OPEN);
    try {
      CircuitValidator.requireLegal(CircuitState.HALF_OPEN, CircuitState.HALF_OPEN);
      throw new AssertionError("HALF_OPEN leads to itself");
    } catch (IllegalTransitionError e) {
      assert e.getMessage().contains("success → CLOSED") : e.getMessage();
    }
  }

  private static void codec() {
    assert CircuitCodec.toWire(CircuitState.HALF_OPEN).equals("HALF_OPEN");
    assert CircuitCodec.fromWire("OPEN") == CircuitState.OPEN;
    try {
      CircuitCodec.fromWire("OPNE");
      throw new AssertionError("OPNE was read");
    } catch (IllegalArgumentException e) {
      assert e.getMessage().contains("OPEN") : e.getMessage();
    }
    CircuitMachine machine = CircuitMachine.builder().entityId("c-1").build();
    machine.failureThresholdExceeded();
    String json = CircuitCodec.toJson(machine);
    CircuitMachine read = CircuitCodec.fromJson(json);
    assert read.state() == CircuitState.OPEN && read.entityId().equals("c-1") : json;
  }
}
