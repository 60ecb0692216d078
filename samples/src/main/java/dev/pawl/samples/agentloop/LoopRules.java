package dev.pawl.samples.agentloop;

import dev.pawl.time.Backoff;
import java.time.Duration;

/**
 * The guards, counters and delays of the loop.
 *
 * @param maxConsecutiveErrors the number of errors in a row that is fatal
 * @param maxTotalErrors the number of errors that is fatal
 * @param backoff returns the delay for a number of errors in a row
 * @param grace the time in which a cancelled session must end
 */
public record LoopRules(
    int maxConsecutiveErrors, int maxTotalErrors, Backoff backoff, Duration grace)
    implements AgentLoopLogic {

  /** 5 errors in a row or 20 in total, a back-off of 2 s to 60 s, and a grace period of 10 s. */
  public static final LoopRules DEFAULT =
      new LoopRules(
          5,
          20,
          Backoff.exponential(Duration.ofSeconds(2), Duration.ofSeconds(60)),
          Duration.ofSeconds(10));

  /** Creates rules. Both thresholds must be reachable. */
  public LoopRules {
    if (maxConsecutiveErrors < 1 || maxTotalErrors < 1) {
      throw new IllegalArgumentException("The thresholds must be 1 or more");
    }
  }

  /** Returns these rules with other thresholds. */
  public LoopRules withThresholds(int consecutive, int total) {
    return new LoopRules(consecutive, total, backoff, grace);
  }

  @Override
  public boolean succeeded(
      LoopContext context, AgentLoopState state, AgentLoopEvent.SessionExited event) {
    return event.outcome() instanceof ExitOutcome.Success;
  }

  @Override
  public boolean lastStraw(
      LoopContext context, AgentLoopState state, AgentLoopEvent.SessionExited event) {
    return context.consecutiveErrors() + 1 >= maxConsecutiveErrors
        || context.totalErrors() + 1 >= maxTotalErrors;
  }

  @Override
  public LoopContext countError(
      LoopContext context, AgentLoopState state, AgentLoopEvent.SessionExited event) {
    return new LoopContext(
        context.sessionSeq(),
        context.prompt(),
        context.consecutiveErrors() + 1,
        context.totalErrors() + 1);
  }

  @Override
  public LoopContext resetErrors(LoopContext context, AgentLoopState state, AgentLoopEvent event) {
    return new LoopContext(context.sessionSeq(), context.prompt(), 0, context.totalErrors());
  }

  @Override
  public LoopContext keepPrompt(LoopContext context, AgentLoopEvent.PromptReady event) {
    return new LoopContext(
        context.sessionSeq(), event.prompt(), context.consecutiveErrors(), context.totalErrors());
  }

  @Override
  public LoopContext nextSession(LoopContext context) {
    return new LoopContext(
        context.sessionSeq() + 1,
        context.prompt(),
        context.consecutiveErrors(),
        context.totalErrors());
  }

  @Override
  public Duration backoff(LoopContext context) {
    // if the loop was forced to cool down, there may be no error
    return backoff.delay(Math.max(1, context.consecutiveErrors()));
  }

  @Override
  public Duration grace(LoopContext context) {
    return grace;
  }
}
