package dev.pawl.engine;

import org.jspecify.annotations.Nullable;

/**
 * Observes which guards of a machine hold and which transitions its instances take. Tests use it to
 * measure coverage; applications use hooks instead. All names are declared names.
 *
 * <p>An observer is called from the threads of all instances of its machine and must not throw.
 */
public interface StepObserver {

  /**
   * Called for each active leaf when an instance begins or resumes, and after each commit.
   *
   * @param leaf the name of the leaf
   */
  void entered(String leaf);

  /**
   * Called when the guards of a leaf have been evaluated for an event. Nothing has changed yet.
   *
   * @param leaf the name of the leaf
   * @param event the name of the event; empty for eventless transitions
   * @param candidate the index of the selected transition among the candidates of the leaf for the
   *     event, in the order in which their guards are evaluated; -1 if no guard holds
   */
  void selected(String leaf, String event, int candidate);

  /**
   * Called when a selected transition is committed.
   *
   * @param leaf the name of the leaf that was active before
   * @param event the name of the event; empty for an eventless transition
   * @param candidate the index of the transition, as in {@link #selected}
   * @param target the state that was chosen at run time; null if the transition chooses none
   */
  void taken(String leaf, String event, int candidate, @Nullable String target);
}
