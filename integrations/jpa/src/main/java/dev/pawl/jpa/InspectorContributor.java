package dev.pawl.jpa;

import org.hibernate.boot.registry.StandardServiceRegistryBuilder;
import org.hibernate.boot.registry.selector.spi.StrategySelector;
import org.hibernate.cfg.AvailableSettings;
import org.hibernate.resource.jdbc.spi.StatementInspector;
import org.hibernate.service.spi.ServiceContributor;
import org.jspecify.annotations.Nullable;

/**
 * A contributor that installs the {@link GuardInspector} in Hibernate. If the application has set
 * an inspector, the {@link GuardInspector} calls that inspector too.
 */
public final class InspectorContributor implements ServiceContributor {

  /** Creates the contributor. Hibernate calls this constructor. */
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
