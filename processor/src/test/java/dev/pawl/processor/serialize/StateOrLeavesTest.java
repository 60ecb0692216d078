package dev.pawl.processor.serialize;

import static dev.pawl.processor.e2e.Invocation.invoke;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.pawl.processor.e2e.Job;
import dev.pawl.processor.e2e.Libraries;
import dev.pawl.processor.e2e.Tool;
import java.lang.reflect.Method;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that stored instances with both a state and leaves, or with neither, are rejected. */
@Tag("slow")
class StateOrLeavesTest {

  private static final String FLAT =
      "machine: M\npackage: %s\nstates: { A: { initial: true, to: B }, B: { final: true } }\n";

  private static final String CHART =
      """
      machine: M
      package: %s
      parallel: true
      states:
        R1: { states: { A: { initial: true, to: B }, B: { final: true } } }
        R2: { states: { C: { initial: true, to: D }, D: { final: true } } }
      """;

  @TempDir Path temp;

  @Test
  void bothAndNoneAreRejected() throws Exception {
    Job.write(temp, "machines/flat.pawl.yaml", FLAT.formatted("flat"));
    Job.write(temp, "machines/chart.pawl.yaml", CHART.formatted("chart"));
    Job.write(
        temp,
        "machines/flatjson.pawl.yaml",
        FLAT.formatted("flatjson") + "serializers: [json, jackson]\n");
    Job.write(
        temp,
        "machines/chartjson.pawl.yaml",
        CHART.formatted("chartjson") + "serializers: [json, jackson]\n");
    Job.write(temp, "src/Nothing.java", "class Nothing {}\n");
    try (URLClassLoader loader =
        Tool.JAVAC
            .compile(
                Job.of(temp.resolve("src"), temp.resolve("work"))
                    .with("-classpath", Libraries.path(), "-Apawl.outputs=none")
                    .with("-Apawl.machines=" + temp.resolve("machines"), "-Apawl.warnings=off"))
            .clean()
            .loader()) {
      for (String name : List.of("flat", "flatjson", "chart", "chartjson")) {
        String states = name.startsWith("flat") ? "[\"A\"]" : "[\"A\",\"C\"]";
        for (String wrong :
            List.of(
                "\"state\":\"A\",\"leaves\":" + states,
                "\"leaves\":" + states + ",\"state\":\"A\"",
                "\"state\":\"A\",\"leaves\":[]",
                "\"state\":\"A\",\"leaves\":null",
                "\"state\":null,\"leaves\":" + states,
                "\"entityId\":\"x\"",
                "\"leaves\":[]",
                "\"leaves\":null",
                "\"state\":null")) {
          refused(loader, name, "{\"pawl\":1,\"machine\":\"M\",\"sequence\":0," + wrong + "}");
        }
        read(
            loader,
            name,
            "{\"pawl\":1,\"machine\":\"M\",\"sequence\":0,\"leaves\":" + states + "}");
      }
    }
  }

  private static void refused(ClassLoader loader, String name, String json) {
    String codec =
        assertThrows(IllegalArgumentException.class, () -> read(loader, name, json), json)
            .getMessage();
    assertTrue(codec.contains("state") || codec.contains("leaves"), codec);
    if (name.endsWith("json")) {
      Exception jackson = assertThrows(Exception.class, () -> mapper(loader, name, json), json);
      assertTrue(jackson.getMessage().startsWith(codec), jackson::getMessage);
    }
  }

  private static Object read(ClassLoader loader, String name, String json) throws Exception {
    Object builder = builder(loader, name);
    return invoke(method(loader, name, "Codec", "fromJson", 2), null, json, builder);
  }

  private static Object mapper(ClassLoader loader, String name, String json) throws Exception {
    Class<?> module = loader.loadClass(name + ".MJackson");
    Supplier<Object> builders = () -> builder(loader, name);
    var constructor =
        Stream.of(module.getConstructors())
            .filter(c -> c.getParameterCount() <= 1)
            .reduce((one, other) -> one.getParameterCount() == 1 ? one : other)
            .orElseThrow();
    Object made =
        constructor.getParameterCount() == 0
            ? constructor.newInstance()
            : constructor.newInstance(builders);
    return new ObjectMapper()
        .registerModule((Module) made)
        .readValue(json, loader.loadClass(name + ".MMachine"));
  }

  private static Object builder(ClassLoader loader, String name) {
    return invoke(method(loader, name, "Machine", "builder", 0), null);
  }

  private static Method method(
      ClassLoader loader, String name, String suffix, String method, int parameters) {
    try {
      return Stream.of(loader.loadClass(name + ".M" + suffix).getMethods())
          .filter(m -> m.getName().equals(method) && m.getParameterCount() == parameters)
          .findFirst()
          .orElseThrow();
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }
}
