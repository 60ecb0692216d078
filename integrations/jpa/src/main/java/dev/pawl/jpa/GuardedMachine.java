package dev.pawl.jpa;

import dev.pawl.IllegalTransitionError;
import dev.pawl.StateRecord;
import dev.pawl.data.StateColumn;
import java.util.Objects;
import java.util.function.BinaryOperator;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The rules by which Pawl checks the attributes that contain states of one machine. If the machine
 * has a generated JPA converter, Pawl finds the rules through the converter. List all other
 * machines in the property {@link PawlJpa#MACHINES}:
 *
 * <pre>{@code
 * GuardedMachine.of(OrderState.class, OrderTransitions::transition, OrderTransitions::isInitial)
 * }</pre>
 *
 * <p>Immutable, and thread-safe if the functions are thread-safe.
 */
public abstract class GuardedMachine {

  private final String name;

  private GuardedMachine(String name) {
    this.name = name;
  }

  /**
   * Creates the rules of a machine from functions.
   *
   * @param states the type of the attributes
   * @param transition the function that returns the second argument if a transition leads from the
   *     first argument to the second; otherwise the function throws an {@link
   *     IllegalTransitionError}
   * @param initial the predicate that returns whether an instance may start in a state
   * @param <S> the type of states
   */
  public static <S> GuardedMachine of(
      Class<S> states, BinaryOperator<S> transition, Predicate<S> initial) {
    return new OfFunctions<>(states, transition, initial);
  }

  /**
   * Creates the rules of a machine with a generated converter.
   *
   * @param column the generated converter
   * @param states the type of the attributes
   */
  public static GuardedMachine of(StateColumn column, Class<?> states) {
    return new OfColumn(column, states);
  }

  /** Returns the name of the machine; if this name is unknown, the name of the type of states. */
  public final String name() {
    return name;
  }

  /** Returns the type of the attributes. */
  public abstract Class<?> states();

  /** Returns whether a new instance may be in a state. */
  public abstract boolean canStartIn(Object state);

  /** Returns whether one step may lead from one state to another. Guards are not evaluated. */
  public abstract boolean canMove(Object from, Object to);

  /**
   * Returns the error for a change that {@link #canMove} does not allow.
   *
   * @param entityId the id of the entity; null if the id is unknown
   */
  public abstract IllegalTransitionError refusal(@Nullable String entityId, Object from, Object to);

  /**
   * Returns the enum constant of a state that carries data. Any other state is returned unchanged.
   */
  public static Object key(Object state) {
    return state instanceof StateRecord<?> carrier ? carrier.stateType() : state;
  }

  private static final class OfColumn extends GuardedMachine {

    private final StateColumn column;
    private final Class<?> states;

    OfColumn(StateColumn column, Class<?> states) {
      super(column.machine());
      this.column = column;
      this.states = states;
    }

    @Override
    public Class<?> states() {
      return states;
    }

    @Override
    public boolean canStartIn(Object state) {
      return column.canStartIn(state);
    }

    @Override
    public boolean canMove(Object from, Object to) {
      return column.canMove(from, to);
    }

    @Override
    public IllegalTransitionError refusal(@Nullable String entityId, Object from, Object to) {
      return column.refusal(entityId, from, to);
    }
  }

  private static final class OfFunctions<S> extends GuardedMachine {

    private final Class<S> states;
    private final BinaryOperator<S> transition;
    private final Predicate<S> initial;

    OfFunctions(Class<S> states, BinaryOperator<S> transition, Predicate<S> initial) {
      super(states.getSimpleName());
      this.states = states;
      this.transition = Objects.requireNonNull(transition, "transition");
      this.initial = Objects.requireNonNull(initial, "initial");
    }

    @Override
    public Class<S> states() {
      return states;
    }

    @Override
    public boolean canStartIn(Object state) {
      return initial.test(states.cast(state));
    }

    @Override
    public boolean canMove(Object from, Object to) {
      return refused(from, to) == null;
    }

    private @Nullable IllegalTransitionError refused(Object from, Object to) {
      try {
        Object unused = transition.apply(states.cast(from), states.cast(to));
        return null;
      } catch (IllegalTransitionError e) {
        return e;
      }
    }

    @Override
    public IllegalTransitionError refusal(@Nullable String entityId, Object from, Object to) {
      return Objects.requireNonNull(refused(from, to));
    }
  }
}
