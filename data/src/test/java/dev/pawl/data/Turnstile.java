package dev.pawl.data;

import dev.pawl.Cause;
import dev.pawl.Snapshot;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A handwritten equivalent of generated code: the data of a machine whose states carry data. */
final class Turnstile extends MachineData<Turnstile.State, String> {

  /** A state with its data. */
  record State(String name, long coins) {}

  static final BinaryForm BYTES =
      new BinaryForm(
          "acme.Turnstile",
          "Turnstile",
          new BinaryNames("Turnstile state")
              .add(1, "LOCKED")
              .add(2, "LAST")
              .add(3, "OPEN", "coins", "since"),
          new BinaryNames("Turnstile event")
              .add(1, "push")
              .add(2, "coin")
              .add(3, "timeout")
              .add(4, "rest"));

  Turnstile() {
    super("Turnstile");
  }

  @Override
  public Map<String, Object> ofState(State state) {
    Map<String, Object> plain = new LinkedHashMap<>();
    plain.put("state", state.name());
    if (state.name().equals("OPEN")) {
      plain.put("data", Map.of("coins", state.coins()));
    }
    return plain;
  }

  @Override
  public State state(Plain plain) {
    String name = named("state", plain, n -> known(n, Set.of("LOCKED", "OPEN")));
    return name.equals("OPEN")
        ? new State(name, carried("data", plain, name).field("coins").asLong())
        : new State(name, 0);
  }

  @Override
  public String ofEvent(String event) {
    return event;
  }

  @Override
  public String event(Plain plain) {
    return named("event", plain, n -> known(n, Set.of("push", "coin", "timeout", "rest")));
  }

  private static String known(String name, Set<String> names) {
    if (!names.contains(name)) {
      throw new IllegalArgumentException("no such name");
    }
    return name;
  }

  Map<String, Object> of(Snapshot<State, String, Void> snapshot, UnknownFields unknown) {
    return UnknownFields.joined(
        unknown, ofInstance(snapshot), snapshot.leaves(), snapshot.deferred());
  }

  Snapshot<State, String, Void> instance(Plain plain) {
    requireInstance(plain);
    return new Snapshot<>(
        "Turnstile",
        entityId(plain),
        sequence(plain),
        leaves(plain, 2),
        history(plain, Map.of("SHUT", "LOCKED")),
        null,
        timers(plain),
        deferred(plain),
        elapsed(plain));
  }

  UnknownFields unknown(Plain plain, Snapshot<State, String, Void> snapshot) {
    return unknown(plain.without("history", "LAST", "SHUT"), snapshot, null);
  }

  static Snapshot<State, String, Void> open() {
    return new Snapshot<>(
        "Turnstile",
        "t-1",
        7,
        List.of(new State("OPEN", 3), new State("LOCKED", 0)),
        Map.of("LAST", List.of("LOCKED")),
        null,
        List.of(new Snapshot.Remaining<>("timeout", Duration.ofSeconds(9))),
        List.of(
            new Snapshot.Deferred<>("push", Cause.none()),
            new Snapshot.Deferred<>("push", Cause.none())),
        List.of("rest"));
  }
}
