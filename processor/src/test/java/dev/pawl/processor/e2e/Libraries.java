package dev.pawl.processor.e2e;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.persistence.AttributeConverter;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.apache.commons.logging.LogFactory;
import org.h2.jdbcx.JdbcDataSource;
import org.jspecify.annotations.NullMarked;
import org.springframework.aop.framework.AopProxy;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.context.ApplicationContext;
import org.springframework.core.Ordered;
import org.springframework.expression.Expression;
import org.springframework.jdbc.datasource.DataSourceUtils;
import org.springframework.orm.jpa.EntityManagerHolder;
import org.springframework.transaction.support.TransactionSynchronization;
import tools.jackson.databind.json.JsonMapper;

/** The class paths of programs with serializers. */
public final class Libraries {

  private Libraries() {}

  private static final Class<?>[] SPRING = {
    ApplicationContext.class,
    BeanFactory.class,
    Ordered.class,
    Expression.class,
    AopProxy.class,
    DataSourceUtils.class,
    TransactionSynchronization.class,
    EntityManagerHolder.class,
    AttributeConverter.class,
    LogFactory.class
  };

  /**
   * Returns the class path with the runtime, the data module, both versions of Jackson, the JPA
   * API, the stores, a database and Spring.
   */
  public static String path() {
    return withStores()
        + File.pathSeparator
        + of(SPRING)
        + File.pathSeparator
        + Compiled.SPRING_BEANS;
  }

  /** Returns the class path of {@link #path} without Spring. */
  public static String withStores() {
    return of(
            ObjectMapper.class,
            JsonParser.class,
            JsonMapper.class,
            tools.jackson.core.JsonParser.class,
            JsonFormat.class,
            AttributeConverter.class,
            JdbcDataSource.class)
        + File.pathSeparator
        + Compiled.STORES;
  }

  /** Returns the class path with the runtime and the data module. */
  public static String ofData() {
    return of();
  }

  /** Returns the class path with the runtime, the data module and Jackson 2. */
  public static String ofJackson2() {
    return of(ObjectMapper.class, JsonParser.class, JsonFormat.class);
  }

  /**
   * Returns the class path with the runtime, the data module and both versions of Jackson, which
   * share their annotations.
   */
  public static String ofJacksons() {
    return of(
        ObjectMapper.class,
        JsonParser.class,
        JsonMapper.class,
        tools.jackson.core.JsonParser.class,
        JsonFormat.class);
  }

  /** Returns the class path with the runtime, the data module and Jackson 3. */
  public static String ofJackson3() {
    return of(JsonMapper.class, tools.jackson.core.JsonParser.class, JsonFormat.class);
  }

  /** Modules that are built after this one, so their classes are compiled here. */
  private static final class Compiled {
    static final Path STORES = compiled("stores", of(NullMarked.class), room -> true);

    /** The classes that generated code uses, without those of Spring Boot. */
    static final Path SPRING_BEANS =
        compiled(
            "integrations/spring",
            String.join(File.pathSeparator, STORES.toString(), of(NullMarked.class), of(SPRING)),
            Set.of("dev/pawl/spring", "dev/pawl/spring/transaction")::contains);

    private static Path compiled(String module, String classpath, Predicate<String> rooms) {
      try {
        Path sources = Path.of("..", module, "src", "main", "java");
        Path target = Tool.locationOf(Libraries.class).resolveSibling("modules");
        Files.createDirectories(target);
        Path work = Files.createTempDirectory(target, "classes");
        List<String> arguments =
            new ArrayList<>(List.of("-proc:none", "-d", work.toString(), "-classpath", classpath));
        for (Path file : Job.below(sources, ".java")) {
          String room = sources.relativize(file.getParent()).toString();
          if (!file.endsWith("module-info.java") && rooms.test(room.replace('\\', '/'))) {
            arguments.add(file.toString());
          }
        }
        arguments.addAll(List.of("--release", "17"));
        int failed =
            ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, arguments.toArray(new String[0]));
        if (failed != 0) {
          throw new AssertionError(module + " could not be compiled.");
        }
        return work;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private static String of(Class<?>... types) {
    return Stream.concat(Stream.of(Job.RUNTIME, Job.DATA), Stream.of(types).map(Tool::locationOf))
        .map(Path::toString)
        .collect(Collectors.joining(File.pathSeparator));
  }
}
