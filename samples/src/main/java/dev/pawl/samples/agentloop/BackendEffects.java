package dev.pawl.samples.agentloop;

/** Implements the effects of the loop by calls of the backend. */
record BackendEffects(AgentBackend backend) implements AgentLoopEffects {

  @Override
  public void prepareWorktree(LoopContext context) {
    backend.prepareWorktree();
  }

  @Override
  public void buildPrompt(LoopContext context) {
    backend.buildPrompt(context.sessionSeq());
  }

  @Override
  public void startSession(LoopContext context) {
    backend.startSession(context.sessionSeq(), context.prompt());
  }

  @Override
  public void storePrompt(LoopContext context, AgentLoopEvent.PromptReady event) {
    backend.storePrompt(context.sessionSeq(), event.prompt());
  }

  @Override
  public void cancelSession(LoopContext context, AgentLoopState state) {
    backend.cancelSession(context.sessionSeq());
  }

  @Override
  public void forceStopSession(LoopContext context, AgentLoopState.Interrupting state) {
    backend.forceStopSession(state.sessionSeq());
  }

  @Override
  public void incrementSession(LoopContext context) {
    backend.storeSessionSeq(context.sessionSeq());
  }

  @Override
  public void logFatal(LoopContext context, AgentLoopState state, AgentLoopEvent event) {
    if (event instanceof AgentLoopEvent.FatalError fatal) {
      backend.logFatal(fatal.msg());
    } else if (event instanceof AgentLoopEvent.SessionExited exited) {
      backend.logFatal(tooMany(context, exited.outcome()));
    }
  }

  private static String tooMany(LoopContext context, ExitOutcome outcome) {
    String last = outcome instanceof ExitOutcome.Error error ? error.message() : "timeout";
    return "Session %d: %s. Errors: %d in a row, %d in all."
        .formatted(context.sessionSeq(), last, context.consecutiveErrors(), context.totalErrors());
  }
}
