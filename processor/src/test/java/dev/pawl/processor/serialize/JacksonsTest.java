package dev.pawl.processor.serialize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.pawl.processor.e2e.Compiled;
import dev.pawl.processor.e2e.Invocation;
import dev.pawl.processor.e2e.Job;
import dev.pawl.processor.e2e.Libraries;
import dev.pawl.processor.e2e.Tool;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.json.JsonMapper;

/** Tests the modules for Jackson 2 and 3 with the real libraries: each alone, and both together. */
@Tag("slow")
class JacksonsTest {

  @TempDir Path temp;

  private Compiled compile(String serializers, String classpath) {
    Job.write(temp, "machines/turn.pawl.yaml", LibraryMachines.TURN.formatted(serializers));
    Job.write(temp, "machines/door.pawl.yaml", LibraryMachines.DOOR.formatted(serializers));
    Job.write(temp, "src/Nothing.java", "class Nothing {}\n");
    return Tool.JAVAC.compile(
        Job.of(temp.resolve("src"), temp.resolve("work"))
            .with("-classpath", classpath)
            .with("-Apawl.machines=" + temp.resolve("machines"), "-Apawl.warnings=off"));
  }

  /**
   * A version of Jackson, as a program uses it. Methods throw {@link Refused} for rejected input.
   */
  private interface Mapper {
    String write(Object value);

    Object read(String json, Class<?> type);
  }

