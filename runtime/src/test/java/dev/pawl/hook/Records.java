package dev.pawl.hook;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Refusal;
import dev.pawl.engine.Definition;
import java.time.Instant;
import java.util.List;

/** Records of steps for tests of hooks. */
final class Records {

  enum Light {
    RED,
    GREEN
  }

  enum Signal {
    GO,
    HALT
  }

  private static final Definition<Light, Signal> DEFINITION =
      new Definition<>(
          "Light", Light.values(), new String[] {"RED", "GREEN"}, new String[] {"go", "halt"}) {
        @Override
        protected List<Candidate<Light>> candidates(Light from, int event) {
          return from == Light.RED && event == 0
              ? List.of(new Candidate<>("free", List.of(Light.GREEN)))
              : List.of();
        }
      };

  private Records() {}

  static LifecycleEvent<Light, Signal> step(long sequence, Cause cause) {
    return new LifecycleEvent<>(
        sequence,
        Instant.ofEpochSecond(1735689600L + sequence),
        "Light",
        "l-1",
        Light.RED,
        Light.GREEN,
        Signal.GO,
        cause,
        false);
  }

  static LifecycleEvent<Light, Signal> forced(String entityId) {
    return new LifecycleEvent<>(
        9, Instant.EPOCH, "Light", entityId, Light.RED, Light.GREEN, null, Cause.none(), true);
  }

  static LifecycleEvent<Light, Signal> eventless() {
    return new LifecycleEvent<>(
        9, Instant.EPOCH, "Light", "l-1", Light.RED, Light.GREEN, null, Cause.none(), false);
  }

  static LifecycleEvent<Light, Signal> attempt(Light from, Signal event) {
    return new LifecycleEvent<>(
        0, Instant.EPOCH, "Light", "l-1", from, null, event, Cause.by("me"), false);
  }

  static Refusal refusal(Refusal.Kind kind, Light from, Signal event) {
    return DEFINITION.refusal(kind, "l-1", from, event);
  }
}
