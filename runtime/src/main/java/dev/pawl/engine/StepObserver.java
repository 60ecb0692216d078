package dev.pawl.engine;

import dev.pawl.Outcome;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * An observer of the guards that hold and the transitions that the instances of a machine take.
 * Tools use observers to measure the coverage of tests and to show a running program; applications
 * use hooks instead. All names that an observer gets are declared names.
 *
 * <p>A tool sets a provider before the first instance is created. {@code ServiceLoader} is not used
 * to find the provider, because that would load 78 more JDK classes before the first event.
 *
 * <p>An observer is called from the threads of all instances of its machine and must not throw. The
 * observer distinguishes instances by their id, or by an object if an instance has no id.
 */
public abstract class StepObserver {

  /** Creates an observer. */
  protected StepObserver() {}

  /**
   * Sets the provider of the observers of all instances that are created from now on. Thread-safe.
   *
   * @param newProvider the function that returns the observer of a machine, or null if the machine
   *     is not observed. The arguments are a generated class and the declared name of the machine
   * @return the previous provider; null if there was none. The observers of the new provider should
   *     forward all calls to the observers of the previous provider
   */
  public static synchronized @Nullable BiFunction<Class<?>, String, @Nullable StepObserver> provide(
      BiFunction<Class<?>, String, @Nullable StepObserver> newProvider) {
    BiFunction<Class<?>, String, @Nullable StepObserver> replaced = Definition.observers;
    Definition.observers = Objects.requireNonNull(newProvider, "provider");
    return replaced;
  }

  /**
   * Called when an instance begins or resumes, and after each commit.
   *
   * @param instance the id of the instance, or an object that identifies an instance without id
   * @param leaves the names of the active leaves
   */
  public abstract void entered(Object instance, List<String> leaves);

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
   * Called when a selected transition is committed, before {@link #entered}.
   *
   * @param instance the id of the instance, or an object that identifies an instance without id
   * @param leaf the name of the leaf that takes the transition
   * @param event the name of the event; empty for an eventless transition
   * @param candidate the index of the transition, as in {@link #selected}
   * @param target the state that was chosen at run time; null if the target is not chosen at run
   *     time
   */
  public abstract void taken(
      Object instance, String leaf, String event, int candidate, @Nullable String target);

  /**
   * Called when an event made no step. By default, this method does nothing.
   *
   * @param instance the id of the instance, or an object that identifies an instance without id
   * @param event the name of the event; empty if a hook vetoed a step without an event
   * @param outcome the outcome of the event
   */
  public void refused(Object instance, String event, Outcome<?> outcome) {}
}
