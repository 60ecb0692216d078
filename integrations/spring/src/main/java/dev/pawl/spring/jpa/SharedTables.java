package dev.pawl.spring.jpa;

import dev.pawl.spring.transaction.ProxiedSources;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.sql.Tables;
import jakarta.persistence.EntityManagerFactory;
import jakarta.persistence.metamodel.EntityType;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Objects;
import javax.sql.DataSource;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.SmartInitializingSingleton;
import org.springframework.orm.jpa.EntityManagerFactoryInfo;

/**
 * A check at start-up that reports the JPA entities that are mapped to tables of stores. After a
 * step of the store, an {@code EntityManager} still has the old state of an entity that is mapped
 * to the table. If the entity manager may write the old state back, the check logs a warning with
 * the remedy; otherwise the check logs an info message. The name of the logger is {@code
 * dev.pawl.spring.jpa}. Spring Boot declares this bean automatically.
 *
 * <p>The name of the table is taken from the annotation of the entity or, without annotation, from
 * the name of the entity. Case and underscores are ignored. Other naming strategies and {@code
 * orm.xml} are not supported.
 */
public final class SharedTables implements SmartInitializingSingleton {

  private final ObjectProvider<EntityManagerFactory> factories;
  private final ObjectProvider<JdbcStore<?, ?>> stores;

  /** Creates the check. */
  public SharedTables(
      ObjectProvider<EntityManagerFactory> factories, ObjectProvider<JdbcStore<?, ?>> stores) {
    this.factories = Objects.requireNonNull(factories, "factories");
    this.stores = Objects.requireNonNull(stores, "stores");
  }

  @Override
  public void afterSingletonsInstantiated() {
    List<EntityManagerFactory> all = factories.orderedStream().toList();
    if (!all.isEmpty()) {
      stores
          .orderedStream()
          .forEach(store -> all.forEach(factory -> warnAboutSharedTable(factory, store)));
    }
  }

  private static void warnAboutSharedTable(EntityManagerFactory factory, JdbcStore<?, ?> store) {
    if (mayShare(factory, store.source())) {
      for (EntityType<?> type : factory.getMetamodel().getEntities()) {
        MappedEntity entity = new MappedEntity(type);
        if (entity.isIn(store.tables().entities())) {
          report(entity, store);
        }
      }
    }
  }

  /**
   * Returns whether a factory may use the same database as a data source. If the data source of the
   * factory is unknown, the result is true.
   */
  private static boolean mayShare(EntityManagerFactory factory, DataSource source) {
    DataSource other =
        factory instanceof EntityManagerFactoryInfo info ? info.getDataSource() : null;
    return other == null || ProxiedSources.innermost(other) == ProxiedSources.innermost(source);
  }

  private static void report(MappedEntity entity, JdbcStore<?, ?> store) {
    Tables tables = store.tables();
    List<String> written =
        entity.writes(
            tables.entities(), List.of(tables.state(), tables.version(), tables.updatedAt()));
    String stale =
        "The entity "
            + entity.name()
            + " is mapped to the table "
            + tables.entities()
            + ", which the store of "
            + store.machine().name()
            + " writes. After a step, refresh the entity: an EntityManager has the old state.";
    System.Logger log = System.getLogger("dev.pawl.spring.jpa");
    if (written.isEmpty()) {
      log.log(Level.INFO, stale);
    } else {
      log.log(
          Level.WARNING,
          stale
              + " JPA may also write the old state back and so undo the step: map "
              + String.join(", ", written)
              + " with insertable = false and updatable = false, and without @Version.");
    }
  }
}
