package dev.pawl.benchmarks.course;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** The loop of an agent: what it may still spend and try again is guarded, and kept count of. */
@StateMachine(context = AgentLoop.Budget.class)
public enum AgentLoop {
  @Initial
  @Transition(on = "task", update = "begin", to = "PLANNING")
  IDLE,
  @Transition(on = "planned", to = "ACTING")
  PLANNING,
  @Transition(on = "called", guard = "callsLeft", update = "spend", to = "ACTING")
  @Transition(on = "called", to = "VERIFYING")
  @Transition(on = "failed", guard = "retriesLeft", update = "retry", to = "PLANNING")
  @Transition(on = "failed", to = "GIVEN_UP")
  ACTING,
  @Transition(on = "passed", to = "IDLE")
  @Transition(on = "rejected", guard = "retriesLeft", update = "retry", to = "PLANNING")
  @Transition(on = "rejected", to = "GIVEN_UP")
  VERIFYING,
  @Transition(on = "task", update = "begin", to = "PLANNING")
  GIVEN_UP;

  /** How many calls a task may make. */
  public static final int CALLS = 6;

  /** How often a task may be tried again. */
  public static final int RETRIES = 3;

  /**
   * What a task has used.
   *
   * @param calls of tools
   * @param retries tries after the first
   */
  public record Budget(int calls, int retries) {

    /** Of a task that has just begun. */
    public static final Budget NONE = new Budget(0, 0);

    /** Whether another call may be made. */
    public boolean hasCalls() {
      return calls < CALLS;
    }

    /** Whether it may be tried again. */
    public boolean hasRetries() {
      return retries < RETRIES;
    }

    /** After another call. */
    public Budget spent() {
      return new Budget(calls + 1, retries);
    }

    /** After another try. */
    public Budget retried() {
      return new Budget(calls, retries + 1);
    }
  }
}
