package dev.pawl.samples.agentloop;

/**
 * The operation that is pending in each state, and that is started again when an instance is
 * resumed.
 */
record PendingWork(AgentBackend backend, LoopContext context) implements AgentLoopCases<Runnable> {

  @Override
  public Runnable initializing() {
    return backend::prepareWorktree;
  }

  @Override
  public Runnable buildingPrompt() {
    return () -> backend.buildPrompt(context.sessionSeq());
  }

  @Override
  public Runnable spawning() {
    return () -> backend.startSession(context.sessionSeq(), context.prompt());
  }

  @Override
  public Runnable running(AgentLoopState.Running state) {
    return () -> {};
  }

  @Override
  public Runnable interrupting(AgentLoopState.Interrupting state) {
    return () -> {};
  }

  @Override
  public Runnable sessionComplete() {
    return backend::prepareWorktree;
  }

  @Override
  public Runnable coolingDown() {
    return () -> {};
  }

  @Override
  public Runnable stopped() {
    return () -> {};
  }
}
