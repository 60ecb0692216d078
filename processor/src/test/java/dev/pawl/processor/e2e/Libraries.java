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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.h2.jdbcx.JdbcDataSource;
import org.jspecify.annotations.NullMarked;
import tools.jackson.databind.json.JsonMapper;

/** The class paths of programs whose machines have serializers. */
public final class Libraries {

  private Libraries() {}

  /** The runtime, the data, both Jacksons, the API of JPA, the stores and a database. */
  public static String path() {
    return of(
            ObjectMapper.class,
            JsonParser.class,
            JsonMapper.class,
            tools.jackson.core.JsonParser.class,
            JsonFormat.class,
            AttributeConverter.class,
            JdbcDataSource.class)
        + File.pathSeparator
        + Stores.CLASSES;
  }

  /** The runtime and the data. */
  public static String ofData() {
    return of();
  }

  /** The runtime, the data and Jackson 2. */
  public static String ofJackson2() {
    return of(ObjectMapper.class, JsonParser.class, JsonFormat.class);
  }

  /** The runtime, the data and both Jacksons, which share their annotations. */
  public static String ofJacksons() {
    return of(
        ObjectMapper.class,
        JsonParser.class,
        JsonMapper.class,
        tools.jackson.core.JsonParser.class,
        JsonFormat.class);
  }

  /** The runtime, the data and Jackson 3. */
  public static String ofJackson3() {
    return of(JsonMapper.class, tools.jackson.core.JsonParser.class, JsonFormat.class);
  }

  /** The module of the stores is built after this one, so its classes are compiled here. */
  private static final class Stores {
    static final Path CLASSES = compiled(Path.of("..", "stores", "src", "main", "java"));

    private static Path compiled(Path sources) {
      try {
        Path target = Tool.locationOf(Libraries.class).resolveSibling("stores");
        Files.createDirectories(target);
        Path work = Files.createTempDirectory(target, "classes");
        List<String> arguments =
            new ArrayList<>(List.of("-proc:none", "-d", work.toString(), "-classpath"));
        arguments.add(of(NullMarked.class));
        for (Path file : Job.below(sources, ".java")) {
          if (!file.endsWith("module-info.java")) {
            arguments.add(file.toString());
          }
        }
        arguments.addAll(List.of("--release", "17"));
        int failed =
            ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, arguments.toArray(new String[0]));
        if (failed != 0) {
          throw new AssertionError("The stores could not be compiled.");
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
