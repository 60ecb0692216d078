package dev.pawl.engine;

import dev.pawl.TransitionHook;
import dev.pawl.TransitionListener;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Builds instances; what machines need beside this their own builders add. One builder may build
 * many instances, which share hooks, listeners and clock. Not thread-safe.
 */
public abstract class InstanceBuilder<S, E, M, B extends InstanceBuilder<S, E, M, B>> {

  /** The maximum number of steps, which an atomic instance keeps in one word with its state. */
  private static final long MOST_STEPS = Long.MAX_VALUE >>> Short.SIZE;

  private final String machine;

  /** The state in which the instance goes on; null where it begins by default. */
  protected @Nullable S state;

  /** Null if the instance has no id. */
  protected @Nullable String entityId;

  /** How many steps the instance has made. */
  protected long sequence;

  /** Null for the system's clock, which a first event without hooks need not load. */
  private @Nullable InstantSource clock;

  /** The purpose for which a store opens the instance; null if none does. */
  protected @Nullable Purpose purpose;

  private final List<TransitionHook<S, E>> hooks = new ArrayList<>(1);
  private final List<TransitionListener<S, E>> listeners = new ArrayList<>(0);
  private @Nullable Hooks<S, E> shared;

  /** A builder for a machine of a name. */
  protected InstanceBuilder(String machine, @Nullable S state) {
    this.machine = machine;
    this.state = state;
  }

  /** This builder, of its own type. */
  @SuppressWarnings("unchecked") // that is what the parameter says
  protected final B self() {
    return (B) this;
  }

  /**
   * Builds the instance, begun or resumed.
   *
   * @throws IllegalStateException if something required is missing
   */
  public abstract M build();

  /** Sets the state in which the instance goes on. Entry effects do not run. */
  public B from(S state) {
    this.state = Objects.requireNonNull(state, "state");
    return self();
  }

  /** Sets the id of the instance, which records and errors name. */
  public final B entityId(String entityId) {
    this.entityId = Objects.requireNonNull(entityId, "entityId");
    return self();
  }

  /**
   * Sets how many steps a resumed instance has already made.
   *
   * @throws IllegalArgumentException if it is negative, or more than can be counted
   */
  public final B sequence(long sequence) {
    if (sequence < 0) {
      throw new IllegalArgumentException("sequence must not be negative: " + sequence);
    }
    if (sequence > MOST_STEPS) {
      throw new IllegalArgumentException(
          "sequence must not exceed " + MOST_STEPS + ": " + sequence);
    }
    this.sequence = sequence;
    return self();
  }

  /** Sets the purpose for which a store opens the instance; for generated code. */
  public final B opened(Purpose purpose) {
    this.purpose = Objects.requireNonNull(purpose, "purpose");
    return self();
  }

  /** Sets what tells when a step is made; by default the system's clock. */
  public final B clock(InstantSource clock) {
    this.clock = Objects.requireNonNull(clock, "clock");
    this.shared = null;
    return self();
  }

  /** Returns the clock of the instances. */
  protected final InstantSource clock() {
    return clock != null ? clock : InstantSource.system();
  }

  /** Adds a hook; several hear of a step in the order in which they were added. */
  public final B hook(TransitionHook<S, E> hook) {
    hooks.add(Objects.requireNonNull(hook, "hook"));
    this.shared = null;
    return self();
  }

  /** Adds a listener; several hear of a step in the order in which they were added. */
  public final B listener(TransitionListener<S, E> listener) {
    listeners.add(Objects.requireNonNull(listener, "listener"));
    this.shared = null;
    return self();
  }

  /**
   * The state in which the instance begins.
   *
   * @throws IllegalArgumentException if it is none of the initial states
   */
  protected final S checked(@Nullable S initial, Set<S> initialStates) {
    if (initial == null || !initialStates.contains(initial)) {
      throw new IllegalArgumentException(
          initial + " is not an initial state of " + machine + "; those are " + initialStates);
    }
    return initial;
  }

  /**
   * Requires what a machine needs.
   *
   * @param what names it, with its article
   * @param method of the builder, sets it
   */
  protected final void require(@Nullable Object value, String what, String method) {
    if (value == null) {
      throw new IllegalStateException(machine + " needs " + what + ": builder()." + method + "(…)");
    }
  }

  /** Whether nobody watches the instance, which then needs no engine. */
  protected final boolean isBare() {
    return entityId == null && hooks.isEmpty() && listeners.isEmpty();
  }

  /** The hooks that hear of the steps of the next instances. */
  protected final Hooks<S, E> hooks() {
    if (shared == null) {
      shared = new Hooks<>(hooks, listeners);
    }
    return shared;
  }
}
