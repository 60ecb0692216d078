package generics;

import dev.pawl.engine.Failure;
import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import java.util.Map;
import java.util.function.Function;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Mail} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class MailCodec {
  private static final WireNames<MailState> STATES = new WireNames<>(
      "Mail state", MailState.values(), "empty", "full");

  private static final WireNames<MailEvent.Type> EVENTS = new WireNames<>(
      "Mail event", MailEvent.Type.values(), MailTransitions.rules().eventNames());

  private MailCodec() {}

  /** The name of a state in data. */
  public static String toWire(MailState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static MailState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(MailEvent event) {
    return EVENTS.of(event.eventType());
  }

  /**
   * The event of a name in data, without what it carries; if there is none, an
   * {@link IllegalArgumentException} tells the nearest.
   */
  public static MailEvent.Type eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /**
   * An instance as JSON: its state, its id and how many steps it has made.
   *
   * @param contextToText writes the context
   */
  public static String toJson(MailMachine machine,
      Function<? super Map<String, Integer>, ? extends String> contextToText) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Mail",
        machine.entityId(),
        toWire(machine.state()),
        machine.sequence(),
        Failure.due(contextToText.apply(machine.context()), machine, "contextToText"))
        .toJson();
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @param contextFromText reads the context
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static MailMachine fromJson(String json, MailMachine.Builder builder,
      Function<? super String, ? extends Map<String, Integer>> contextFromText) {
    SavedLife snapshot = SavedLife.read("Mail", json, true);
    builder.context(
        Failure.due(contextFromText.apply(snapshot.context()), "Mail", "contextFromText"));
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
