package dev.pawl.processor.lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.Machine;
import dev.pawl.Snapshot;
import dev.pawl.TransitionHook;
import dev.pawl.language.Named;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.time.Scheduler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A compiled chart that tests attack by reflection. */
final class AttackedChart {

  final ChartSource.Chart chart;
  private final ClassLoader loader;
  private final boolean hasContext;

  /** The random source of the results of the logic. */
  SplittableRandom answers = new SplittableRandom(1);

  /** Runs before each call of the logic, and in each effect. */
  Runnable asked = () -> {};

  AttackedChart(ClassLoader loader, ChartSource.Chart chart) {
    this.loader = loader;
    this.chart = chart;
    this.hasContext = chart.machine().context().isPresent();
  }

  Object[] events() {
    return type("Event").getEnumConstants();
  }

  Object[] states() {
    return type("State").getEnumConstants();
  }

  Object build(Scheduler scheduler, TransitionHook<Object, Object> hook) {
    return call(builder(scheduler, hook), "build");
  }

  Object resume(Object snapshot, Scheduler scheduler, TransitionHook<Object, Object> hook) {
    Object builder = builder(scheduler, hook);
    call(builder, "from", Snapshot.class, snapshot);
    return call(builder, "build");
  }

  String toJson(Object instance) {
    Function<Object, Object> text = String::valueOf;
    return (String)
        (hasContext
            ? callStatic(type("Codec"), "toJson", instance, text)
            : callStatic(type("Codec"), "toJson", instance));
  }

  Object fromJson(String json, Scheduler scheduler) {
    Function<Object, Object> number = text -> Integer.valueOf((String) text);
    Object builder = builder(scheduler, new TransitionHook<>() {});
    return hasContext
        ? callStatic(type("Codec"), "fromJson", json, builder, number)
        : callStatic(type("Codec"), "fromJson", json, builder);
  }

  Snapshot<?, ?, ?> snapshot(Object instance) {
    return (Snapshot<?, ?, ?>) call(instance, "snapshot");
  }

  Collection<?> configuration(Object instance) {
    return (Collection<?>) call(instance, "configuration");
  }

  long sequence(Object instance) {
    return (Long) call(instance, "sequence");
  }

  Map<?, ?> remaining(Object instance) {
    return hasTimers() ? (Map<?, ?>) call(instance, "remaining") : Map.of();
  }

  boolean hasTimers() {
    return hasMethod("remaining");
  }

  /** Returns whether the state alone does not describe an instance. */
  boolean hasSnapshots() {
    return hasMethod("snapshot");
  }

  private boolean hasMethod(String name) {
    return Stream.of(type("Machine").getMethods()).anyMatch(m -> m.getName().equals(name));
  }

  void tryFire(Object instance, Object event) {
    call(instance, "tryFire", type("Event"), event);
  }

  @SuppressWarnings("unchecked") // the state is one of this machine
  void force(Object instance, Object state) {
    ((Machine<Object, Object>) instance).force(state, Cause.none());
  }

  /** Requires that the configuration is legal according to the specification. */
  void requireLegal(Object instance) {
    StateTree tree = chart.machine().tree();
    Set<Integer> active = new HashSet<>();
    for (Object leaf : configuration(instance)) {
      int number = Named.find(tree, leaf.toString()).orElseThrow();
      for (int node = number; node >= 0; node = tree.parent(node)) {
        active.add(node);
      }
    }
    assertTrue(active.contains(0));
    for (int node : active) {
      State state = tree.node(node);
      List<Integer> children =
          IntStream.range(1, tree.size())
              .filter(n -> tree.parent(n) == node && !tree.node(n).isHistory())
              .boxed()
              .toList();
      long count = children.stream().filter(active::contains).count();
      long expected = state.isParallel() ? children.size() : children.isEmpty() ? 0 : 1;
      assertEquals(expected, count, () -> configuration(instance) + chart.yaml());
    }
  }

  private Object builder(Scheduler scheduler, TransitionHook<Object, Object> hook) {
    Object builder = callStatic(type("Machine"), "builder");
    for (Method method : builder.getClass().getMethods()) {
      if (method.isBridge()) {
        continue;
      }
      Class<?> parameter = method.getParameterCount() == 1 ? method.getParameterTypes()[0] : null;
      switch (method.getName()) {
        case "context" -> call(builder, "context", parameter, 7);
        case "hook" -> call(builder, "hook", parameter, hook);
        case "scheduler" -> call(builder, "scheduler", parameter, scheduler);
        case "logic", "effects" -> call(builder, method.getName(), parameter, answering(parameter));
        default -> {}
      }
    }
    return builder;
  }

  private Object answering(Class<?> type) {
    return Proxy.newProxyInstance(
        loader,
        new Class<?>[] {type},
        (self, method, arguments) -> {
          asked.run();
          return answer(method.getReturnType());
        });
  }

  private Object answer(Class<?> type) {
    if (type == boolean.class) {
      return answers.nextInt(3) == 0;
    } else if (type == Duration.class) {
      return Duration.ofMillis(1 + answers.nextInt(100_000));
    } else if (type.isEnum()) {
      return type.getEnumConstants()[answers.nextInt(type.getEnumConstants().length)];
    }
    return type == Integer.class ? answers.nextInt(40) : null;
  }

  private Class<?> type(String suffix) {
    try {
      return Class.forName(chart.packageName() + ".M" + suffix, true, loader);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  private static Object call(Object on, String name) {
    try {
      return invoke(on.getClass().getMethod(name), on);
    } catch (NoSuchMethodException e) {
      throw new AssertionError(e);
    }
  }

  private static Object call(Object on, String name, Class<?> parameter, Object argument) {
    for (Class<?> type : List.of(parameter, Object.class)) {
      try {
        return invoke(on.getClass().getMethod(name, type), on, argument);
      } catch (NoSuchMethodException e) {
        // tries Object next, the parameter type of inherited methods
      }
    }
    throw new AssertionError(name);
  }

  private static Object callStatic(Class<?> type, String name, Object... arguments) {
    for (Method method : type.getMethods()) {
      if (method.getName().equals(name) && method.getParameterCount() == arguments.length) {
        return invoke(method, null, arguments);
      }
    }
    throw new AssertionError(name);
  }

  private static Object invoke(Method method, Object on, Object... arguments) {
    try {
      return method.invoke(on, arguments);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException unchecked) {
        throw unchecked;
      } else if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw new AssertionError(e.getCause());
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }
}
