package dev.pawl.spring.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.IllegalTransitionError;
import dev.pawl.spring.StoreCustomizer;
import dev.pawl.spring.StoreTables;
import dev.pawl.spring.boot.actuate.EndpointAutoConfiguration;
import dev.pawl.spring.boot.actuate.MachinesEndpoint;
import dev.pawl.spring.boot.jackson.ModulesAutoConfiguration;
import dev.pawl.spring.boot.jdbc.StoresAutoConfiguration;
import dev.pawl.spring.boot.jdbc.WorkersAutoConfiguration;
import dev.pawl.spring.boot.metrics.MetricsAutoConfiguration;
import dev.pawl.spring.boot.web.WebAutoConfiguration;
import dev.pawl.spring.suite.shop.LampMachine;
import dev.pawl.spring.suite.shop.LampState;
import dev.pawl.spring.suite.shop.OrderEvent;
import dev.pawl.spring.suite.shop.OrderState;
import dev.pawl.spring.suite.shop.Rules;
import dev.pawl.spring.suite.shop.Shop;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.TableOwner;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Tables;
import java.nio.file.Path;
import java.sql.Connection;
import java.util.List;
import javax.sql.DataSource;
import org.h2.jdbcx.JdbcDataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.ApplicationRunner;
import org.springframework.boot.Banner;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.ApplicationContext;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.ComponentScan.Filter;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.FilterType;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.NestedExceptionUtils;
import org.springframework.core.ResolvableType;
import org.springframework.jdbc.core.JdbcTemplate;

/** Stores as beans, with different databases and tables. */
@ExtendWith(OutputCaptureExtension.class)
class StoresTest {

  static DataSource memory(String name) {
    JdbcDataSource source = new JdbcDataSource();
    source.setURL("jdbc:h2:mem:" + name + Contexts.LINE + ";DB_CLOSE_DELAY=-1");
    return source;
  }

  @SuppressWarnings("unchecked")
  static JdbcStore<OrderState, OrderEvent> orders(ApplicationContext context) {
    ResolvableType type =
        ResolvableType.forClassWithGenerics(JdbcStore.class, OrderState.class, OrderEvent.class);
    return (JdbcStore<OrderState, OrderEvent>) context.getBeanProvider(type).getObject();
  }

  @Test
  void rollbackUndoesEverythingExceptRefusals() {
    Contexts.shop()
        .run(
            context -> {
              assertNull(context.getStartupFailure());
              JdbcStore<OrderState, OrderEvent> orders = orders(context);
              JdbcTemplate jdbc = context.getBean(JdbcTemplate.class);
              orders.create("o-1");
              Shop.Orders service = context.getBean(Shop.Orders.class);
              assertThrows(IllegalTransitionError.class, () -> service.payAndShipTwice("o-1"));
              assertEquals(OrderState.OPEN, orders.get("o-1").state());
              assertEquals(0, orders.history("o-1").size());
              assertEquals(0, count(jdbc, "pawl_outbox"));
              assertEquals(1, orders.refusals("o-1", 9).size());
              // two machines, each with beans of different types
              assertEquals(2, context.getBeansOfType(JdbcStore.class).size());
              assertNotSame(service.lamp(), service.lamp());
              assertEquals(LampState.DARK, service.lamp().state());
            });
  }

  private static int count(JdbcTemplate jdbc, String table) {
    Integer rows = jdbc.queryForObject("select count(*) from " + table, Integer.class);
    return rows == null ? -1 : rows;
  }

  @Test
  void tablesAreCreatedBeforeBeansThatNeedThem() {
    Contexts.shop()
        .withPropertyValues("pawl.jdbc.initialize-schema=never", "pawl.timers.enabled=false")
        .run(
            context -> {
              JdbcTemplate jdbc = context.getBean(JdbcTemplate.class);
              assertThrows(RuntimeException.class, () -> count(jdbc, "pawl_outbox"));
            });
    Contexts.shop()
        .run(
            context -> {
              String[] waits =
                  context.getBeanFactory().getMergedBeanDefinition("jdbcTemplate").getDependsOn();
              assertNotNull(waits);
              assertTrue(List.of(waits).contains("pawlSchemas"));
              String shop = "dev.pawl.spring.suite.shop.";
              for (String store : List.of(shop + "orderStore", shop + "lampStore", "pawlOutbox")) {
                String[] after =
                    context.getBeanFactory().getMergedBeanDefinition(store).getDependsOn();
                assertNotNull(after, store);
                assertTrue(List.of(after).contains("pawlSchemas"), store);
              }
            });
  }

