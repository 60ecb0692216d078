package serializers;

import dev.pawl.Snapshot;
import dev.pawl.engine.Failure;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Generated;

/**
 * States, events and lives of {@code Parcel} as plain values: texts, numbers, lists and maps.
 * Thread-safe.
 */
@Generated("dev.pawl.processor")
final class ParcelData {
  private static final Map<String, String> NODES = Map.ofEntries(
      Map.entry("LOST", "NEW"),
      Map.entry("PAUSED", "HELD"));

  private final ParcelValues values;

  ParcelData(ParcelValues values) {
    this.values = values;
  }

  Map<String, Object> of(ParcelState state) {
    Map<String, Object> plain = new LinkedHashMap<>();
    plain.put("state", ParcelCodec.toWire(state));
    if (state instanceof ParcelState.Moving carrying) {
      plain.put("data", data(carrying));
    } else if (state instanceof ParcelState.Seen carrying) {
      plain.put("data", data(carrying));
    } else if (state instanceof ParcelState.Dropped carrying) {
      plain.put("data", data(carrying));
    }
    return plain;
  }

  ParcelState state(ParcelPlain plain) {
    ParcelState.Type type = plain.named("state").parsed(ParcelCodec::fromWire);
    return switch (type) {
      case NEW -> ParcelState.new_();
      case MOVING -> movingState(plain.carried("data", "MOVING"));
      case SEEN -> seenState(plain.carried("data", "SEEN"));
      case NONE -> ParcelState.none();
      case STAMPED -> ParcelState.stamped();
      case HELD -> ParcelState.held();
      case DROPPED -> droppedState(plain.carried("data", "DROPPED"));
      case ON_ITS_WAY, BODY, PAPERS ->
          throw new IllegalArgumentException(
              type + " has states within, so no instance is in it alone.");
    };
  }

  private Map<String, Object> data(ParcelState.Moving carrying) {
    Map<String, Object> parts = new LinkedHashMap<>();
    parts.put("to", ParcelPlain.of(carrying.to(), values::addressToText));
    parts.put("express", carrying.express());
    parts.put("weight", ParcelPlain.numberOf(carrying.weight()));
    return parts;
  }

  private ParcelState movingState(ParcelPlain parts) {
    return ParcelState.moving(
        parts.field("to").parsed(values::addressFromText),
        parts.field("express").asBoolean(),
        parts.has("weight")
        ? parts.field("weight").asDouble()
        : values.weightOfStoredMoving());
  }

  private Map<String, Object> data(ParcelState.Seen carrying) {
    Map<String, Object> parts = new LinkedHashMap<>();
    parts.put("at", ParcelPlain.optionalOf(carrying.at(), ParcelPlain::textOf));
    parts.put("light", ParcelPlain.nameOf(carrying.light()));
    parts.put("codes", ParcelPlain.listOf(carrying.codes(), ParcelPlain::bytesOf));
    return parts;
  }

  private ParcelState seenState(ParcelPlain parts) {
    return ParcelState.seen(
        Optional.ofNullable(parts.optional("at").parsed(Instant::parse)),
        parts.field("light").parsed(Light::valueOf),
        parts.field("codes").list(item -> item.bytes()));
  }

  private Map<String, Object> data(ParcelState.Dropped carrying) {
    Map<String, Object> parts = new LinkedHashMap<>();
    parts.put("tries", ParcelPlain.pairsOf(
            carrying.tries(),
            item -> item,
            ParcelPlain::numberOf));
    return parts;
  }

  private ParcelState droppedState(ParcelPlain parts) {
    return ParcelState.dropped(
        parts.field("tries").pairs(
            item -> item.nullable(ParcelPlain::asInt),
            item -> item.nullable(ParcelPlain::asFloat)));
  }

  Map<String, Object> of(ParcelEvent event) {
    Map<String, Object> plain = new LinkedHashMap<>();
    plain.put("event", ParcelCodec.eventToWire(event));
    if (event instanceof ParcelEvent.Send carrying) {
      plain.put("payload", payload(carrying));
    } else if (event instanceof ParcelEvent.Scanned carrying) {
      plain.put("payload", payload(carrying));
    }
    return plain;
  }

  ParcelEvent event(ParcelPlain plain) {
    ParcelEvent.Type type = plain.named("event").parsed(ParcelCodec::eventFromWire);
    return switch (type) {
      case SEND -> sendEvent(plain.carried("payload", "send"));
      case SCANNED -> scannedEvent(plain.carried("payload", "scanned"));
      case HOLD -> ParcelEvent.hold();
      case DROP -> ParcelEvent.drop();
      case STAMP -> ParcelEvent.stamp();
      case GO -> ParcelEvent.go();
      case MOVING_AFTER_60S -> ParcelEvent.movingAfter60s();
    };
  }

  private Map<String, Object> payload(ParcelEvent.Send carrying) {
    Map<String, Object> parts = new LinkedHashMap<>();
    parts.put("to", ParcelPlain.of(carrying.to(), values::addressToText));
    parts.put("express", carrying.express());
    return parts;
  }

