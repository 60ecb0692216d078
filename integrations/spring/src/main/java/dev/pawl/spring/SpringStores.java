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
 * Builds the stores of an application, for the configurations that Pawl generates: all in one
 * database, with steps that {@linkplain SpringTransactions join} Spring's transactions. Boot makes
 * one of the application's {@code DataSource}; where there are several, or no Boot, declare which:
 *
 * <pre>{@code
 * @Bean
 * SpringStores stores(
 *     DataSource orders, ObjectProvider<StoreTables> tables, ObjectProvider<InstantSource> clock) {
 *   return new SpringStores(orders, tables, clock);
 * }
 * }</pre>
 *
 * <p>Thread-safe when the application has started.
 */
public final class SpringStores implements SmartInitializingSingleton {

  private final DataSource source;
  private final ObjectProvider<StoreTables> tables;
  private final ObjectProvider<InstantSource> clock;
  private final List<InstanceParts<?, ?, ?>> parts = new ArrayList<>();

  /**
   * Stores in a database.
   *
   * @param tables names tables, if the application has such a bean
   * @param clock the application's clock, if it has one: it tells when steps are made, but for
   *     machines with timers, for which the database's clock counts unless a {@link
   *     StoreCustomizer} gives another
   */
  public SpringStores(
      DataSource source, ObjectProvider<StoreTables> tables, ObjectProvider<InstantSource> clock) {
    this.source = behindProxies(Objects.requireNonNull(source, "source"));
    this.tables = Objects.requireNonNull(tables, "tables");
    this.clock = Objects.requireNonNull(clock, "clock");
  }

  /**
   * The source to which Spring binds its transactions: its transaction managers take that behind a
   * proxy which has their transactions ended by whoever closes a connection, if it is the outermost
   * one. A store refuses it anywhere else.
   */
  private static DataSource behindProxies(DataSource given) {
    return given instanceof TransactionAwareDataSourceProxy proxy
            && proxy.getTargetDataSource() != null
        ? proxy.getTargetDataSource()
        : given;
  }

  /**
   * The source of the instances: of a {@link TransactionAwareDataSourceProxy} the source behind it.
   */
  public DataSource source() {
    return source;
  }

  /** The names of a machine's tables. */
  public Tables tables(StoredMachine<?, ?> machine) {
    StoreTables names = tables.getIfAvailable();
    return names == null ? Tables.ofMachine(machine.name()) : names.of(machine);
  }

  /**
   * The parts that instances are opened with. What they lack is an error when the application
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
   * The store of a machine. Hooks and listeners hear of a step when it has been committed.
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
