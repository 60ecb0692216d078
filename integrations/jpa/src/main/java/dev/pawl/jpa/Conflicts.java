package dev.pawl.jpa;

import dev.pawl.DeclaredName;
import dev.pawl.store.StaleStateError;
import jakarta.persistence.EntityManagerFactory;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.hibernate.CacheMode;
import org.hibernate.Hibernate;
import org.hibernate.Session;
import org.hibernate.StaleObjectStateException;
import org.hibernate.StaleStateException;
import org.hibernate.dialect.lock.OptimisticEntityLockException;
import org.hibernate.engine.spi.SessionFactoryImplementor;
import org.hibernate.persister.entity.EntityPersister;
import org.jspecify.annotations.Nullable;

/** The report of version conflicts, with the expected and the present state. */
final class Conflicts {

  private record Key(String entity, Object id) {}

  /**
   * The values of a row.
   *
   * @param states the names of the states, in the order of {@link GuardedEntity#attributes()}
   */
  private record RowValues(List<String> states, @Nullable Object version) {

    static RowValues of(
        GuardedEntity entity, Object @Nullable [] values, @Nullable Object version) {
      return new RowValues(
          entity.attributes().stream().map(attribute -> name(attribute, values)).toList(), version);
    }
  }

  /**
   * The writes that the current thread has tried in {@link #reporting}; null outside of that
   * method.
   */
  private static final ThreadLocal<@Nullable Map<Key, RowValues>> TRIED = new ThreadLocal<>();

  private Conflicts() {}

  /**
   * Runs a unit of work. If the unit of work has a version conflict, throws a {@link
   * StaleStateError}.
   */
  public static <R> R reporting(EntityManagerFactory factory, Supplier<R> work) {
    Map<Key, RowValues> outer = TRIED.get();
    Map<Key, RowValues> tried = new LinkedHashMap<>();
    TRIED.set(tried);
    try {
      return work.get();
    } catch (RuntimeException e) {
      throw reported(factory.unwrap(SessionFactoryImplementor.class), e, tried);
    } finally {
      if (outer == null) {
        TRIED.remove();
      } else {
        TRIED.set(outer);
      }
    }
  }

  /** Records the expected states and version of a row before the row is written. */
  static void tried(
      GuardedEntity entity, Object id, Object @Nullable [] values, @Nullable Object version) {
    Map<Key, RowValues> tried = TRIED.get();
    if (tried != null) {
      Key row = new Key(entity.name(), id);
      tried.remove(row);
      tried.put(row, RowValues.of(entity, values, version));
    }
  }

  /** Returns the error of a version conflict; if there is none, returns the thrown exception. */
  private static RuntimeException reported(
      SessionFactoryImplementor factory, RuntimeException error, Map<Key, RowValues> tried) {
    try {
      for (Throwable cause = error; cause != null; cause = cause.getCause()) {
        StaleStateError found =
            cause instanceof StaleStateException stale
                ? ofWrite(factory, stale, tried)
                : cause instanceof OptimisticEntityLockException lock
                    ? ofLock(factory, Hibernate.unproxy(lock.getEntity()))
                    : null;
        if (found != null) {
          return (StaleStateError) found.initCause(error);
        }
      }
    } catch (RuntimeException e) { // for example, the present state is unknown to this program
      error.addSuppressed(e);
    }
    return error;
  }

  /**
   * Returns the error for the row that has changed; null if this row is unknown. For a batch,
   * Hibernate does not report the row, so this method searches for a row whose version differs from
   * the expected version.
   */
  private static @Nullable StaleStateError ofWrite(
      SessionFactoryImplementor factory, StaleStateException error, Map<Key, RowValues> tried) {
    Guards guards = GuardIntegrator.of(factory);
    List<Map.Entry<Key, RowValues>> rows = new ArrayList<>(tried.entrySet());
    Collections.reverse(rows); // the last attempt is the one that failed
    for (Map.Entry<Key, RowValues> row : rows) {
      RowValues seen = row.getValue();
      GuardedEntity entity = guards == null ? null : guards.entity(row.getKey().entity());
      boolean named = error instanceof StaleObjectStateException;
      if (entity != null && (!named || isOf(row.getKey(), (StaleObjectStateException) error))) {
        RowValues found = found(factory, entity, row.getKey().id());
        if (named || found == null || !Objects.equals(found.version(), seen.version())) {
          return error(entity, row.getKey().id(), seen, found);
        }
      }
    }
    return null;
  }

  /** Returns the error for an entity that was locked and has changed; null if it has no states. */
  private static @Nullable StaleStateError ofLock(
      SessionFactoryImplementor factory, Object locked) {
    Guards guards = GuardIntegrator.of(factory);
    GuardedEntity entity = guards == null ? null : guards.entity(locked.getClass().getName());
    if (entity == null) {
      return null;
    }
    EntityPersister persister = factory.getMappingMetamodel().getEntityDescriptor(entity.name());
    Object id = factory.getPersistenceUnitUtil().getIdentifier(locked);
    RowValues seen =
        RowValues.of(entity, persister.getValues(locked), persister.getVersion(locked));
    return error(entity, id, seen, found(factory, entity, id));
  }

  private static boolean isOf(Key row, StaleObjectStateException error) {
    return row.equals(new Key(error.getEntityName(), error.getIdentifier()));
  }

  private static @Nullable RowValues found(
      SessionFactoryImplementor factory, GuardedEntity entity, Object id) {
    EntityPersister persister = factory.getMappingMetamodel().getEntityDescriptor(entity.name());
    try (Session session = factory.openSession()) {
      session.setCacheMode(CacheMode.IGNORE);
      Object row = session.find(persister.getMappedClass(), id);
      return row == null
          ? null
          : RowValues.of(entity, persister.getValues(row), persister.getVersion(row));
    }
  }

  /**
   * Returns the error with the first state that has changed, or with the first state if none has
   * changed.
   */
  private static StaleStateError error(
      GuardedEntity entity, Object id, RowValues seen, @Nullable RowValues found) {
    List<String> states = seen.states();
    List<String> present = found == null ? states : found.states();
    int changed =
        IntStream.range(0, states.size())
            .filter(i -> !states.get(i).equals(present.get(i)))
            .findFirst()
            .orElse(0);
    return new StaleStateError(
        entity.attributes().get(changed).machine().name(),
        String.valueOf(id),
        states.get(changed),
        version(seen.version()),
        found == null ? null : present.get(changed),
        found == null ? -1 : version(found.version()));
  }

  private static String name(StateAttribute attribute, Object @Nullable [] values) {
    Object state = values != null && attribute.isIn(values) ? attribute.of(values) : null;
    return state == null ? "no state" : DeclaredName.of(state);
  }

  private static long version(@Nullable Object version) {
    if (version instanceof Number number) {
      return number.longValue();
    } else if (version instanceof Date date) {
      return date.getTime();
    }
    return version instanceof Instant instant ? instant.toEpochMilli() : -1;
  }
}
