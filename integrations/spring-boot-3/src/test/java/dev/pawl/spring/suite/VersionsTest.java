package dev.pawl.spring.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The versions in the suite, which are those of Spring Boot's BOM, not of this build. */
class VersionsTest {

  /** The artifacts whose version the parent sets, with the property in Spring Boot's BOM. */
  private static final Map<String, String> SHARED =
      Map.of(
          "h2", "h2.version",
          "HikariCP", "hikaricp.version",
          "slf4j-api", "slf4j.version",
          "jackson-databind", Contexts.LINE == 3 ? "jackson-bom.version" : "jackson-2-bom.version",
          "spring-core", "spring-framework.version",
          "micrometer-core", "micrometer.version");

  @Test
  void versionsAreThoseOfTheBom() throws IOException {
    String bom = Files.readString(Path.of(System.getProperty("pawl.boot.bom")));
    for (Map.Entry<String, String> one : SHARED.entrySet()) {
      Matcher version =
          Pattern.compile("<" + Pattern.quote(one.getValue()) + ">([^<]+)<").matcher(bom);
      assertTrue(version.find(), one::getValue);
      String prefix = one.getKey() + "-";
      assertEquals(
          prefix + version.group(1) + ".jar",
          jars()
              .filter(name -> name.matches(Pattern.quote(prefix) + "[0-9].*"))
              .filter(
                  name -> !one.getKey().equals("jackson-databind") || name.startsWith(prefix + "2"))
              .findFirst()
              .orElse("none"));
    }
  }

  private static Stream<String> jars() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(entry -> Path.of(entry).getFileName().toString());
  }
}
