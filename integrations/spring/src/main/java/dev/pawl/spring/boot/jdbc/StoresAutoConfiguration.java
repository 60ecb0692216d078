package dev.pawl.spring.boot.jdbc;

import dev.pawl.spring.SpringStores;
import dev.pawl.spring.StoreSchemas;
import dev.pawl.spring.StoreTables;
import dev.pawl.spring.boot.PawlProperties;
import dev.pawl.store.machine.StoredMachine;
import java.time.InstantSource;
import java.util.List;
import javax.sql.DataSource;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnSingleCandidate;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.jdbc.datasource.DataSourceUtils;

/** The auto-configuration of stores in the application's database, and of their tables. */
@AutoConfiguration(
    afterName = {
      "org.springframework.boot.autoconfigure.jdbc.DataSourceAutoConfiguration",
      "org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration"
    })
@ConditionalOnClass({DataSource.class, DataSourceUtils.class})
@EnableConfigurationProperties(PawlProperties.class)
public class StoresAutoConfiguration {

  /** Creates the configuration. Spring calls this constructor. */
  public StoresAutoConfiguration() {}

  /**
   * Returns the factory of stores. The bean exists if the application has a single or primary
   * {@code DataSource}.
   */
  @Bean
  @ConditionalOnSingleCandidate(DataSource.class)
  @ConditionalOnMissingBean
  public SpringStores pawlStores(
      DataSource source, ObjectProvider<StoreTables> tables, ObjectProvider<InstantSource> clock) {
    return new SpringStores(source, tables, clock);
  }

  /** Returns the names of tables that are set in properties. */
  @Bean
  @ConditionalOnMissingBean
  public StoreTables pawlTables(PawlProperties properties) {
    return new PropertyTables(properties.jdbc().tables(), properties.outbox());
  }

  /** Returns the initializer that creates the tables of stores. */
  @Bean
  @ConditionalOnBean(SpringStores.class)
  @ConditionalOnMissingBean
  public StoreSchemas pawlSchemas(
      SpringStores stores,
      ObjectProvider<StoreTables> tables,
      ObjectProvider<StoredMachine<?, ?>> machines,
      PawlProperties properties) {
    List<StoredMachine<?, ?>> all = machines.orderedStream().toList();
    PropertyTables.requireUsed(properties.jdbc().tables(), tables.getIfAvailable(), all);
    return new StoreSchemas(stores, all, properties.jdbc().initializeSchema());
  }
}
