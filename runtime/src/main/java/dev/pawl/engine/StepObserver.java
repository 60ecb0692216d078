package dev.pawl.engine;

import java.util.Objects;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Observes which guards of a machine hold and which transitions its instances take. Tests use it to
 * measure coverage; applications use hooks instead. All names are declared names.
 *
 * <p>Test tools set a provider before the first instance is created. To look for one by {@code
 * ServiceLoader} would load 78 more JDK classes before the first event.
 *
 * <p>An observer is called from the threads of all instances of its machine and must not throw.
 */
public abstract class StepObserver {

  private static volatile @Nullable BiFunction<Class<?>, String, StepObserver> provider;

  /** Creates an observer. */
  protected StepObserver() {}

  /**
   * Sets the provider of the observers of all instances that are created from now on. Thread-safe.
   *
   * @param newProvider returns the observer of a machine, given a generated class in its package
   *     and its declared name
   */
  public static void provide(BiFunction<Class<?>, String, StepObserver> newProvider) {
    provider = Objects.requireNonNull(newProvider, "provider");
  }

  /** Returns the observer of a machine; null if there is none. */
  static @Nullable StepObserver of(Class<?> generated, String machine) {
    BiFunction<Class<?>, String, StepObserver> found = provider;
    return found == null ? null : found.apply(generated, machine);
  }

  /**
   * Called for each active leaf when an instance begins or resumes, and after each commit.
   *
   * @param leaf the name of the leaf
   */
  public abstract void entered(String leaf);

  /**
   * Called when the guards of a leaf have been evaluated for an event. Nothing has changed yet.
   *
   * @param leaf the name of the leaf
   * @param event the name of the event; empty for eventless transitions
   * @param candidate the index of the selected transition among the candidates of the leaf for the
   *     event, in the order in which their guards are evaluated; -1 if no guard holds
   */
  public abstract void selected(String leaf, String event, int candidate);

  /**
   * Called when a selected transition is committed.
   *
   * @param leaf the name of the leaf that was active before
   * @param event the name of the event; empty for an eventless transition
   * @param candidate the index of the transition, as in {@link #selected}
   * @param target the state that was chosen at run time; null if the transition chooses none
   */
  public abstract void taken(String leaf, String event, int candidate, @Nullable String target);
}
