package dev.pawl.spring.importer;

import dev.pawl.LifecycleEvent;
import dev.pawl.Machine;
import dev.pawl.TransitionHook;
import dev.pawl.cli.importer.HeldTimers;
import dev.pawl.cli.importer.ReplacedCode;
import dev.pawl.time.Scheduler;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.springframework.messaging.Message;
import org.springframework.messaging.MessageHeaders;
import org.springframework.statemachine.ExtendedState;
import org.springframework.statemachine.StateContext;
import org.springframework.statemachine.StateContext.Stage;
import org.springframework.statemachine.StateMachine;
import org.springframework.statemachine.support.DefaultExtendedState;
import org.springframework.statemachine.support.DefaultStateContext;
import org.springframework.statemachine.transition.Transition;

/**
 * Creates the objects with which the machine of Pawl runs the guards and actions of Spring
 * Statemachine in a {@link SideBySide} comparison. The guards and actions get an extended state
 * that the machine of Spring Statemachine does not use. Pass each created object to the builder of
 * the machine of Pawl if the builder accepts such an object.
 */
public final class PawlSide {

  private final ComparedCode<?, ?> code;
  private final Set<Object> unreported;
  private final ExtendedState extendedState = new DefaultExtendedState();
  private final Queue<Message<?>> queue = new ArrayDeque<>();
  private final List<String> actions = new ArrayList<>();
  private final HeldTimers timers = new HeldTimers();
  private @Nullable Message<?> message;
  private @Nullable Transition<?, ?> taken;

  PawlSide(ComparedCode<?, ?> code) {
    this.code = code;
    this.unreported = code.unreported();
    this.taken = SpringInternals.initialTransition(code.machine());
  }

  /**
   * Returns an implementation of the generated interface of guards. The implementation calls the
   * guards of Spring Statemachine.
   *
   * @param type the interface, such as {@code CdLogic}
   */
  public <L> L logic(Class<L> type) {
    return ReplacedCode.logic(type, method -> holds(code, method));
  }

  /**
   * Returns an implementation of the generated interface of effects. The implementation calls the
   * actions of Spring Statemachine.
   *
   * @param type the interface, such as {@code CdEffects}
   */
  public <X> X effects(Class<X> type) {
    return ReplacedCode.effects(type, method -> run(code, method));
  }

  /**
   * Returns a hook that finds out which transition was taken, so that actions can get the
   * transition from their state context.
   *
   * @param wireNames the function that returns the wire name of a state, such as {@code
   *     CdCodec::toWire}
   */
  public <P, Q> TransitionHook<P, Q> hook(Function<P, String> wireNames) {
    return new TransitionHook<>() {
      @Override
      public void after(LifecycleEvent<P, Q> event) {
        P to = event.to() == null ? event.from() : event.to();
        taken =
            code.taken(wireNames.apply(event.from()), wireNames.apply(to), message).orElse(null);
      }
    };
  }

  /**
   * Returns a scheduler for the machine of Pawl. The comparison decides when the timers of this
   * scheduler fire.
   */
  public Scheduler scheduler() {
    return timers;
  }

  private <S, E> boolean holds(ComparedCode<S, E> code, String method) {
    SpringCode guard = code.methods().guard(method);
    return UserCall.holds(guard, context(code, code.use(guard, message)));
  }

  private <S, E> void run(ComparedCode<S, E> code, String method) {
    SpringCode action = code.methods().action(method);
    if (!unreported.contains(action.original())) {
      actions.add(method);
    }
    UserCall.run(action, context(code, Optional.empty()));
  }

  @SuppressWarnings("unchecked")
  private <S, E> StateContext<S, E> context(
      ComparedCode<S, E> code, Optional<Transition<S, E>> transition) {
    StateMachine<S, E> machine = QueuedMachine.of(code.machine(), extendedState, queue::add);
    return new DefaultStateContext<>(
        Stage.TRANSITION,
        (Message<E>) message,
        message == null ? new MessageHeaders(Map.of()) : message.getHeaders(),
        extendedState,
        transition.orElse((Transition<S, E>) taken),
        machine,
        null,
        null,
        null);
  }

  /** Fires an event at the machine of Pawl, and then the events that actions have sent. */
  <P, Q> void fire(Machine<P, Q> machine, Message<?> first, Function<String, Q> events) {
    queue.add(first);
    fireQueued(machine, events);
  }

  /** Fires at the machine of Pawl the events that actions have sent. */
  <P, Q> void fireQueued(Machine<P, Q> machine, Function<String, Q> events) {
    for (Message<?> next = queue.poll(); next != null; next = queue.poll()) {
      message = next;
      Object unused = machine.tryFire(events.apply(code.eventName(next.getPayload())));
    }
    message = null;
  }

  /** Returns the running timers of the machine of Pawl. The comparison fires them. */
  HeldTimers timers() {
    return timers;
  }

  /**
   * Returns the names of the methods of the effects that have run, except effects for which Spring
   * Statemachine does not report all calls.
   */
  List<String> actions() {
    return actions;
  }

  Map<Object, Object> variables() {
    return extendedState.getVariables();
  }
}
