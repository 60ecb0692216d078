package dev.pawl.benchmarks.workload;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** The loop of an agent. Guards limit the calls and retries of a task, and updates count them. */
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

  /** The maximum number of calls in a task. */
  public static final int CALLS = 6;

  /** The maximum number of retries of a task. */
  public static final int RETRIES = 3;

  /**
   * The calls and retries that a task has used.
   *
   * @param calls the number of tool calls
   * @param retries the number of retries
   */
  public record Budget(int calls, int retries) {

    /** The budget of a task that has just started. */
    public static final Budget NONE = new Budget(0, 0);

    /** Returns whether another call is allowed. */
    public boolean hasCalls() {
      return calls < CALLS;
    }

    /** Returns whether another retry is allowed. */
    public boolean hasRetries() {
      return retries < RETRIES;
    }

    /** Returns the budget after another call. */
    public Budget spent() {
      return new Budget(calls + 1, retries);
    }

    /** Returns the budget after another retry. */
    public Budget retried() {
      return new Budget(calls, retries + 1);
    }
  }
}
