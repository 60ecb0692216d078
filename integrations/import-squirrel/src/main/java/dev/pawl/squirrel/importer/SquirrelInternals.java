package dev.pawl.squirrel.importer;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Deque;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.squirrelframework.foundation.fsm.Action;
import org.squirrelframework.foundation.fsm.StateMachine;
import org.squirrelframework.foundation.fsm.StateMachineStatus;
import org.squirrelframework.foundation.fsm.impl.AbstractStateMachine;
import org.squirrelframework.foundation.fsm.impl.MethodCallActionImpl;
import org.squirrelframework.foundation.fsm.impl.MethodCallActionProxyImpl;
import org.squirrelframework.foundation.fsm.impl.MethodReferenceActionImpl;
import org.squirrelframework.foundation.util.Pair;

/** Reads parts of a machine that the API of squirrel does not return. */
final class SquirrelInternals {

  private SquirrelInternals() {}

  /**
   * Returns the event that entry actions get when the machine starts, or empty if the machine has
   * no such event.
   */
  static <E> Optional<E> startEvent(StateMachine<?, ?, E, ?> machine) {
    return contextEvent("startEvent", machine);
  }

  /**
   * Returns the event that the machine fires when a state is completed, or empty if the machine has
   * no such event.
   */
  static <E> Optional<E> finishEvent(StateMachine<?, ?, E, ?> machine) {
    return contextEvent("finishEvent", machine);
  }

  /**
   * Returns the event that exit actions get when the machine is terminated, or empty if the machine
   * has no such event.
   */
  static <E> Optional<E> terminateEvent(StateMachine<?, ?, E, ?> machine) {
    return contextEvent("terminateEvent", machine);
  }

  @SuppressWarnings("unchecked")
  private static <E> Optional<E> contextEvent(String field, StateMachine<?, ?, E, ?> machine) {
    return Optional.ofNullable((E) field(AbstractStateMachine.class, field, machine));
  }

  /**
   * Changes a machine so that it queues events and does not process them.
   *
   * @return the queue of the fired events with their contexts
   */
  @SuppressWarnings("unchecked")
  static <E, C> Deque<Pair<E, C>> queueEvents(StateMachine<?, ?, E, C> machine) {
    Object unused =
        invoke(
            method(AbstractStateMachine.class, "setStatus", StateMachineStatus.class),
            machine,
            StateMachineStatus.BUSY);
    return (Deque<Pair<E, C>>) required(AbstractStateMachine.class, "queuedEvents", machine);
  }

  /**
   * Returns the method that an action calls, or empty if the class of the machine does not have the
   * method.
   */
  static Optional<Method> calledMethod(Action<?, ?, ?, ?> action) {
    Object call =
        action instanceof MethodCallActionProxyImpl
            ? invoke(method(MethodCallActionProxyImpl.class, "getDelegator"), action)
            : action;
    return call instanceof MethodCallActionImpl
        ? Optional.of((Method) required(MethodCallActionImpl.class, "method", call))
        : Optional.empty();
  }

  static Object reference(MethodReferenceActionImpl<?, ?, ?, ?> action) {
    return required(MethodReferenceActionImpl.class, "methodReference", action);
  }

  /** Returns the action inside the object that squirrel passes to a listener of actions. */
  static Action<?, ?, ?, ?> reported(Action<?, ?, ?, ?> read) {
    return (Action<?, ?, ?, ?>) required(read.getClass(), "action", read);
  }

  private static Object required(Class<?> type, String name, Object object) {
    Object value = field(type, name, object);
    if (value == null) {
      throw new IllegalStateException(unsupported(type, name));
    }
    return value;
  }

  private static @Nullable Object field(Class<?> type, String name, Object object) {
    try {
      Field field = type.getDeclaredField(name);
      field.setAccessible(true);
      return field.get(object);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(unsupported(type, name), e);
    }
  }

  private static Method method(Class<?> type, String name, Class<?>... parameters) {
    try {
      Method method = type.getDeclaredMethod(name, parameters);
      method.setAccessible(true);
      return method;
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(unsupported(type, name), e);
    }
  }

  private static @Nullable Object invoke(Method method, Object object, Object... arguments) {
    try {
      return method.invoke(object, arguments);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(unsupported(method.getDeclaringClass(), method.getName()), e);
    }
  }

  private static String unsupported(Class<?> type, String member) {
    return "This version of squirrel is not supported: "
        + type.getSimpleName()
        + " has no "
        + member
        + ". Use squirrel-foundation 0.3.10.";
  }
}
