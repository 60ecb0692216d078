package dev.pawl.spring.boot.web;

import dev.pawl.store.JdbcStore;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.http.ProblemDetail;

/**
 * A lookup of the events that are legal for an entity now, in the application's stores.
 * Thread-safe.
 */
final class PermittedEvents {

  private static final String EVENT = "event";

  private static final String PERMITTED = "permitted";

  private final @Nullable ObjectProvider<JdbcStore<?, ?>> stores;
  private final @Nullable ObjectProvider<RequestSession> session;

  /**
   * @param stores the stores; null if there are none
   * @param session the session of requests; null if there is none
   */
  PermittedEvents(
      @Nullable ObjectProvider<JdbcStore<?, ?>> stores,
      @Nullable ObjectProvider<RequestSession> session) {
    this.stores = stores;
    this.session = session;
  }

  /**
   * Adds the legal events of an entity to a response, if a store of the machine contains the
   * entity.
   */
  void add(ProblemDetail problem, String machine, @Nullable String entityId) {
    if (stores == null || entityId == null) {
      return;
    }
    stores
        .orderedStream()
        .filter(store -> store.machine().name().equals(machine))
        .findFirst()
        .map(store -> permitted(store, entityId))
        .ifPresent(permitted -> problem.setProperty(PERMITTED, permitted));
  }

  /**
   * Returns the legal events of an entity; null if the entity cannot be read or a guard throws an
   * exception.
   */
  private @Nullable List<String> permitted(JdbcStore<?, ?> store, String entityId) {
    try {
      RequestSession open = session == null ? null : session.getIfAvailable();
      return open == null
          ? store.permitted(entityId)
          : open.read(store.source(), () -> store.permitted(entityId));
    } catch (Throwable e) {
      return null;
    }
  }

  /** Returns whether a type is the event type of a machine that has a store. */
  boolean isOfEvents(Class<?> type) {
    return store(type) != null;
  }

  /**
   * Adds the legal events of an entity to the response to an unknown event name. The id of the
   * entity is the path variable {@code id}, or the only other variable of the path.
   *
   * @param parameter the name of the parameter that contains the unknown event name
   * @param variables the variables of the request's path
   */
  void add(ProblemDetail problem, Class<?> type, @Nullable String parameter, Map<?, ?> variables) {
    JdbcStore<?, ?> store = store(type);
    if (store == null) {
      return;
    }
    problem.setProperty("machine", store.machine().name());
    Map<Object, Object> others = new LinkedHashMap<>(variables);
    others.remove(parameter);
    Object id = others.get("id");
    if (id == null && others.size() == 1) {
      id = others.values().iterator().next();
    }
    if (id instanceof String entityId) {
      List<String> permitted = permitted(store, entityId);
      if (permitted != null) {
        problem.setProperty("entityId", entityId);
        problem.setProperty(PERMITTED, permitted);
      }
    }
  }

  private @Nullable JdbcStore<?, ?> store(Class<?> type) {
    if (stores == null) {
      return null;
    }
    return stores.orderedStream().filter(store -> isOf(store, type)).findFirst().orElse(null);
  }

  /**
   * Returns whether a type is the event type of a store's machine. A generated type has the name of
   * the machine. For any other enum, the machine must know the first constant as an event.
   */
  private static boolean isOf(JdbcStore<?, ?> store, Class<?> type) {
    Class<?> outer = type;
    while (outer.getEnclosingClass() != null && !outer.getSimpleName().endsWith("Event")) {
      outer = outer.getEnclosingClass();
    }
    return plain(outer.getSimpleName()).equals(plain(store.machine().name()) + EVENT)
        || isConstant(store, type);
  }

  @SuppressWarnings("unchecked") // other objects than events are refused
  private static boolean isConstant(JdbcStore<?, ?> store, Class<?> type) {
    Object[] constants = type.getEnumConstants();
    if (constants == null || constants.length == 0) {
      return false;
    }
    try {
      return ((JdbcStore<Object, Object>) store).machine().nameOfEvent(constants[0]) != null;
    } catch (RuntimeException e) {
      return false;
    }
  }

  private static String plain(String name) {
    return name.replaceAll("[^\\p{L}\\p{N}]", "").toLowerCase(Locale.ROOT);
  }
}
