package dev.pawl.squirrel.importer;

import java.util.Deque;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.squirrelframework.foundation.fsm.Action;
import org.squirrelframework.foundation.fsm.Condition;
import org.squirrelframework.foundation.fsm.StateMachine;
import org.squirrelframework.foundation.util.Pair;

/**
 * Calls the conditions and actions of a machine of squirrel for the machine of Pawl. The machine of
 * squirrel is not started. The machine of squirrel is only passed to actions, and queues the events
 * that actions fire.
 */
final class CalledCode<T extends StateMachine<T, S, E, C>, S, E, C> {

  private final ComparedCode<T, S, E, C> code;
  private final Deque<Pair<E, C>> queue;
  private @Nullable C context;
  private @Nullable E event;
  private Set<S> before = Set.of();
  private Supplier<Set<S>> after;

  /**
   * Creates an object that calls conditions and actions.
   *
   * @param context the context at the start
   */
  CalledCode(ComparedCode<T, S, E, C> code, @Nullable C context) {
    this.code = code;
    this.queue = SquirrelInternals.queueEvents(code.machine());
    this.context = context;
    this.event = SquirrelInternals.startEvent(code.machine()).orElse(null);
    Set<S> all = Set.copyOf(code.machine().getAllStates());
    this.after = () -> all;
  }

  /** Returns the queue of the events that actions have fired, with the contexts of the events. */
  Deque<Pair<E, C>> queue() {
    return queue;
  }

  /**
   * Sets the step for which conditions and actions are called next.
   *
   * @param before the states that are active before the step
   * @param after the function that returns the states that are active after the step
   */
  void step(@Nullable E event, @Nullable C context, Set<S> before, Supplier<Set<S>> after) {
    this.event = event;
    this.context = context;
    this.before = before;
    this.after = after;
  }

  @SuppressWarnings("unchecked")
  boolean holds(String method) {
    return ((Condition<C>) code.methods().guard(method).called()).isSatisfied(context);
  }

  @SuppressWarnings("unchecked")
  void run(String method) {
    SquirrelCode action = code.methods().action(method);
    ActionUse<S, E> use = code.use(action, before, after.get(), event);
    ((Action<T, S, E, C>) action.called())
        .execute(use.from(), use.to(), event, context, code.machine());
  }
}