  /** The exception that wraps an error of the library. */
  private static final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Refused(Exception cause) {
      super(cause.getMessage(), cause);
    }
  }

  private static Mapper jackson2(ClassLoader loader) throws ReflectiveOperationException {
    ObjectMapper mapper = new ObjectMapper();
    for (String module : List.of("acme.DoorJackson", "acme.TurnJackson")) {
      mapper.registerModule(
          (com.fasterxml.jackson.databind.Module)
              loader.loadClass(module).getConstructor().newInstance());
    }
    return new Mapper() {
      @Override
      public String write(Object value) {
        try {
          return mapper.writeValueAsString(value);
        } catch (JsonProcessingException e) {
          throw new UncheckedIOException(e);
        }
      }

      @Override
      public Object read(String json, Class<?> type) {
        try {
          return mapper.readValue(json, type);
        } catch (JsonProcessingException e) {
          throw new Refused(e);
        }
      }
    };
  }

  private static Mapper jackson3(ClassLoader loader) throws ReflectiveOperationException {
    JsonMapper.Builder builder = JsonMapper.builder();
    for (String module : List.of("acme.DoorJackson3", "acme.TurnJackson3")) {
      builder.addModule((JacksonModule) loader.loadClass(module).getConstructor().newInstance());
    }
    JsonMapper mapper = builder.build();
    return new Mapper() {
      @Override
      public String write(Object value) {
        return mapper.writeValueAsString(value);
      }

      @Override
      public Object read(String json, Class<?> type) {
        try {
          return mapper.readValue(json, type);
        } catch (JacksonException e) {
          throw new Refused(e);
        }
      }
    };
  }

  private static Object call(Class<?> type, String method, Object... arguments) {
    for (Method candidate : type.getMethods()) {
      if (candidate.getName().equals(method) && candidate.getParameterCount() == arguments.length) {
        return Invocation.invoke(candidate, null, arguments);
      }
    }
    throw new AssertionError(method);
  }

  /** Returns the results that must be equal in both versions. */
  private static List<String> use(Mapper mapper, ClassLoader loader)
      throws ReflectiveOperationException {
    Class<?> turn = loader.loadClass("acme.TurnState");
    Class<?> event = loader.loadClass("acme.TurnEvent");
    Class<?> door = loader.loadClass("acme.DoorState");
    Object busy =
        call(turn, "busy", "why?\n\u2028", Duration.ofSeconds(3), Optional.of(new UUID(1, 2)));
    Object ask = call(event, "ask", "who?", Duration.ZERO);
    Object open = door.getEnumConstants()[1];
    assertEquals(busy, mapper.read(mapper.write(busy), turn));
    assertEquals(ask, mapper.read(mapper.write(ask), event));
    assertEquals(open, mapper.read(mapper.write(open), door));
    assertEquals(open, mapper.read("\"open\"", door), "an alias");
    assertEquals("{\"wide-open\":1}", mapper.write(Map.of(open, 1)));
    Class<?> machine = loader.loadClass("acme.DoorMachine");
    Object instance = machine.getConstructor().newInstance();
    Object read = mapper.read(mapper.write(instance), machine);
    assertEquals(
        machine.getMethod("state").invoke(instance), machine.getMethod("state").invoke(read));
    String unknown = refusal(mapper, "\"wide-opne\"", door);
    assertTrue(unknown.contains("Did you mean \"wide-open\"?"), unknown);
    for (String hostile :
        List.of(
            "7",
            "{}",
            "[]",
            "true",
            "\"\"",
            "{\"state\":\"BUSY\"}",
            "{\"state\":\"BUSY\",\"state\":\"IDLE\",\"data\":{}}",
            "{\"@class\":\"java.lang.Runtime\"}",
            "{\"state\":\"BUSY\",\"data\":{\"prompt\":\"a\",\"budget\":\"long\",\"owner\":null}}",
            "[".repeat(500) + "]".repeat(500),
            "{\"state\":",
            "nope")) {
      refusal(mapper, hostile, turn);
      refusal(mapper, hostile, event);
      refusal(mapper, hostile, machine);
    }
    refusal(mapper, "7", door);
    return List.of(
        mapper.write(busy), mapper.write(ask), mapper.write(open), mapper.write(instance));
  }

  private static String refusal(Mapper mapper, String json, Class<?> type) {
    return assertThrows(Refused.class, () -> mapper.read(json, type), json).getMessage();
  }

  @Test
  void eachVersionAndBothReadTheirOutput() throws Exception {
    List<String> two;
    try (URLClassLoader loader = compile("jackson", Libraries.ofJackson2()).clean().loader()) {
      two = use(jackson2(loader), loader);
      assertThrows(ClassNotFoundException.class, () -> loader.loadClass("acme.DoorJackson3"));
    }
    Files.move(temp.resolve("work"), temp.resolve("two"));
    List<String> three;
    try (URLClassLoader loader = compile("jackson3", Libraries.ofJackson3()).clean().loader()) {
      three = use(jackson3(loader), loader);
      assertThrows(ClassNotFoundException.class, () -> loader.loadClass("acme.DoorJackson"));
    }
    Files.move(temp.resolve("work"), temp.resolve("three"));
    try (URLClassLoader loader =
        compile("jackson, jackson3", Libraries.ofJacksons()).clean().loader()) {
      assertEquals(two, use(jackson2(loader), loader));
      assertEquals(three, use(jackson3(loader), loader));
    }
    assertEquals(two, three, "one reads what the other writes");
  }

  @Test
  void mappersFindTheModules() throws Exception {
    Path own = temp.resolve("work/classes/META-INF/services/tools.jackson.databind.JacksonModule");
    Files.createDirectories(own.getParent());
    Files.writeString(
        own, "# what a program has, and what has gone\nacme.Own\nacme.Gone # no more\n");
    Job.write(
        temp,
        "src/acme/Own.java",
        "package acme;\n"
            + "public class Own extends tools.jackson.databind.module.SimpleModule {\n"
            + "  private static final long serialVersionUID = 1L;\n"
            + "}\n");
    Job.write(
        temp,
        "src/acme/Asking.java",
        "package acme;\n"
            + "import dev.pawl.*;\n"
            + "@StateMachine(name = \"Asking\", serializers = Serializer.JACKSON3)\n"
            + "public enum Asking {\n"
            + "  @Initial @Transition(on = \"go\", to = \"B\", guard = \"may\") A, @Final B\n"
            + "}\n");
    try (URLClassLoader loader =
        compile("jackson, jackson3", Libraries.ofJacksons()).clean().loader()) {
      ObjectMapper two = new ObjectMapper().registerModules(ObjectMapper.findModules(loader));
      JsonMapper three = JsonMapper.builder().findAndAddModules(loader).build();
      Object open = loader.loadClass("acme.DoorState").getEnumConstants()[1];
      assertEquals("\"wide-open\"", two.writeValueAsString(open));
      assertEquals("\"wide-open\"", three.writeValueAsString(open));
    }
    // the program must create modules of machines that need a builder
    assertEquals(List.of("acme.DoorJackson3", "acme.Own"), Files.readAllLines(own));
    assertEquals(
        List.of("acme.DoorJackson"),
        Files.readAllLines(own.resolveSibling("com.fasterxml.jackson.databind.Module")));
  }

  @Test
  void presentVersionIsSuggested() {
    String old = compile("jackson", Libraries.ofJackson3()).text();
    assertTrue(
        old.contains(
            "[PAWL107] The serializer jackson of Door needs jackson-databind 2, which was not"
                + " found. Add com.fasterxml.jackson.core:jackson-databind to the class path, or"
                + " use the serializer jackson3, because Jackson 3 is on the class path."),
        old);
    String young = compile("jackson3", Libraries.ofJackson2()).text();
    assertTrue(
        young.contains(
            "[PAWL107] The serializer jackson3 of Door needs jackson-databind 3, which was not"
                + " found. Add tools.jackson.core:jackson-databind to the class path, or use"
                + " the serializer jackson, because Jackson 2 is on the class path."),
        young);
    String none = compile("jackson3", Libraries.ofData()).text();
    assertTrue(none.contains("jackson-databind to the class path."), none);
  }
}