  /** The store of a machine whose steps a topology projects into the tables. */
  @Configuration(proxyBeanMethods = false)
  static class Projected {

    @Bean
    StoreCustomizer<OrderState, OrderEvent> readOnly() {
      return JdbcStore.Builder::readOnly;
    }
  }

  @Test
  void endpointShowsInstancesOfProjection() {
    DataSource source = memory("projected");
    ApplicationContextRunner shop =
        Contexts.plain(Shop.class)
            .withPropertyValues("management.endpoints.web.exposure.include=*")
            .withBean(DataSource.class, () -> source);
    shop.run(
        context -> {
          assertNull(context.getStartupFailure());
          StoredMachine<?, ?> machine = orders(context).machine();
          try (Connection connection = source.getConnection()) {
            new TableOwner(machine, Tables.of("pawl_order"), Dialect.of(connection), true)
                .claim(connection, "orders");
          }
          context
              .getBean(JdbcTemplate.class)
              .update(
                  "insert into pawl_order (id, state, version, updated_at)"
                      + " values ('o-1', 'paid', 1, current_timestamp)");
        });
    shop.run(context -> assertNotNull(context.getStartupFailure()));
    shop.withUserConfiguration(Projected.class)
        .run(
            context -> {
              assertNull(context.getStartupFailure());
              MachinesEndpoint endpoint = context.getBean(MachinesEndpoint.class);
              assertEquals(1, endpoint.machines().machines().get("Order").states().get("PAID"));
              assertEquals("o-1", endpoint.instances("Order", "PAID").get(0).id());
              assertEquals(List.of("ship"), endpoint.instance("Order", "PAID", "o-1").permitted());
              JdbcStore<OrderState, OrderEvent> orders = orders(context);
              assertThrows(IllegalStateException.class, () -> orders.fire("o-1", OrderEvent.SHIP));
              context
                  .getBean(JdbcTemplate.class)
                  .update("update pawl_order set updated_at = timestamp '12026-01-01 00:00:00'");
              assertNull(endpoint.instances("Order", "PAID").get(0).since());
            });
  }

  /** A database file is embedded too, but may be shared. */
  @Test
  void tablesInADatabaseFileAreNotCreated(@TempDir Path folder) {
    String url = "spring.datasource.url=jdbc:h2:file:" + folder.resolve("shop");
    for (boolean asked : List.of(false, true)) {
      Contexts.plain(Shop.class)
          .withPropertyValues(
              "spring.datasource.generate-unique-name=false",
              url,
              "pawl.timers.enabled=false",
              asked ? "pawl.jdbc.initialize-schema=always" : "unasked=")
          .run(
              context -> {
                assertNull(context.getStartupFailure());
                assertEquals(
                    asked ? 1 : 0,
                    context
                        .getBean(JdbcTemplate.class)
                        .queryForList(
                            "select 1 from information_schema.tables"
                                + " where lower(table_name) = 'pawl_order'")
                        .size());
              });
    }
  }

  @Test
  void tableOfAnotherVersionFailsTheStart() {
    DataSource old = memory("old");
    new JdbcTemplate(old)
        .execute(
            "CREATE TABLE pawl_order (id VARCHAR PRIMARY KEY, state VARCHAR NOT NULL"
                + " CONSTRAINT pawl_order_states CHECK (state IN ('open')), version BIGINT NOT NULL,"
                + " updated_at TIMESTAMP WITH TIME ZONE)");
    Contexts.plain(Shop.class)
        .withBean("old", DataSource.class, () -> old)
        .run(
            context -> {
              Throwable failure = context.getStartupFailure();
              assertNotNull(failure);
              String said = NestedExceptionUtils.getMostSpecificCause(failure).getMessage();
              assertTrue(said.contains("does not allow all states"), said);
              assertTrue(said.contains("run: ALTER TABLE"), said);
            });
  }

