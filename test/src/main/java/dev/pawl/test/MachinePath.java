package dev.pawl.test;

import dev.pawl.Machine;
import dev.pawl.language.path.ModelPath;
import java.util.List;

/**
 * A path through a machine. A path consists of events that are fired at a new instance, timers that
 * elapse, and results that the logic returns.
 */
public final class MachinePath {

  private final ModelPath path;
  private final PathRunner runner;

  MachinePath(ModelPath path, PathRunner runner) {
    this.path = path;
    this.runner = runner;
  }

  /**
   * Returns a sentence that names the first state of the path, its events, and its last state. The
   * results of predicates that matter are in brackets.
   */
  public String displayName() {
    return path.displayName();
  }

  /** Returns the declared names of the events and timers of the path, in order. */
  public List<String> events() {
    return path.events();
  }

  /**
   * Returns the declared names of the effects that run along the path, in order. Entry and exit
   * effects are included.
   */
  public List<String> effects() {
    return path.macrosteps().stream()
        .flatMap(hops -> runner.graph().observed(hops).effects().stream())
        .toList();
  }

  ModelPath model() {
    return path;
  }

  /**
   * Fires the events of the path at a new instance, and compares the instance with the model after
   * each event.
   *
   * @return the instance in the last state of the path
   * @throws AssertionError if the instance does not behave as the model predicts
   * @throws org.opentest4j.TestAbortedException if the user's logic returns a result that the path
   *     does not expect
   */
  public Machine<?, ?> run() {
    return drive().machine();
  }

  DrivenInstance drive() {
    return runner.run(path);
  }

  @Override
  public String toString() {
    return displayName();
  }
}
