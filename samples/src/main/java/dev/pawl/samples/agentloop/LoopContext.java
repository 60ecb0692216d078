package dev.pawl.samples.agentloop;

/**
 * The context of a loop.
 *
 * @param sessionSeq the number of the next or running session
 * @param prompt the latest prompt; empty before the first
 * @param consecutiveErrors the number of sessions that have failed since one was started or
 *     succeeded
 * @param totalErrors the number of sessions that have failed
 */
public record LoopContext(int sessionSeq, String prompt, int consecutiveErrors, int totalErrors) {

  /** The context before the first session, which has the number 1. */
  public static final LoopContext FRESH = new LoopContext(1, "", 0, 0);
}
