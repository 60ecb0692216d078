package dev.pawl.samples.agentloop;

import dev.pawl.time.Backoff;
import java.time.Duration;

/**
 * The conditions and counters of the transition table, as Java.
 *
 * @param maxConsecutiveErrors how many errors in a row are fatal
 * @param maxTotalErrors how many errors are fatal
 * @param backoff how long to cool down, by the number of errors in a row
 * @param grace how long a cancelled session may take to end
 */
public record LoopRules(
    int maxConsecutiveErrors, int maxTotalErrors, Backoff backoff, Duration grace)
    implements AgentLoopLogic {

  /** 5 errors in a row or 20 in all; 2 s to 60 s to cool down; 10 s of grace. */
  public static final LoopRules DEFAULT =
      new LoopRules(
          5,
          20,
          Backoff.exponential(Duration.ofSeconds(2), Duration.ofSeconds(60)),
          Duration.ofSeconds(10));

  /** Insists on thresholds that can be reached. */
  public LoopRules {
    if (maxConsecutiveErrors < 1 || maxTotalErrors < 1) {
      throw new IllegalArgumentException("The thresholds must be 1 or more");
    }
  }

  /** The same with other thresholds. */
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
    // a loop that is forced to cool down may not have failed at all
    return backoff.delay(Math.max(1, context.consecutiveErrors()));
  }

  @Override
  public Duration grace(LoopContext context) {
    return grace;
  }
}
