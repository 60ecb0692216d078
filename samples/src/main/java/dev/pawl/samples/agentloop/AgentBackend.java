package dev.pawl.samples.agentloop;

/**
 * What runs an agent's sessions. Each of these begins something and returns; what comes of it is
 * reported to the {@link AgentLoop}, at once or later, from whichever thread.
 */
public interface AgentBackend {

  /** Prepares the worktree; then {@link AgentLoop#worktreeReady()}. */
  void prepareWorktree();

  /**
   * Builds the next prompt; then {@link AgentLoop#promptReady}.
   *
   * @param sessionSeq the number of the session it is for
   */
  void buildPrompt(int sessionSeq);

  /**
   * Keeps a prompt, for the record.
   *
   * @param sessionSeq the number of the session it is for
   * @param prompt the prompt
   */
  void storePrompt(int sessionSeq, String prompt);

  /**
   * Starts a session; then {@link AgentLoop#sessionStarted}, and when it is over {@link
   * AgentLoop#sessionExited}.
   *
   * @param sessionSeq its number
   * @param prompt what it is to work on
   */
  void startSession(int sessionSeq, String prompt);

  /**
   * Asks a session to end.
   *
   * @param sessionSeq its number
   */
  void cancelSession(int sessionSeq);

  /**
   * Ends a session that has not ended when asked.
   *
   * @param sessionSeq its number
   */
  void forceStopSession(int sessionSeq);

  /**
   * Keeps the number of the next session, for the record.
   *
   * @param sessionSeq its number
   */
  void storeSessionSeq(int sessionSeq);

  /**
   * Logs why the agent is stopped.
   *
   * @param msg the reason
   */
  void logFatal(String msg);
}
