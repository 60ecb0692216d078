package dev.pawl.processor.lockstep;

import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** A scheduler for which no time passes: the test says which timer has run down. */
public final class HandScheduler {

  private final Map<Runnable, Duration> waiting = new LinkedHashMap<>();

  HandScheduler() {}

  /** It, as what machines need. */
  public <T> T as(Class<T> type) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) ->
                switch (method.getName()) {
                  case "schedule" -> schedule(method.getReturnType(), arguments);
                  case "nanoTime" -> 0L;
                  default -> throw new AssertionError(method);
                }));
  }

  /** A task that was scheduled twice is two. */
  private Object schedule(Class<?> timer, Object[] arguments) {
    Runnable task = ((Runnable) arguments[1])::run;
    waiting.put(task, (Duration) arguments[0]);
    return Proxy.newProxyInstance(
        timer.getClassLoader(),
        new Class<?>[] {timer},
        (proxy, method, none) -> {
          waiting.remove(task);
          return null;
        });
  }

  /** Runs the task that waits so long; no two timers of a chart do. */
  void run(Duration delay) {
    Optional<Runnable> task =
        waiting.keySet().stream().filter(t -> waiting.get(t).equals(delay)).findFirst();
    waiting.remove(task.orElseThrow(() -> new IllegalStateException("No timer runs " + delay)));
    task.get().run();
  }
}
