package dev.pawl.spring.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.IllegalTransitionError;
import dev.pawl.spring.SpringStores;
import dev.pawl.spring.StoreTables;
import dev.pawl.spring.suite.shop.OrderState;
import dev.pawl.spring.suite.shop.Shop;
import java.time.InstantSource;
import javax.sql.DataSource;
import org.h2.jdbcx.JdbcDataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.Banner;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Primary;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.TransactionAwareDataSourceProxy;

/** Stores in an application that has no database, or several. */
@ExtendWith(OutputCaptureExtension.class)
class DatabasesTest {

  private static final String NO_SOURCE =
      "spring.autoconfigure.exclude="
          + (Contexts.LINE == 3
              ? "org.springframework.boot.autoconfigure.jdbc.DataSourceAutoConfiguration"
              : "org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration");

  @Configuration(proxyBeanMethods = false)
  @EnableAutoConfiguration
  static class Empty {}

  @Configuration(proxyBeanMethods = false)
  static class Two {
    @Bean
    DataSource first() {
      return StoresTest.memory("first");
    }

    @Bean
    DataSource second() {
      return StoresTest.memory("second");
    }

    /** A hook of the shop needs it, and Spring Boot creates none for two data sources. */
    @Bean
    JdbcTemplate template(@Qualifier("second") DataSource second) {
      return new JdbcTemplate(second);
    }
  }

  @Configuration(proxyBeanMethods = false)
  static class Chosen {
    @Bean
    SpringStores stores(
        @Qualifier("second") DataSource second,
        ObjectProvider<StoreTables> tables,
        ObjectProvider<InstantSource> clock) {
      return new SpringStores(second, tables, clock);
    }
  }

  @Test
  void applicationWithoutStoresStartsWithoutDataSource() {
    Contexts.plain(Empty.class)
        .withClassLoader(new FilteredClassLoader("org.h2"))
        .withPropertyValues(NO_SOURCE)
        .run(
            context -> {
              assertNull(context.getStartupFailure());
              assertTrue(context.getBeansOfType(SpringStores.class).isEmpty());
            });
  }

  @Test
  void twoDataSourcesAreExplained(CapturedOutput output) {
    SpringApplicationBuilder application =
        new SpringApplicationBuilder(Shop.class, Two.class)
            .bannerMode(Banner.Mode.OFF)
            .web(WebApplicationType.NONE);
    assertThrows(RuntimeException.class, application::run);
    String said = output.getAll();
    assertTrue(said.contains("APPLICATION FAILED TO START"), said);
    assertTrue(said.contains("there are several: first, second"), said);
    assertTrue(said.contains("Mark one of them @Primary"), said);
  }

  @Test
  void applicationCanSelectOneOfTwoDataSources() {
    Contexts.plain(Shop.class, Two.class, Chosen.class)
        .run(
            context -> {
              assertNull(context.getStartupFailure());
              assertEquals(
                  context.getBean("second"),
                  assertInstanceOf(JdbcDataSource.class, StoresTest.orders(context).source()));
              StoresTest.orders(context).create("o-1");
            });
  }

  @Test
  void missingDataSourceIsExplained(CapturedOutput output) {
    SpringApplicationBuilder application =
        new SpringApplicationBuilder(StoresTest.Illogical.class)
            .bannerMode(Banner.Mode.OFF)
            .web(WebApplicationType.NONE)
            .properties(NO_SOURCE);
    assertThrows(RuntimeException.class, application::run);
    String said = output.getAll();
    assertTrue(said.contains("APPLICATION FAILED TO START"), said);
    assertTrue(said.contains("need a DataSource, but there is none."), said);
    assertTrue(said.contains("set spring.datasource.url"), said);
  }

  @Configuration(proxyBeanMethods = false)
  static class Preferred {
    @Bean
    DataSource first() {
      return StoresTest.memory("other");
    }

    @Bean
    @Primary
    DataSource second() {
      return StoresTest.memory("preferred");
    }
  }

  @Test
  void primaryDataSourceIsUsed() {
    Contexts.plain(Shop.class, Preferred.class)
        .run(
            context -> {
              assertNull(context.getStartupFailure());
              assertSame(context.getBean("second"), StoresTest.orders(context).source());
              StoresTest.orders(context).create("o-1");
              Shop.Orders service = context.getBean(Shop.Orders.class);
              assertThrows(IllegalTransitionError.class, () -> service.payAndShipTwice("o-1"));
              assertEquals(OrderState.OPEN, StoresTest.orders(context).get("o-1").state());
            });
  }

  /** The source behind a transaction-aware proxy is used, as in Spring's transaction managers. */
  @Test
  void stepsJoinTransactionsBehindAProxy() {
    DataSource behind = StoresTest.memory("behind");
    DataSource proxy = new TransactionAwareDataSourceProxy(behind);
    Contexts.plain(Shop.class)
        .withBean("proxy", DataSource.class, () -> proxy)
        .run(
            context -> {
              assertNull(context.getStartupFailure());
              assertSame(behind, StoresTest.orders(context).source());
              StoresTest.orders(context).create("o-1");
              Shop.Orders service = context.getBean(Shop.Orders.class);
              assertThrows(IllegalTransitionError.class, () -> service.payAndShipTwice("o-1"));
              assertEquals(OrderState.OPEN, StoresTest.orders(context).get("o-1").state());
            });
  }
}
