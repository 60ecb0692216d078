package dev.pawl.engine;

import dev.pawl.DeclaredName;
import dev.pawl.InstanceOptions;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionListener;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The base class of the builders of instances. Subclasses add the settings of their machines. One
 * builder can build several instances; these instances share hooks, listeners and the clock. Not
 * thread-safe.
 */
public abstract class InstanceBuilder<S, E, M, B extends InstanceBuilder<S, E, M, B>>
    implements InstanceOptions<S, E> {

  /**
   * The maximum number of steps. This number is limited because {@link AtomicDriver} stores the
   * number of steps and the state in one {@code long}.
   */
  private static final long MAX_STEPS = Long.MAX_VALUE >>> Short.SIZE;

  private final String machine;

  /** The state of the instance; null to begin in the default state. */
  protected @Nullable S state;

  /** The id of the instance; null if it has none. */
  protected @Nullable String entityId;

  /** The number of steps so far. */
  protected long sequence;

  /**
   * The clock; null for the system clock, so that the class of the system clock is loaded only if
   * hooks need timestamps.
   */
  private @Nullable InstantSource clock;

  /** The purpose for which a store opens the instance; null if no store opens it. */
  protected @Nullable Purpose purpose;

  private final List<TransitionHook<S, E>> hooks = new ArrayList<>(1);
  private final List<TransitionListener<S, E>> listeners = new ArrayList<>(0);
  private @Nullable Hooks<S, E> shared;

  /**
   * Creates a builder.
   *
   * @param machine the name of the machine
   * @param state the initial state; null to begin in the default state
   */
  protected InstanceBuilder(String machine, @Nullable S state) {
    this.machine = machine;
    this.state = state;
  }

  /** Returns this builder. */
  @SuppressWarnings("unchecked") // subclasses pass their own type as B
  protected final B self() {
    return (B) this;
  }

  /**
   * Builds the instance.
   *
   * @throws IllegalStateException if a required setting is missing
   */
  public abstract M build();

  /** Sets the state in which a resumed instance continues. Entry effects do not run. */
  public B from(S state) {
    this.state = Objects.requireNonNull(state, "state");
    return self();
  }

  /** Sets the id of the instance. Records and errors contain this id. */
  public final B entityId(String entityId) {
    this.entityId = Objects.requireNonNull(entityId, "entityId");
    return self();
  }

  /**
   * Sets the number of steps that a resumed instance has already made.
   *
   * @throws IllegalArgumentException if the number is negative or too large
   */
  public final B sequence(long sequence) {
    if (sequence < 0) {
      throw new IllegalArgumentException("The sequence must not be negative: " + sequence);
    }
    if (sequence > MAX_STEPS) {
      throw new IllegalArgumentException(
          "The sequence must not exceed " + MAX_STEPS + ": " + sequence);
    }
    this.sequence = sequence;
    return self();
  }

  /**
   * Sets the purpose for which a store opens the instance. Only generated code calls this method.
   */
  public final B purpose(Purpose purpose) {
    this.purpose = Objects.requireNonNull(purpose, "purpose");
    return self();
  }

  /** Sets the clock for the timestamps of records. The default is the system clock. */
  @Override
  public final B clock(InstantSource clock) {
    this.clock = Objects.requireNonNull(clock, "clock");
    this.shared = null;
    return self();
  }

  /** Returns the clock of the instances. */
  protected final InstantSource clock() {
    return clock != null ? clock : InstantSource.system();
  }

  /** Adds a hook. Hooks are called in the order in which they were added. */
  @Override
  public final B hook(TransitionHook<S, E> hook) {
    hooks.add(Objects.requireNonNull(hook, "hook"));
    this.shared = null;
    return self();
  }

  /** Adds a listener. Listeners are called in the order in which they were added. */
  @Override
  public final B listener(TransitionListener<S, E> listener) {
    listeners.add(Objects.requireNonNull(listener, "listener"));
    this.shared = null;
    return self();
  }

  /**
   * Returns the given state after checking that the state is initial.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  protected final <T> T checked(@Nullable T initial, Set<T> initialStates) {
    if (initial == null || !initialStates.contains(initial)) {
      List<String> names = new ArrayList<>();
      for (T state : initialStates) {
        names.add(DeclaredName.of(state));
      }
      throw new IllegalArgumentException(
          DeclaredName.of(initial)
              + " is not an initial state of "
              + machine
              + "; the initial states are "
              + names
              + ".");
    }
    return initial;
  }

  /**
   * Checks that a required setting is present.
   *
   * @param value the value of the setting; null if it is missing
   * @param what the name of the setting with an article, for the error
   * @param method the name of the builder's method that sets the setting
   */
  protected final void require(@Nullable Object value, String what, String method) {
    if (value == null) {
      throw new IllegalStateException(machine + " needs " + what + ": builder()." + method + "(…)");
    }
  }

  /**
   * Returns whether the instance has no id, hooks, listeners or observer, and can use a simple
   * driver.
   */
  protected final boolean isBare() {
    return entityId == null
        && hooks.isEmpty()
        && listeners.isEmpty()
        && Definition.observer(getClass(), machine) == null;
  }

  /** Returns the hooks and listeners of the instances that this builder builds next. */
  protected final Hooks<S, E> hooks() {
    if (shared == null) {
      shared = new Hooks<>(hooks, listeners, Definition.observer(getClass(), machine));
    }
    return shared;
  }
}
