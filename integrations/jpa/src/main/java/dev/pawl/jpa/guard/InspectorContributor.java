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
    Object told = builder.getSettings().get(AvailableSettings.STATEMENT_INSPECTOR);
    StatementInspector own =
        told instanceof GuardInspector known ? known.own() : resolved(builder, told);
    builder.applySetting(AvailableSettings.STATEMENT_INSPECTOR, new GuardInspector(own));
  }

  private static @Nullable StatementInspector resolved(
      StandardServiceRegistryBuilder builder, @Nullable Object told) {
    return told == null
        ? null
        : builder
            .getBootstrapServiceRegistry()
            .requireService(StrategySelector.class)
            .resolveStrategy(StatementInspector.class, told);
  }
}
