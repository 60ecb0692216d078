package dev.pawl.spring.boot.jdbc;

import dev.pawl.spring.SpringStores;
import java.util.List;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.beans.factory.NoSuchBeanDefinitionException;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.util.ClassUtils;

/** A failure analyzer that explains why the stores of machines have no database. */
@Order(Ordered.HIGHEST_PRECEDENCE)
final class MissingStoresAnalyzer extends AbstractFailureAnalyzer<NoSuchBeanDefinitionException> {

  /** The type of the beans with which Spring Boot creates no {@code DataSource}. */
  private static final String REACTIVE = "io.r2dbc.spi.ConnectionFactory";

  private final BeanFactory beans;

  MissingStoresAnalyzer(BeanFactory beans) {
    this.beans = beans;
  }

  @Override
  protected @Nullable FailureAnalysis analyze(
      Throwable rootFailure, NoSuchBeanDefinitionException cause) {
    if (cause.getBeanType() != SpringStores.class
        || !(beans instanceof ListableBeanFactory listable)) {
      return null;
    }
    List<String> sources = List.of(listable.getBeanNamesForType(DataSource.class, true, false));
    return sources.isEmpty()
        ? new FailureAnalysis(
            "The stores of machines need a DataSource, but there is none.",
            hasReactiveConnections(listable)
                ? "Spring Boot creates no DataSource, because there is a ConnectionFactory of"
                    + " R2DBC. Declare a bean DataSource, for example with DataSourceBuilder."
                : "Add spring-boot-starter-jdbc or spring-boot-starter-data-jpa and a driver, and"
                    + " set spring.datasource.url.",
            cause)
        : new FailureAnalysis(
            "The stores of machines need one DataSource, but there are several: "
                + String.join(", ", sources)
                + ".",
            "Mark one of them @Primary, or declare a bean new SpringStores(source, tables, clock)"
                + " with one of them.",
            cause);
  }

  private static boolean hasReactiveConnections(ListableBeanFactory beans) {
    try {
      Class<?> type = ClassUtils.forName(REACTIVE, MissingStoresAnalyzer.class.getClassLoader());
      return beans.getBeanNamesForType(type, true, false).length > 0;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }
}
