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
 * Tells, when the application has started, which entities of JPA are mapped to tables that stores
 * write. What an {@code EntityManager} has loaded there is stale when the store has made a step: a
 * warning, with the remedy, where it may write that back, and otherwise a message. The logger is
 * {@code dev.pawl.spring.jpa}. In Boot it is there by itself; otherwise declare a bean.
 *
 * <p>Tables are named by annotations, or else by the names of entities, without regard to case and
 * underscores; other strategies of naming, and {@code orm.xml}, are not seen.
 */
public final class SharedTables implements SmartInitializingSingleton {

  private final ObjectProvider<EntityManagerFactory> factories;
  private final ObjectProvider<JdbcStore<?, ?>> stores;

  /** Entities and stores of an application. */
  public SharedTables(
      ObjectProvider<EntityManagerFactory> factories, ObjectProvider<JdbcStore<?, ?>> stores) {
    this.factories = Objects.requireNonNull(factories, "factories");
    this.stores = Objects.requireNonNull(stores, "stores");
  }

  @Override
  public void afterSingletonsInstantiated() {
    List<EntityManagerFactory> all = factories.orderedStream().toList();
    if (!all.isEmpty()) {
      stores.orderedStream().forEach(store -> all.forEach(factory -> look(factory, store)));
    }
  }

  private static void look(EntityManagerFactory factory, JdbcStore<?, ?> store) {
    if (mayShare(factory, store.source())) {
      for (EntityType<?> type : factory.getMetamodel().getEntities()) {
        MappedEntity entity = new MappedEntity(type);
        if (entity.isIn(store.tables().entities())) {
          report(entity, store);
        }
      }
    }
  }

  /** A factory that does not tell its source may have any. */
  private static boolean mayShare(EntityManagerFactory factory, DataSource source) {
    DataSource other =
        factory instanceof EntityManagerFactoryInfo info ? info.getDataSource() : null;
    return other == null || ProxiedSources.innermost(other) == ProxiedSources.innermost(source);
  }

  private static void report(MappedEntity entity, JdbcStore<?, ?> store) {
    Tables tables = store.tables();
    List<String> written =
        entity.writes(List.of(tables.state(), tables.version(), tables.updatedAt()));
    String stale =
        "The entity "
            + entity.name()
            + " is mapped to the table "
            + tables.entities()
            + ", which the store of "
            + store.machine().name()
            + " writes. What an EntityManager has loaded of it is stale after a step: refresh it.";
    System.Logger log = System.getLogger("dev.pawl.spring.jpa");
    if (written.isEmpty()) {
      log.log(Level.INFO, stale);
    } else {
      log.log(
          Level.WARNING,
          stale
              + " JPA may also write it back, and so undo the step: map "
              + String.join(", ", written)
              + " with insertable = false, updatable = false, and without @Version.");
    }
  }
}