  @ParameterizedTest
  @ValueSource(strings = {"embedded", "always", "never"})
  void tableOfAnotherShapeFailsTheStart(String initialize, CapturedOutput output) {
    DataSource others = memory("others-" + initialize);
    new JdbcTemplate(others)
        .execute("CREATE TABLE pawl_order (id BIGINT PRIMARY KEY, state SMALLINT, version BIGINT)");
    fails(
        application(Shop.class).initializers(with(others)),
        "pawl.timers.enabled=false",
        "pawl.jdbc.initialize-schema=" + initialize);
    String said = output.getAll();
    assertTrue(said.contains("APPLICATION FAILED TO START"), said);
    assertTrue(said.contains("the table pawl_order exists"), said);
    assertTrue(said.contains("not the one of the machine Order: it has no UPDATED_AT"), said);
    assertTrue(said.contains("its column ID has the type BIGINT"), said);
    assertTrue(said.contains("the property pawl.jdbc.tables.Order"), said);
  }

  /** The script would fail if Pawl's table had been created before it. */
  @Test
  void tablesAreCreatedAfterTheScriptsOfBoot(CapturedOutput output) {
    fails(
        application(Shop.class),
        "spring.datasource.generate-unique-name=true",
        "spring.sql.init.schema-locations=classpath:other-order.sql");
    String said = output.getAll();
    assertTrue(said.contains("the table pawl_order exists"), said);
    Contexts.shop()
        .withPropertyValues(
            "spring.sql.init.schema-locations=classpath:other-order.sql",
            "pawl.jdbc.tables.order=orders")
        .run(
            context -> {
              assertNull(context.getStartupFailure());
              JdbcTemplate jdbc = context.getBean(JdbcTemplate.class);
              orders(context).create("o-1");
              assertEquals(1, count(jdbc, "orders"));
              assertEquals(0, count(jdbc, "orders_transitions"));
              assertEquals(0, count(jdbc, "pawl_order"));
              assertEquals(0, count(jdbc, "pawl_lamp"));
            });
  }

  @Configuration(proxyBeanMethods = false)
  static class Empty {}

  @Configuration(proxyBeanMethods = false)
  static class Named {
    @Bean
    StoreTables names() {
      return machine -> Tables.of("my_" + machine.name());
    }
  }

  @Test
  void propertiesOfTablesMustNameMachines() {
    for (boolean named : List.of(false, true)) {
      Contexts.shop()
          .withPropertyValues("pawl.jdbc.tables." + (named ? "LAMP" : "Oder") + "=orders")
          .withUserConfiguration(named ? Named.class : Empty.class)
          .run(
              context -> {
                Throwable failure = context.getStartupFailure();
                assertNotNull(failure);
                String said = String.valueOf(NestedExceptionUtils.getMostSpecificCause(failure));
                assertTrue(said.contains("pawl.jdbc.tables."), said);
              });
    }
    Contexts.shop()
        .withPropertyValues("pawl.jdbc.tables.Lamp=things", "pawl.jdbc.tables.Order=Things")
        .run(
            context -> {
              Throwable failure = context.getStartupFailure();
              assertNotNull(failure);
              String said = String.valueOf(NestedExceptionUtils.getMostSpecificCause(failure));
              assertTrue(said.contains("Lamp") && said.contains("have the same table"), said);
            });
  }

  @Test
  void missingTablesAreReportedAtTheStart(CapturedOutput output) {
    DataSource none = memory("none");
    fails(
        application(Shop.class, Early.class).initializers(with(none)),
        "pawl.timers.enabled=false",
        "logging.level.dev.pawl.spring=WARN",
        "pawl.jdbc.initialize-schema=never");
    String said = output.getAll();
    assertTrue(said.contains("The tables of Order do not exist: pawl_order"), said);
    assertTrue(said.contains("APPLICATION FAILED TO START"), said);
    assertTrue(said.contains("Set pawl.jdbc.initialize-schema=always, or create them"), said);
  }

  /** Uses a store before any request does. */
  @Configuration(proxyBeanMethods = false)
  static class Early {
    @Bean
    ApplicationRunner first(JdbcStore<OrderState, OrderEvent> orders) {
      return arguments -> orders.create("o-1");
    }
  }

