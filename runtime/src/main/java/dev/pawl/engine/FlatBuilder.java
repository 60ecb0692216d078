package dev.pawl.engine;

import org.jspecify.annotations.Nullable;

/** Builds instances of a machine without regions. Not thread-safe. */
public abstract class FlatBuilder<S extends Enum<S>, E, M, B extends FlatBuilder<S, E, M, B>>
    extends InstanceBuilder<S, E, M, B> {

  private final TableDefinition<S, E> rules;
  private @Nullable Hooks<S, E> known;
  private @Nullable Engine<S, E> engine;

  /** A builder for a machine whose instances begin in a state by default. */
  protected FlatBuilder(TableDefinition<S, E> rules, S initial) {
    super(rules.machine(), initial);
    this.rules = rules;
  }

  /**
   * Sets the state in which the instance begins.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public final B initial(S initial) {
    state = checked(initial, rules.initialStates());
    return self();
  }

  /** The engine of the next instances, which they share. */
  protected final Engine<S, E> engine() {
    if (engine == null || known != hooks()) {
      known = hooks();
      engine = new Engine<>(rules, known, clock, rules.isLenient());
    }
    return engine;
  }
}
