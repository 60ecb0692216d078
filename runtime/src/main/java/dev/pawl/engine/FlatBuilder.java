package dev.pawl.engine;

/**
 * Builds instances of a machine without regions. Not thread-safe.
 *
 * @param <S> the enum of states
 * @param <E> the type of events
 * @param <M> the type of instances
 * @param <B> the builder's own type
 */
public abstract class FlatBuilder<S extends Enum<S>, E, M, B extends FlatBuilder<S, E, M, B>>
    extends InstanceBuilder<S, E, M, B> {

  private Hooks<S, E> known;
  private Engine<S, E> engine;

  /** A builder for a machine of a name, whose instances begin in a state by default. */
  protected FlatBuilder(String machine, S initial) {
    super(machine, initial);
  }

  /**
   * Sets the state in which the instance begins.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public abstract B initial(S initial);

  /** The engine of the next instances, which they share. */
  protected final Engine<S, E> engine(Definition<S, E> rules, boolean lenient) {
    if (engine == null || known != hooks()) {
      known = hooks();
      engine = new Engine<>(rules, known, clock, lenient);
    }
    return engine;
  }
}
