package dev.pawl.engine;

import dev.pawl.Outcome;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/**
 * Observes which guards of a machine hold and which transitions its instances take. Tools use it to
 * measure the coverage of tests and to show a running program; applications use hooks instead. All
 * names are declared names.
 *
 * <p>A tool adds a provider before the first instance is created. To look for one by {@code
 * ServiceLoader} would load 78 more JDK classes before the first event.
 *
 * <p>An observer is called from the threads of all instances of its machine and must not throw. It
 * distinguishes instances by their id, or by an object of the instance if it has no id.
 */
public abstract class StepObserver {

  private static final List<Provider> PROVIDERS = new CopyOnWriteArrayList<>();

  /** Provides the observers of machines. Thread-safe. */
  @FunctionalInterface
  public interface Provider {

    /**
     * Returns the observer of a machine; null if it is not observed.
     *
     * @param generated a generated class of the machine
     * @param machine its declared name
     */
    @Nullable StepObserver observer(Class<?> generated, String machine);
  }

  /** Creates an observer. */
  protected StepObserver() {}

  /**
   * Adds a provider of the observers of all instances that are created from now on. Thread-safe.
   */
  public static void add(Provider provider) {
    PROVIDERS.add(Objects.requireNonNull(provider, "provider"));
  }

  /** Returns the observer of a machine; null if there is none. */
  static @Nullable StepObserver of(Class<?> generated, String machine) {
    StepObserver found = null;
    // by index, because an iterator would be allocated for each instance
    for (int i = 0; i < PROVIDERS.size(); i++) {
      StepObserver next = PROVIDERS.get(i).observer(generated, machine);
      if (next != null) {
        found = found == null ? next : new Both(found, next);
      }
    }
    return found;
  }

  /**
   * Called when an instance begins or resumes, and after each commit.
   *
   * @param instance identifies the instance
   * @param leaves the names of its active leaves
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
   * @param instance identifies the instance
   * @param leaf the name of the leaf that was active before
   * @param event the name of the event; empty for an eventless transition
   * @param candidate the index of the transition, as in {@link #selected}
   * @param target the state that was chosen at run time; null if the transition chooses none
   */
  public abstract void taken(
      Object instance, String leaf, String event, int candidate, @Nullable String target);

  /**
   * Called when an event made no step. Does nothing by default.
   *
   * @param instance identifies the instance
   * @param event the name of the event; empty if a hook vetoed a step without an event
   * @param outcome the refusal
   */
  public void refused(Object instance, String event, Outcome<?> outcome) {}

  /** Calls two observers. */
  private static final class Both extends StepObserver {

    private final StepObserver first;
    private final StepObserver second;

    Both(StepObserver first, StepObserver second) {
      this.first = first;
      this.second = second;
    }

    @Override
    public void entered(Object instance, List<String> leaves) {
      first.entered(instance, leaves);
      second.entered(instance, leaves);
    }

    @Override
    public void selected(String leaf, String event, int candidate) {
      first.selected(leaf, event, candidate);
      second.selected(leaf, event, candidate);
    }

    @Override
    public void taken(
        Object instance, String leaf, String event, int candidate, @Nullable String target) {
      first.taken(instance, leaf, event, candidate, target);
      second.taken(instance, leaf, event, candidate, target);
    }

    @Override
    public void refused(Object instance, String event, Outcome<?> outcome) {
      first.refused(instance, event, outcome);
      second.refused(instance, event, outcome);
    }
  }
}