  private ParcelEvent sendEvent(ParcelPlain parts) {
    return ParcelEvent.send(
        parts.field("to").parsed(values::addressFromText),
        parts.field("express").asBoolean());
  }

  private Map<String, Object> payload(ParcelEvent.Scanned carrying) {
    Map<String, Object> parts = new LinkedHashMap<>();
    parts.put("at", ParcelPlain.optionalOf(carrying.at(), ParcelPlain::textOf));
    parts.put("light", ParcelPlain.nameOf(carrying.light()));
    return parts;
  }

  private ParcelEvent scannedEvent(ParcelPlain parts) {
    return ParcelEvent.scanned(
        Optional.ofNullable(parts.optional("at").parsed(Instant::parse)),
        parts.field("light").parsed(Light::valueOf));
  }

  private Map<String, Object> of(Tally value) {
    if (value == null) {
      return null;
    }
    Map<String, Object> parts = new LinkedHashMap<>();
    parts.put("tries", value.tries());
    parts.put("waits", ParcelPlain.listOf(value.waits(), ParcelPlain::textOf));
    parts.put("lights", ParcelPlain.mapOf(
            value.lights(),
            ParcelPlain::nameOf,
            item -> item));
    parts.put("by", ParcelPlain.optionalOf(value.by(), item -> item));
    return parts;
  }

  private Tally tally(ParcelPlain parts) {
    return parts.made(
        () ->
            new Tally(
                parts.field("tries").asInt(),
                parts.field("waits").list(item -> item.parsed(Duration::parse)),
                parts.field("lights").map(
                    item -> item.parsed(Light::valueOf),
                    item -> item.nullable(ParcelPlain::asLong)),
                Optional.ofNullable(parts.optional("by").text())));
  }

  Map<String, Object> of(ParcelMachine machine) {
    Snapshot<ParcelState, ParcelEvent, Tally> snapshot = machine.snapshot();
    Map<String, Object> plain = new LinkedHashMap<>();
    plain.put("pawl", 1L);
    plain.put("machine", "Parcel");
    plain.put("entityId", snapshot.entityId());
    plain.put("sequence", snapshot.sequence());
    plain.put("leaves", ParcelPlain.listOf(snapshot.leaves(), leaf -> of(leaf)));
    plain.put("history", snapshot.history());
    plain.put("context", of(snapshot.context()));
    Map<String, Object> timers = new LinkedHashMap<>();
    for (Snapshot.Remaining<ParcelEvent> timer : snapshot.timers()) {
      timers.put(ParcelCodec.eventToWire(timer.event()), timer.remaining().toString());
    }
    plain.put("timers", timers);
    plain.put("deferred", ParcelPlain.listOf(snapshot.deferred(), event -> of(event)));
    if (!snapshot.elapsed().isEmpty()) {
      plain.put("elapsed", ParcelPlain.listOf(snapshot.elapsed(), event -> of(event)));
    }
    return machine.kept == null ? plain
        : machine.kept.with(plain, snapshot.leaves(), snapshot.deferred());
  }

  ParcelMachine life(ParcelPlain plain, ParcelMachine.Builder builder) {
    long version = plain.field("pawl").whole(1, Long.MAX_VALUE);
    if (version > 1) {
      throw new IllegalArgumentException(
          "This was written in the format " + version + ", which is newer than 1.");
    }
    String name = plain.field("machine").name();
    if (!name.equals("Parcel")) {
      throw new IllegalArgumentException("This is a life of " + name + ", not of Parcel.");
    }
    List<ParcelState> leaves =
        plain.has("leaves")
        ? plain.field("leaves").atMost(7).items(this::state)
        : List.of(state(plain.field("state")));
    List<Snapshot.Remaining<ParcelEvent>> timers = new ArrayList<>();
    plain
        .optional("timers")
        .entries(this::event, left -> left.parsed(Duration::parse))
        .forEach((event, left) -> timers.add(new Snapshot.Remaining<>(event, left)));
    Snapshot<ParcelState, ParcelEvent, Tally> snapshot =
        new Snapshot<>(
            "Parcel",
            plain.optional("entityId").text(),
            plain.field("sequence").whole(0, Long.MAX_VALUE),
            leaves,
            plain.optional("history").entries(this::node, list -> list.items(this::node)),
            plain.has("context")
            ? plain.present("context", item -> item.nullable(this::tally))
            : Failure.due(values.contextOfStoredLife(), "Parcel", "contextOfStoredLife"),
            timers,
            plain.optional("deferred").items(this::event),
            plain.optional("elapsed").items(this::event));
    ParcelMachine machine = builder.resume(snapshot).build();
    machine.kept =
        ParcelKept.of(
            plain.fields(),
            of(machine),
            leaves,
            leaf -> of(leaf),
            snapshot.deferred(),
            event -> of(event));
    return machine;
  }

  private String node(ParcelPlain plain) {
    return NODES.getOrDefault(plain.name(), plain.name());
  }
}
