package dev.pawl.engine;

import dev.pawl.TransitionListener;
import dev.pawl.engine.Switch.Light;
import dev.pawl.engine.Switch.Press;
import java.time.InstantSource;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An instance like those that are generated, of a machine which a table says all about. */
final class Switch extends Instance<Light, Press> {

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

  private final TableDefinition<Light, Press> rules;
  private final @Nullable String entityId;
  private final Engine<Light, Press> engine;

  private Switch(
      TableDefinition<Light, Press> rules, @Nullable String entityId, Engine<Light, Press> engine) {
    super(Light.OFF, 0, true);
    this.rules = rules;
    this.entityId = entityId;
    this.engine = engine;
  }

  /** One that is off, to which somebody listens. */
  static Switch heardBy(
      TransitionListener<Light, Press> listener, boolean lenient, @Nullable String entityId) {
    TableDefinition<Light, Press> rules =
        new TableDefinition<>("Switch", Light.values(), STEPS, Light.values(), "button", "nothing");
    if (lenient) {
      rules.ignores();
    }
    Hooks<Light, Press> hooks = new Hooks<>(List.of(), List.of(listener));
    return new Switch(
        rules, entityId, new Engine<>(rules, hooks, InstantSource.fixed(Workstream.NOON), lenient));
  }

  @Override
  public @Nullable String entityId() {
    return entityId;
  }

  @Override
  protected Definition<Light, Press> stepRules() {
    return rules;
  }

  @Override
  protected int follow(int from, Press event) {
    return STEPS[from * 2 + event.ordinal()];
  }

  @Override
  protected Engine<Light, Press> stepEngine() {
    return engine;
  }
}
