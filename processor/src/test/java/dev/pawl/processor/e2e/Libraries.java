package dev.pawl.processor.e2e;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.persistence.AttributeConverter;
import java.io.File;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/** The class paths of programs whose machines have serializers. */
public final class Libraries {

  private Libraries() {}

  /** The runtime, Jackson 2 and the API of JPA. */
  public static String path() {
    return of(ObjectMapper.class, JsonParser.class, JsonFormat.class, AttributeConverter.class);
  }

  /** The runtime and Jackson 3. */
  public static String ofJackson3() {
    return of(JsonMapper.class, tools.jackson.core.JsonParser.class, JsonFormat.class);
  }

  private static String of(Class<?>... types) {
    return Stream.concat(Stream.of(Job.RUNTIME), Stream.of(types).map(Tool::locationOf))
        .map(Path::toString)
        .collect(Collectors.joining(File.pathSeparator));
  }
}
