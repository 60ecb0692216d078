package dev.pawl.jpa;

import dev.pawl.jpa.sql.SqlWrites.Column;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.hibernate.SessionFactory;
import org.hibernate.SessionFactoryObserver;
import org.hibernate.boot.Metadata;
import org.hibernate.boot.spi.BootstrapContext;
import org.hibernate.engine.spi.SessionFactoryImplementor;
import org.hibernate.event.service.spi.EventListenerRegistry;
import org.hibernate.event.spi.EventType;
import org.hibernate.event.spi.PreUpdateEventListener;
import org.hibernate.integrator.spi.Integrator;
import org.hibernate.mapping.Table;
import org.hibernate.service.spi.SessionFactoryServiceRegistry;
import org.jspecify.annotations.Nullable;

/**
 * An integrator that adds the checks of states to every session factory. Hibernate calls this class
 * if Pawl's JPA module is on the class path.
 */
public final class GuardIntegrator implements Integrator {

  private static final Logger LOGGER = System.getLogger("dev.pawl.jpa");

  /** Creates the integrator. Hibernate calls this constructor. */
  public GuardIntegrator() {}

  /** Returns the checks of a session factory; null if the factory has none. */
  static @Nullable Guards of(SessionFactoryImplementor factory) {
    List<Guards> found = new ArrayList<>();
    listeners(factory)
        .getEventListenerGroup(EventType.PRE_UPDATE)
        .fireEventOnEachListener(found, GuardIntegrator::addGuards);
    return found.isEmpty() ? null : found.get(0);
  }

  private static void addGuards(PreUpdateEventListener each, List<Guards> found) {
    if (each instanceof WriteListener listener) {
      found.add(listener.guards());
    }
  }

  private static EventListenerRegistry listeners(SessionFactoryImplementor factory) {
    return factory.getServiceRegistry().requireService(EventListenerRegistry.class);
  }

  @Override
  public void integrate(
      Metadata metadata, BootstrapContext bootstrap, SessionFactoryImplementor factory) {
    Set<String> tables = new HashSet<>();
    for (Table table : metadata.collectTableMappings()) {
      if (table.getName() != null) {
        tables.add(Column.table(table.getName()));
      }
    }
    // the mapping is incomplete until the factory has been created
    factory.addObserver(
        new SessionFactoryObserver() {
          private static final long serialVersionUID = 1L;

          @Override
          public void sessionFactoryCreated(SessionFactory created) {
            guard((SessionFactoryImplementor) created, tables);
          }
        });
  }

  @Override
  public void disintegrate(
      SessionFactoryImplementor factory, SessionFactoryServiceRegistry registry) {
    if (factory.getSessionFactoryOptions().getStatementInspector() instanceof GuardInspector all) {
      all.remove(factory);
    }
  }

  private static void guard(SessionFactoryImplementor factory, Set<String> tables) {
    GuardedMapping mapping = GuardedMapping.of(factory);
    List<String> findings = new ArrayList<>(mapping.findings());
    if (!mapping.entities().isEmpty()) {
      Guards guards = new Guards(mapping, tables);
      listen(factory, new WriteListener(guards), new MergeListener(guards));
      if (factory.getSessionFactoryOptions().getStatementInspector()
          instanceof GuardInspector inspector) {
        inspector.add(factory, guards);
      } else {
        findings.add(
            "Another StatementInspector was set on the SessionFactoryBuilder, so bulk updates of"
                + " states are not checked. Set it with the property"
                + " hibernate.session_factory.statement_inspector instead.");
      }
      LOGGER.log(Level.INFO, () -> "Only transitions change " + names(mapping) + ".");
    }
    report(findings, factory.getProperties().get(PawlJpa.FINDINGS));
  }

  private static String names(GuardedMapping mapping) {
    TreeSet<String> names = new TreeSet<>();
    for (GuardedEntity entity : mapping.entities().values()) {
      for (StateAttribute attribute : entity.attributes()) {
        names.add(attribute.name() + " (" + attribute.machine().name() + ")");
      }
    }
    return String.join(", ", names);
  }

  private static void listen(
      SessionFactoryImplementor factory, WriteListener listener, MergeListener merges) {
    EventListenerRegistry registry = listeners(factory);
    registry.appendListeners(EventType.PRE_INSERT, listener);
    registry.appendListeners(EventType.PRE_UPDATE, listener);
    registry.appendListeners(EventType.PRE_UPSERT, listener);
    registry.appendListeners(EventType.POST_INSERT, listener);
    registry.appendListeners(EventType.POST_UPDATE, listener);
    registry.appendListeners(EventType.POST_UPSERT, listener);
    registry.prependListeners(EventType.MERGE, merges);
    registry.appendListeners(EventType.MERGE, listener);
    registry.appendListeners(EventType.REFRESH, listener);
  }

  private static void report(List<String> findings, @Nullable Object property) {
    String wanted = property == null ? "warn" : property.toString().toLowerCase(Locale.ROOT);
    switch (wanted) {
      case "off" -> {}
      case "warn" -> findings.forEach(each -> LOGGER.log(Level.WARNING, each));
      case "fail" -> {
        if (!findings.isEmpty()) {
          throw new IllegalStateException(String.join("\n", findings));
        }
      }
      default ->
          throw new IllegalArgumentException(
              PawlJpa.FINDINGS + " must be off, warn or fail, not " + property + ".");
    }
  }
}
