package dev.pawl.samples.agentloop;

/**
 * Runs the sessions of an agent. Each method starts an operation and returns. The result is
 * reported to the {@link AgentLoop}, immediately or later, from any thread.
 */
public interface AgentBackend {

  /** Prepares the worktree, then calls {@link AgentLoop#worktreeReady()}. */
  void prepareWorktree();

  /**
   * Builds the next prompt, then calls {@link AgentLoop#promptReady}.
   *
   * @param sessionSeq the number of the session that gets the prompt
   */
  void buildPrompt(int sessionSeq);

  /**
   * Stores a prompt.
   *
   * @param sessionSeq the number of the session that gets the prompt
   * @param prompt the prompt
   */
  void storePrompt(int sessionSeq, String prompt);

  /**
   * Starts a session, then calls {@link AgentLoop#sessionStarted}, and {@link
   * AgentLoop#sessionExited} when the session has ended.
   *
   * @param sessionSeq the number of the session
   * @param prompt the prompt
   */
  void startSession(int sessionSeq, String prompt);

  /**
   * Requests the end of a session.
   *
   * @param sessionSeq the number of the session
   */
  void cancelSession(int sessionSeq);

  /**
   * Ends a session that did not end when {@link #cancelSession} was called.
   *
   * @param sessionSeq the number of the session
   */
  void forceStopSession(int sessionSeq);

  /**
   * Stores the number of the next session.
   *
   * @param sessionSeq the number of the session
   */
  void storeSessionSeq(int sessionSeq);

  /**
   * Logs why the agent is stopped.
   *
   * @param msg the reason
   */
  void logFatal(String msg);
}
