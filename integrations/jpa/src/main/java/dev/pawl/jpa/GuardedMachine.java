package dev.pawl.jpa;

import dev.pawl.IllegalTransitionError;
import dev.pawl.data.StateColumn;
import dev.pawl.engine.Definition;
import dev.pawl.engine.StateRecord;
import java.util.Objects;
import java.util.function.BinaryOperator;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The rules by which attributes of one type are guarded. Machines whose serializers include JPA are
 * found by their converters; others are named in the property {@link PawlJpa#MACHINES}:
 *
 * <pre>{@code
 * GuardedMachine.of(OrderState.class, OrderTransitions::transition, OrderTransitions::isInitial)
 * }</pre>
 *
 * <p>Immutable and thread-safe, as far as the functions are.
 */
public abstract class GuardedMachine {

  private final String name;

  private GuardedMachine(String name) {
    this.name = name;
  }

  /**
   * The machine of a type of states.
   *
   * @param states the type of the attributes
   * @param transition returns its second state, or refuses with an {@link IllegalTransitionError}
   * @param initial whether an instance may begin in a state
   * @param <S> that type
   */
  public static <S> GuardedMachine of(
      Class<S> states, BinaryOperator<S> transition, Predicate<S> initial) {
    return new OfFunctions<>(states, transition, initial);
  }

  /** The machine of a column. */
  public static GuardedMachine of(StateColumn column, Class<?> states) {
    return new Known(column.rules(), states);
  }

  /** The machine's name, or that of its states where only those are known. */
  public final String name() {
    return name;
  }

  /** The type of the attributes. */
  public abstract Class<?> states();

  /** Whether an instance may be in a state when it has just begun. */
  public abstract boolean mayBegin(Object state);

  /** Whether one step may lead from one state to another, guards aside. */
  public abstract boolean mayLead(Object from, Object to);

  /** The error that explains that no step does. */
  public abstract IllegalTransitionError refusal(@Nullable String entityId, Object from, Object to);

  /** The state that a value is, without the data that it may carry. */
  public static Object key(Object state) {
    return state instanceof StateRecord<?> carrier ? carrier.stateType() : state;
  }

  private static final class Known extends GuardedMachine {

    private final Definition<?, ?> rules;
    private final Class<?> states;

    Known(Definition<?, ?> rules, Class<?> states) {
      super(rules.machine());
      this.rules = rules;
      this.states = states;
    }

    @Override
    public Class<?> states() {
      return states;
    }

    @Override
    public boolean mayBegin(Object state) {
      return rules.mayBegin(state);
    }

    @Override
    public boolean mayLead(Object from, Object to) {
      return rules.mayLead(from, to);
    }

    @Override
    public IllegalTransitionError refusal(@Nullable String entityId, Object from, Object to) {
      return rules.refusal(entityId, from, to).error();
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
    public boolean mayBegin(Object state) {
      return initial.test(states.cast(state));
    }

    @Override
    public boolean mayLead(Object from, Object to) {
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
