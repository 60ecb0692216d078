package dev.pawl.processor.serialize;

import static dev.pawl.processor.e2e.Invocation.invoke;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.processor.e2e.Job;
import dev.pawl.processor.e2e.Libraries;
import dev.pawl.processor.e2e.Tool;
import dev.pawl.time.VirtualScheduler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that a machine reads instances that an earlier version with another structure has written.
 */
class MigrationTest {

  @TempDir static Path temp;

  private static final Map<String, MigrationCase> CASES = MigrationCase.read();
  private static URLClassLoader old;
  private static URLClassLoader now;

  @BeforeAll
  static void compile() {
    old = compile(1);
    now = compile(2);
  }

  @AfterAll
  static void close() throws Exception {
    old.close();
    now.close();
  }

  private static URLClassLoader compile(int version) {
    Path machines = temp.resolve("machines" + version);
    CASES.forEach(
        (name, one) ->
            Job.write(
                machines,
                name + ".pawl.yaml",
                "machine: M\npackage: " + name + "\n" + (version == 1 ? one.old() : one.now())));
    Path src = temp.resolve("src" + version);
    Job.write(src, "Nothing.java", "class Nothing {}\n");
    return Tool.JAVAC
        .compile(
            Job.of(src, temp.resolve("work" + version))
                .with("-classpath", Libraries.withStores(), "-Apawl.lock=" + temp.resolve("lock"))
                .with("-Apawl.machines=" + machines, "-Apawl.outputs=none", "-Apawl.warnings=off"))
        .clean()
        .loader();
  }

  @TestFactory
  Stream<DynamicTest> instancesOfAnEarlierVersionAreMigrated() {
    return CASES.entrySet().stream()
        .flatMap(
            one ->
                Stream.of("json", "binary")
                    .map(
                        form ->
                            DynamicTest.dynamicTest(
                                one.getKey() + " in " + form,
                                () -> isMigrated(one.getKey(), one.getValue(), form))));
  }

  @Test
  void exclusiveStatesAreRejectedByName() {
    assertEquals(
        "An instance of M cannot be resumed from this snapshot: A11, A12 were active together when it"
            + " was stored, and cannot be in this version, as A1 is not parallel. Deploy a version"
            + " in which they can, or force the instance to a state.",
        refusal("historykind", "A11", "A12"));
    assertEquals(
        "An instance of M cannot be resumed from this snapshot: X, Y were active together when it was"
            + " stored, but in this version only one state is active at a time. Deploy a version in"
            + " which they can be active together, or force the instance to a state.",
        refusal("becomesparallel", "X", "Y"));
  }

  private static String refusal(String name, String one, String other) {
    Version before = new Version(old, name);
    String json =
        "{\"pawl\":1,\"machine\":\"M\",\"sequence\":0,\"leaves\":[\""
            + one
            + "\",\""
            + other
            + "\"],\"timers\":{},\"deferred\":[]}";
    return assertThrows(IllegalArgumentException.class, () -> before.read("json", json))
        .getMessage();
  }

  private void isMigrated(String name, MigrationCase one, String form) throws Exception {
    Version before = new Version(old, name);
    Object instance = before.begun();
    for (String step : one.steps()) {
      before.step(instance, step);
    }
    Version after = new Version(now, name);
    after.time.advance(Duration.ofDays(1));
    String found;
    try {
      Object read = after.read(form, before.written(form, instance));
      found = after.shown(read);
      // an instance that is written again needs no migration
      List<String> heard = List.copyOf(after.heard);
      after.read(form, after.written(form, read));
      assertEquals(heard, after.heard, name);
    } catch (RuntimeException e) {
      found = e.getMessage();
    }
    assertEquals(one.expected(), found, name);
  }

  /** A version of a machine, used by reflection. */
  private static final class Version {
    private final ClassLoader loader;
    private final String name;
    private final VirtualScheduler time = new VirtualScheduler();
    private final List<String> heard = new ArrayList<>();

    Version(ClassLoader loader, String name) {
      this.loader = loader;
      this.name = name;
    }

    Class<?> type(String suffix) throws ClassNotFoundException {
      return Class.forName(name + ".M" + suffix, true, loader);
    }

    Method method(Class<?> type, String method, int parameters) {
      return Stream.of(type.getMethods())
          .filter(m -> m.getName().equals(method) && m.getParameterCount() == parameters)
          .findFirst()
          .orElseThrow(() -> new AssertionError(type + "." + method));
    }

    Object builder() throws Exception {
      Object builder = invoke(method(type("Machine"), "builder", 0), null);
      for (Method method : builder.getClass().getMethods()) {
        if (method.isBridge()) {
          continue;
        }
        switch (method.getName()) {
          case "context" -> method.invoke(builder, 7);
          case "hook" -> method.invoke(builder, hook());
          case "scheduler" -> method.invoke(builder, time);
          case "logic", "effects" -> method.invoke(builder, code(method.getParameterTypes()[0]));
          default -> {}
        }
      }
      return builder;
    }

    private TransitionHook<Object, Object> hook() {
      return new TransitionHook<>() {
        @Override
        public void after(LifecycleEvent<Object, Object> step) {
          String event = step.event() == null ? "" : " on " + step.event();
          String why = step.isMigration() ? " (" + step.cause().reason() + ")" : "";
          heard.add(step.sequence() + " " + step.from() + " -> " + step.to() + event + why);
        }
      };
    }

    /**
     * Returns user code: guards hold, updates count, delays are one minute, and effects are
     * recorded.
     */
    private Object code(Class<?> type) {
      return Proxy.newProxyInstance(
          loader,
          new Class<?>[] {type},
          (self, method, arguments) -> {
            if (method.getReturnType() == void.class) {
              heard.add(method.getName() + "!");
            }
            if (method.getName().startsWith("broken")) {
              throw new IllegalStateException(method.getName());
            }
            Class<?> returns = method.getReturnType();
            return returns == boolean.class
                ? (Object) true
                : returns == Duration.class
                    ? Duration.ofMinutes(1)
                    : returns == int.class || returns == Integer.class ? 8 : null;
          });
    }

    Object begun() throws Exception {
      Object builder = builder();
      return invoke(method(builder.getClass(), "build", 0), builder);
    }

    void step(Object instance, String step) throws Exception {
      if (step.startsWith("wait ")) {
        time.advance(Duration.parse(step.substring(5)));
        return;
      }
      Object event = invoke(method(type("Codec"), "eventFromWire", 1), null, step);
      invoke(method(type("Machine"), "tryFire", 1), instance, event);
    }

    Object written(String form, Object instance) throws Exception {
      return form.equals("binary")
          ? invoke(method(type("Binary"), "toBytes", 1), null, instance)
          : invoke(method(type("Codec"), "toJson", 1), null, instance);
    }

    Object read(String form, Object written) throws Exception {
      return form.equals("binary")
          ? invoke(method(type("Binary"), "fromBytes", 2), null, written, builder())
          : invoke(method(type("Codec"), "fromJson", 2), null, written, builder());
    }

    String shown(Object instance) throws Exception {
      String json = (String) invoke(method(type("Codec"), "toJson", 1), null, instance);
      Map<String, String> parts = new LinkedHashMap<>();
      String body = json.substring(json.indexOf("\"sequence\""));
      parts.put(body.substring(0, body.length() - 1).replace("\"", ""), "");
      return (String.join("", parts.keySet()) + "; " + String.join(", ", heard)).strip();
    }
  }
}
