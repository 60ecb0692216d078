package dev.pawl.spring;

import dev.pawl.store.JdbcStore;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.sql.Tables;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.sql.DataSource;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.SmartInitializingSingleton;
import org.springframework.jdbc.datasource.TransactionAwareDataSourceProxy;

/**
 * The factory of an application's stores, which generated configurations call. All stores are in
 * one database, and their steps {@linkplain SpringTransactions join} Spring's transactions. Spring
 * Boot creates this bean with the application's {@code DataSource}. If the application has several
 * data sources or does not use Spring Boot, declare this bean:
 *
 * <pre>{@code
 * @Bean
 * SpringStores stores(
 *     DataSource orders, ObjectProvider<StoreTables> tables, ObjectProvider<InstantSource> clock) {
 *   return new SpringStores(orders, tables, clock);
 * }
 * }</pre>
 *
 * <p>Thread-safe after the application has started.
 */
public final class SpringStores implements SmartInitializingSingleton {

  private final DataSource source;
  private final ObjectProvider<StoreTables> tables;
  private final ObjectProvider<InstantSource> clock;
  private final List<InstanceParts<?, ?, ?>> parts = new ArrayList<>();

  /**
   * Creates the stores of a database.
   *
   * @param source the data source; of a {@link TransactionAwareDataSourceProxy}, the data source
   *     behind the proxy is used
   * @param tables the bean that sets the names of the tables; without such a bean, the tables have
   *     the default names
   * @param clock the bean of the clock for the timestamps of steps; without such a bean, the system
   *     clock is used. A machine with timers uses the clock of the database instead, unless a
   *     {@link StoreCustomizer} sets another clock.
   */
  public SpringStores(
      DataSource source, ObjectProvider<StoreTables> tables, ObjectProvider<InstantSource> clock) {
    this.source = behindProxies(Objects.requireNonNull(source, "source"));
    this.tables = Objects.requireNonNull(tables, "tables");
    this.clock = Objects.requireNonNull(clock, "clock");
  }

  /**
   * Returns the data source to which Spring binds its transactions. If the outermost proxy is a
   * {@link TransactionAwareDataSourceProxy}, the transaction managers use the data source behind
   * this proxy. If a {@link TransactionAwareDataSourceProxy} is behind another proxy, a store
   * refuses the data source.
   */
  private static DataSource behindProxies(DataSource given) {
    return given instanceof TransactionAwareDataSourceProxy proxy
            && proxy.getTargetDataSource() != null
        ? proxy.getTargetDataSource()
        : given;
  }

  /**
   * Returns the data source of the stores. If the constructor got a {@link
   * TransactionAwareDataSourceProxy}, the result is the data source behind the proxy.
   */
  public DataSource source() {
    return source;
  }

  /** Returns the names of a machine's tables. */
  public Tables tables(StoredMachine<?, ?> machine) {
    StoreTables names = tables.getIfAvailable();
    return names == null ? Tables.ofMachine(machine.name()) : names.of(machine);
  }

  /**
   * Creates the {@link InstanceParts} of a machine. Missing beans are reported when the application
   * starts, not when the first step is made.
   *
   * @param <B> the type of the machine's builder
   * @param <S> the type of states
   * @param <E> the type of events
   */
  public <B, S, E> InstanceParts<B, S, E> parts(ObjectProvider<InstanceSetup<B, S, E>> setups) {
    InstanceParts<B, S, E> one = new InstanceParts<>(setups);
    synchronized (parts) {
      parts.add(one);
    }
    return one;
  }

  /**
   * Creates the store of a machine. The hooks and listeners of the machine are notified when a step
   * has been committed.
   *
   * @param <S> the type of states
   * @param <E> the type of events
   */
  public <S, E> JdbcStore<S, E> store(
      StoredMachine<S, E> machine,
      MachineWiring<S, E> wiring,
      ObjectProvider<StoreCustomizer<S, E>> customizers) {
    JdbcStore.Builder<S, E> builder =
        JdbcStore.of(machine, source).tables(tables(machine)).callers(SpringTransactions.joined());
    if (!machine.hasTimers()) {
      clock.ifAvailable(builder::clock);
    }
    wiring.prepare(builder);
    customizers.orderedStream().forEach(one -> one.customize(builder));
    return builder.build();
  }

  @Override
  public void afterSingletonsInstantiated() {
    List<InstanceParts<?, ?, ?>> all;
    synchronized (parts) {
      all = List.copyOf(parts);
    }
    all.forEach(InstanceParts::check);
  }
}
