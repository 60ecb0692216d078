package dev.pawl.spring.importer;

import java.lang.reflect.Field;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.statemachine.StateMachine;
import org.springframework.statemachine.state.ChoicePseudoState;
import org.springframework.statemachine.state.EntryPseudoState;
import org.springframework.statemachine.state.HistoryPseudoState;
import org.springframework.statemachine.state.JoinPseudoState.JoinStateData;
import org.springframework.statemachine.state.JunctionPseudoState;
import org.springframework.statemachine.state.PseudoState;
import org.springframework.statemachine.state.State;
import org.springframework.statemachine.state.StateHolder;
import org.springframework.statemachine.support.AbstractStateMachine;
import org.springframework.statemachine.transition.Transition;
import org.springframework.statemachine.trigger.CompositeTriggerListener;
import org.springframework.statemachine.trigger.TimerTrigger;

/**
 * Reads parts of a built machine that the API of Spring Statemachine does not return, or that have
 * different types in different versions.
 */
final class SpringInternals {

  private SpringInternals() {}

  /**
   * A branch of a choice or junction.
   *
   * @param guard the guard; null if the branch has no guard
   */
  record Branch<S, E>(State<S, E> target, @Nullable Object guard, Collection<?> actions) {}

  /**
   * Returns the guard of a transition. The guard is a {@code Guard} or a {@code Function},
   * depending on the version.
   */
  static Optional<Object> guard(Transition<?, ?> transition) {
    return Optional.ofNullable(call(Transition.class, "getGuard", transition));
  }

  /** Returns the guard of the transition from a join to one of its targets. */
  static Optional<Object> guard(JoinStateData<?, ?> target) {
    return Optional.ofNullable(call(JoinStateData.class, "getGuard", target));
  }

  /** Returns the branches of a choice or junction, in the order of their evaluation. */
  @SuppressWarnings("unchecked")
  static <S, E> List<Branch<S, E>> branches(PseudoState<S, E> state) {
    if (state instanceof ChoicePseudoState<S, E>) {
      var choices =
          (List<ChoicePseudoState.ChoiceStateData<S, E>>)
              required(ChoicePseudoState.class, "choices", state);
      return choices.stream()
          .map(c -> new Branch<>(c.getState(), c.getGuard(), orEmpty(c.getActions())))
          .toList();
    }
    var junctions =
        (List<JunctionPseudoState.JunctionStateData<S, E>>)
            required(JunctionPseudoState.class, "junctions", state);
    return junctions.stream()
        .map(j -> new Branch<>(j.getState(), j.getGuard(), orEmpty(j.getActions())))
        .toList();
  }

  /** Returns the state to which an entry point leads. */
  @SuppressWarnings("unchecked")
  static <S, E> State<S, E> target(EntryPseudoState<S, E> entry) {
    return (State<S, E>) required(EntryPseudoState.class, "state", entry);
  }

  /** Returns the default state of a history state. */
  @SuppressWarnings("unchecked")
  static <S, E> Optional<State<S, E>> defaultState(HistoryPseudoState<S, E> history) {
    var holder = (StateHolder<S, E>) required(HistoryPseudoState.class, "defaultState", history);
    return Optional.ofNullable(holder.getState());
  }

  static Collection<?> initialActions(StateMachine<?, ?> machine) {
    return orEmpty(initialTransition(machine).getActions());
  }

  static Transition<?, ?> initialTransition(StateMachine<?, ?> machine) {
    return (Transition<?, ?>) required(AbstractStateMachine.class, "initialTransition", machine);
  }

  /** Returns the listeners of a timer, including the machine of the timer. */
  static CompositeTriggerListener listeners(TimerTrigger<?, ?> timer) {
    return (CompositeTriggerListener) required(TimerTrigger.class, "triggerListener", timer);
  }

  static @Nullable Object field(Class<?> type, String name, Object object) {
    try {
      Field field = type.getDeclaredField(name);
      field.setAccessible(true);
      return field.get(object);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(unsupported(type, name), e);
    }
  }

  private static Object required(Class<?> type, String name, Object object) {
    Object value = field(type, name, object);
    if (value == null) {
      throw new IllegalStateException(unsupported(type, name));
    }
    return value;
  }

  private static @Nullable Object call(Class<?> type, String method, Object object) {
    try {
      var found = type.getDeclaredMethod(method);
      found.setAccessible(true);
      return found.invoke(object);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(unsupported(type, method), e);
    }
  }

  private static String unsupported(Class<?> type, String member) {
    return "This version of Spring Statemachine is not supported: "
        + type.getSimpleName()
        + " has no "
        + member
        + ". Supported are 2.0 to 4.0.";
  }

  private static Collection<?> orEmpty(@Nullable Collection<?> elements) {
    return elements == null ? List.of() : elements;
  }
}
