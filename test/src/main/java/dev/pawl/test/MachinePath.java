package dev.pawl.test;

import dev.pawl.Machine;
import dev.pawl.language.path.ModelPath;
import java.util.List;

/**
 * A path through a machine: events that are fired at a new instance, timers that elapse, and the
 * answers of the logic.
 */
public final class MachinePath {

  private final ModelPath path;
  private final PathRunner runner;

  MachinePath(ModelPath path, PathRunner runner) {
    this.path = path;
    this.runner = runner;
  }

  /**
   * Returns the path as a sentence: the state in which it begins, the events, and the state in
   * which it ends. The answers of predicates that matter are in brackets.
   */
  public String displayName() {
    return path.displayName();
  }

  /** Returns the declared names of the events and timers, in order. */
  public List<String> events() {
    return path.events();
  }

  /**
   * Returns the declared names of the effects that run along the path, in order, including entry
   * and exit effects.
   */
  public List<String> effects() {
    return path.macrosteps().stream()
        .flatMap(hops -> runner.graph().observed(hops).effects().stream())
        .toList();
  }

  /** Returns the path in the model. */
  ModelPath model() {
    return path;
  }

  /**
   * Drives a new instance along the path, and compares it with the model after each event.
   *
   * @return the instance, at the end of the path
   * @throws AssertionError if the instance differs from the model
   * @throws org.opentest4j.TestAbortedException if the user's logic gives an answer that the path
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
