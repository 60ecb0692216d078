package dev.pawl.jpa;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.hibernate.engine.spi.SharedSessionContractImplementor;
import org.hibernate.event.spi.AbstractEvent;
import org.jspecify.annotations.Nullable;

/**
 * Access to the session of an event. A method handle is needed, because the method of Hibernate 7
 * has another return type than the method of Hibernate 6.
 */
final class Sessions {

  private static final MethodHandle SESSION = session();

  private Sessions() {}

  private static MethodHandle session() {
    try {
      return MethodHandles.publicLookup()
          .unreflect(AbstractEvent.class.getMethod("getSession"))
          .asType(
              MethodType.methodType(SharedSessionContractImplementor.class, AbstractEvent.class));
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /**
   * Returns the session of an event; null if Hibernate 6 reports the event for a stateless session.
   */
  static @Nullable SharedSessionContractImplementor of(AbstractEvent event) {
    try {
      return (SharedSessionContractImplementor) SESSION.invokeExact(event);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }
}
