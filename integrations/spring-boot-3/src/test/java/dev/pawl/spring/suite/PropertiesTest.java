package dev.pawl.spring.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.spring.boot.PawlProperties;
import dev.pawl.spring.boot.metrics.PawlMetricsProperties;
import dev.pawl.spring.suite.shop.Shop;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.Banner;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;
import org.springframework.boot.json.JsonParserFactory;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

/** The metadata, the limits and the defaults of the properties. */
@ExtendWith(OutputCaptureExtension.class)
class PropertiesTest {

  @Test
  void everyPropertyIsDescribed() throws IOException {
    TreeSet<String> described = new TreeSet<>();
    for (Map<?, ?> property : metadata()) {
      String name = (String) property.get("name");
      if (name.startsWith("pawl.")) {
        String description = String.valueOf(property.get("description"));
        assertTrue(description.length() > 20 && description.endsWith("."), name);
        if (!Set.of("pawl.outbox.schema", "pawl.jdbc.tables").contains(name)) {
          assertTrue(property.containsKey("defaultValue"), name);
        }
        described.add(name);
      }
    }
    TreeSet<String> all = new TreeSet<>();
    collect("pawl", PawlProperties.class, all);
    collect("pawl.metrics", PawlMetricsProperties.class, all);
    assertEquals(all, described);
  }

  @SuppressWarnings("unchecked")
  private static List<Map<?, ?>> metadata() throws IOException {
    String file = "/META-INF/spring-configuration-metadata.json";
    try (InputStream in = PawlProperties.class.getResourceAsStream(file)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return (List<Map<?, ?>>) JsonParserFactory.getJsonParser().parseMap(text).get("properties");
    }
  }

  private static void collect(String prefix, Class<?> type, TreeSet<String> all) {
    for (RecordComponent component : type.getRecordComponents()) {
      String name =
          prefix + "." + component.getName().replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
      if (component.getType().isRecord()) {
        collect(name, component.getType(), all);
      } else {
        all.add(name);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "pawl.timers.threads, 0",
    "pawl.timers.poll-interval, 0s",
    "pawl.outbox.threads, -1",
    "pawl.outbox.batch, 0",
    "pawl.outbox.lease, 0s",
    "pawl.outbox.attempts, 0",
    "pawl.metrics.interval, -5s"
  })
  void numberOutOfRangeIsExplained(String property, String value, CapturedOutput output) {
    SpringApplicationBuilder application =
        new SpringApplicationBuilder(Shop.class)
            .bannerMode(Banner.Mode.OFF)
            .web(WebApplicationType.NONE)
            .properties("spring.datasource.generate-unique-name=true", property + "=" + value);
    assertThrows(RuntimeException.class, application::run);
    String said = output.getAll();
    int report = said.indexOf("APPLICATION FAILED TO START");
    assertTrue(report >= 0 && said.indexOf(property, report) > report, said);
  }

  @Test
  void allPropertiesHaveDefaults() {
    PawlProperties unset =
        new Binder(new MapConfigurationPropertySource(Map.of()))
            .bindOrCreate("pawl", PawlProperties.class);
    assertTrue(unset.checkBootVersion() && unset.timers().enabled() && unset.outbox().enabled());
    assertEquals(1000, unset.timers().pollInterval().toMillis());
    assertEquals("pawl_outbox", unset.outbox().table());
  }
}
