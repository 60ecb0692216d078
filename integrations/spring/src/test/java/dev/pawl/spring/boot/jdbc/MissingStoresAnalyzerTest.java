package dev.pawl.spring.boot.jdbc;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.spring.SpringStores;
import io.r2dbc.spi.ConnectionFactory;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.NoSuchBeanDefinitionException;
import org.springframework.beans.factory.support.DefaultListableBeanFactory;
import org.springframework.boot.diagnostics.FailureAnalysis;

/** The explanation of a missing data source. */
class MissingStoresAnalyzerTest {

  private final DefaultListableBeanFactory beans = new DefaultListableBeanFactory();

  private String action() {
    FailureAnalysis analysis =
        new MissingStoresAnalyzer(beans)
            .analyze(new NoSuchBeanDefinitionException(SpringStores.class));
    assertNotNull(analysis);
    return analysis.getAction();
  }

  @Test
  void applicationWithoutDatabaseIsToldToAddOne() {
    assertTrue(action().contains("spring-boot-starter-jdbc"), action());
  }

  @Test
  void applicationWithReactiveConnectionsIsToldToDeclareADataSource() {
    beans.registerSingleton("connections", new ConnectionFactory() {});
    assertTrue(action().contains("Declare a bean DataSource"), action());
  }
}
