package dev.pawl.samples.agentloop;

import java.util.ArrayList;
import java.util.List;

/** A backend that only records its calls. The sample reports the results itself. */
final class RecordingBackend implements AgentBackend {

  private final List<String> calls = new ArrayList<>();

  /** Returns the recorded calls, in order. */
  List<String> calls() {
    return List.copyOf(calls);
  }

  @Override
  public void prepareWorktree() {
    calls.add("prepareWorktree");
  }

  @Override
  public void buildPrompt(int sessionSeq) {
    calls.add("buildPrompt " + sessionSeq);
  }

  @Override
  public void storePrompt(int sessionSeq, String prompt) {
    calls.add("storePrompt " + sessionSeq + ": " + prompt);
  }

  @Override
  public void startSession(int sessionSeq, String prompt) {
    calls.add("startSession " + sessionSeq + ": " + prompt);
  }

  @Override
  public void cancelSession(int sessionSeq) {
    calls.add("cancelSession " + sessionSeq);
  }

  @Override
  public void forceStopSession(int sessionSeq) {
    calls.add("forceStopSession " + sessionSeq);
  }

  @Override
  public void storeSessionSeq(int sessionSeq) {
    calls.add("storeSessionSeq " + sessionSeq);
  }

  @Override
  public void logFatal(String msg) {
    calls.add("logFatal: " + msg);
  }
}
