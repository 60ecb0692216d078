package dev.pawl.jpa.guard;

import org.hibernate.boot.registry.StandardServiceRegistryBuilder;
import org.hibernate.boot.registry.selector.spi.StrategySelector;
import org.hibernate.cfg.AvailableSettings;
import org.hibernate.resource.jdbc.spi.StatementInspector;
import org.hibernate.service.spi.ServiceContributor;
import org.jspecify.annotations.Nullable;

/** Puts the inspector of statements in front of the one that the program may have. */
public final class InspectorContributor implements ServiceContributor {

  /** Called by Hibernate. */
  public InspectorContributor() {}

  @Override
  public void contribute(StandardServiceRegistryBuilder builder) {
    Object set = builder.getSettings().get(AvailableSettings.STATEMENT_INSPECTOR);
    StatementInspector own =
        set instanceof GuardInspector known ? known.own() : resolved(builder, set);
    builder.applySetting(AvailableSettings.STATEMENT_INSPECTOR, new GuardInspector(own));
  }

  private static @Nullable StatementInspector resolved(
      StandardServiceRegistryBuilder builder, @Nullable Object set) {
    return set == null
        ? null
        : builder
            .getBootstrapServiceRegistry()
            .requireService(StrategySelector.class)
            .resolveStrategy(StatementInspector.class, set);
  }
}