  private static SpringApplicationBuilder application(Class<?>... configurations) {
    return new SpringApplicationBuilder(configurations)
        .bannerMode(Banner.Mode.OFF)
        .web(WebApplicationType.NONE);
  }

  private static ApplicationContextInitializer<GenericApplicationContext> with(DataSource source) {
    return context -> context.registerBean("given", DataSource.class, () -> source);
  }

  private static void fails(SpringApplicationBuilder application, String... properties) {
    application.properties(properties);
    assertThrows(RuntimeException.class, application::run);
  }

  /** The shop without the logic bean of its orders. */
  @Configuration(proxyBeanMethods = false)
  @EnableAutoConfiguration
  @ComponentScan(
      basePackageClasses = Shop.class,
      excludeFilters =
          @Filter(
              type = FilterType.ASSIGNABLE_TYPE,
              classes = {Shop.class, Rules.class}))
  static class Illogical {}

  @Test
  void missingLogicIsExplained(CapturedOutput output) {
    fails(application(Illogical.class), "spring.datasource.generate-unique-name=true");
    String said = output.getAll();
    assertTrue(said.contains("The machine Order needs a bean of type"), said);
    assertTrue(said.contains("Write a class that implements OrderLogic"), said);
  }

  /** The shop without auto-configuration. */
  @Configuration(proxyBeanMethods = false)
  @ComponentScan(
      basePackageClasses = Shop.class,
      excludeFilters = @Filter(type = FilterType.ASSIGNABLE_TYPE, classes = Shop.class))
  static class Bare {
    @Bean
    DataSource source() {
      return memory("bare");
    }

    @Bean
    JdbcTemplate template(DataSource source) {
      return new JdbcTemplate(source);
    }
  }

  /** Pawl's auto-configuration without that of Spring Boot. */
  static final AutoConfigurations PAWL =
      AutoConfigurations.of(
          StoresAutoConfiguration.class,
          WorkersAutoConfiguration.class,
          WebAutoConfiguration.class,
          EndpointAutoConfiguration.class,
          MetricsAutoConfiguration.class,
          ModulesAutoConfiguration.class);

  @Test
  void jacksonActuatorAndWebAreOptional() {
    Contexts.plain(Bare.class)
        .withConfiguration(PAWL)
        .withClassLoader(
            new FilteredClassLoader(
                "com.fasterxml.jackson",
                "tools.jackson",
                "org.springframework.boot.actuate",
                "org.springframework.web"))
        .run(
            context -> {
              assertNull(context.getStartupFailure());
              orders(context).create("o-1");
              assertTrue(context.getBeansOfType(MachinesEndpoint.class).isEmpty());
            });
  }

  /** The beans of a second lamp, which has no store. */
  @Configuration(proxyBeanMethods = false)
  @ComponentScan(
      basePackageClasses = dev.pawl.spring.suite.stall.LampState.class,
      excludeFilters = @Filter(type = FilterType.REGEX, pattern = ".*\\.stored\\..*"))
  static class SecondLamp {}

  /** The beans of a second lamp, which has a store. */
  @Configuration(proxyBeanMethods = false)
  @ComponentScan(basePackageClasses = dev.pawl.spring.suite.stall.stored.LampState.class)
  static class SecondStoredLamp {}

  @Test
  void machinesInDifferentPackagesMayHaveTheSameName() {
    Contexts.plain(Shop.class, SecondLamp.class)
        .run(
            context -> {
              assertNull(context.getStartupFailure());
              assertNotNull(context.getBean(LampMachine.Builder.class));
              assertNotNull(context.getBean(dev.pawl.spring.suite.stall.LampMachine.Builder.class));
            });
  }

  @Test
  void storesOfMachinesWithTheSameNameAreRefused() {
    Contexts.plain(Shop.class, SecondStoredLamp.class)
        .run(
            context -> {
              String said = String.valueOf(context.getStartupFailure());
              assertTrue(said.contains("Two machines with a store have the name Lamp"), said);
              assertTrue(said.contains("@StateMachine(name = "), said);
            });
  }
}
