package dev.pawl.jpa.guard;

import dev.pawl.engine.StateRecord;
import dev.pawl.jpa.GuardedMachine;
import dev.pawl.jpa.mapping.GuardedEntity;
import dev.pawl.jpa.mapping.StateAttribute;
import dev.pawl.store.StaleStateError;
import jakarta.persistence.EntityManagerFactory;
import java.time.Instant;
import java.util.Date;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.hibernate.CacheMode;
import org.hibernate.Session;
import org.hibernate.StaleObjectStateException;
import org.hibernate.engine.spi.SessionFactoryImplementor;
import org.hibernate.metamodel.mapping.BasicValuedModelPart;
import org.hibernate.persister.entity.EntityPersister;
import org.jspecify.annotations.Nullable;

/** Tells conflicts of versions by the states that were met. */
public final class Conflicts {

  private record Key(String entity, Object id) {}

  private record Seen(@Nullable Object state, @Nullable Object version) {}

  /** What the unit of work of the thread has tried to write; null if nobody wants to know. */
  private static final ThreadLocal<@Nullable Map<Key, Seen>> TRIED = new ThreadLocal<>();

  private Conflicts() {}

  /** Does a unit of work and tells its conflict. */
  public static <R> R told(EntityManagerFactory factory, Supplier<R> work) {
    Map<Key, Seen> outer = TRIED.get();
    Map<Key, Seen> tried = new HashMap<>();
    TRIED.set(tried);
    try {
      return work.get();
    } catch (RuntimeException e) {
      StaleStateError stale = stale(factory.unwrap(SessionFactoryImplementor.class), e, tried);
      if (stale == null) {
        throw e;
      }
      throw stale;
    } finally {
      if (outer == null) {
        TRIED.remove();
      } else {
        TRIED.set(outer);
      }
    }
  }

  /** Notes what a row is thought to be before it is written. */
  static void tried(String entity, Object id, @Nullable Object state, @Nullable Object version) {
    Map<Key, Seen> tried = TRIED.get();
    if (tried != null) {
      tried.put(new Key(entity, id), new Seen(state, version));
    }
  }

  private static @Nullable StaleStateError stale(
      SessionFactoryImplementor factory, RuntimeException error, Map<Key, Seen> tried) {
    Guards guards = GuardIntegrator.of(factory);
    for (Throwable cause = error; cause != null && guards != null; cause = cause.getCause()) {
      if (cause instanceof StaleObjectStateException stale && stale.getIdentifier() != null) {
        Key key = new Key(stale.getEntityName(), stale.getIdentifier());
        GuardedEntity entity = guards.entity(key.entity());
        Seen seen = tried.get(key);
        return entity == null || seen == null
            ? null
            : (StaleStateError) told(factory, entity, key.id(), seen).initCause(error);
      }
    }
    return null;
  }

  private static StaleStateError told(
      SessionFactoryImplementor factory, GuardedEntity entity, Object id, Seen seen) {
    StateAttribute attribute = entity.attributes().get(0);
    EntityPersister persister = factory.getMappingMetamodel().getEntityDescriptor(entity.name());
    Seen found = null;
    try (Session session = factory.openSession()) {
      session.setCacheMode(CacheMode.IGNORE);
      Object row = session.find(persister.getMappedClass(), id);
      if (row != null) {
        found = new Seen(attribute.of(persister.getValues(row)), persister.getVersion(row));
      }
    }
    return new StaleStateError(
        attribute.machine().name(),
        String.valueOf(id),
        name(attribute, seen.state()),
        version(seen.version()),
        found == null ? null : name(attribute, found.state()),
        found == null ? -1 : version(found.version()));
  }

  /** The name of a state in data. */
  private static String name(StateAttribute attribute, @Nullable Object state) {
    if (state == null) {
      return "no state";
    } else if (GuardedMachine.key(state) instanceof StateRecord.Key key) {
      return key.wireName();
    }
    return attribute.converted()
            && attribute.path().get(attribute.path().size() - 1) instanceof BasicValuedModelPart part
        ? String.valueOf(part.getJdbcMapping().convertToRelationalValue(state))
        : state.toString();
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
