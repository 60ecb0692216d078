package dev.pawl.engine;

import dev.pawl.TransitionHook;
import dev.pawl.TransitionListener;
import dev.pawl.engine.Switch.Light;
import dev.pawl.engine.Switch.Press;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A handwritten instance that resembles generated code, of a machine without user code. */
final class Switch extends FlatMachine<Light, Press> {

  enum Light {
    ON,
    OFF
  }

  enum Press {
    BUTTON,
    NOTHING
  }

  private static final byte[] STEPS = {
    1, -1, // ON
    0, -1, // OFF
  };

  private Switch(Builder builder) {
    super(builder);
  }

  static Builder builder(boolean lenient, boolean shared) {
    TableDefinition<Light, Press> rules =
        new TableDefinition<>("Switch", Light.values(), STEPS, Light.values(), "button", "nothing");
    if (lenient) {
      rules.ignores();
    }
    if (shared) {
      rules.shared();
    }
    return new Builder(rules).clock(new Epoch());
  }

  /** A clock that loads no JDK class except {@link Instant}. */
  private static final class Epoch implements InstantSource {
    @Override
    public Instant instant() {
      return Instant.EPOCH;
    }
  }

  /** Returns an instance that is off and has a listener. */
  static Switch heardBy(
      TransitionListener<Light, Press> listener, boolean lenient, @Nullable String entityId) {
    Builder builder = builder(lenient, false).listener(listener);
    return (entityId == null ? builder : builder.entityId(entityId)).build();
  }

  static Switch with(
      List<? extends TransitionHook<Light, Press>> hooks, boolean lenient, boolean shared) {
    Builder builder = builder(lenient, shared).entityId("s-1");
    for (TransitionHook<Light, Press> hook : hooks) {
      builder.hook(hook);
    }
    return builder.build();
  }

  static final class Builder extends FlatBuilder<Light, Press, Switch, Builder> {

    private Builder(TableDefinition<Light, Press> rules) {
      super(new FlatSteps<Light, Press, Switch, Void>(rules), Light.OFF);
    }

    @Override
    public Switch build() {
      return new Switch(this);
    }
  }
}
