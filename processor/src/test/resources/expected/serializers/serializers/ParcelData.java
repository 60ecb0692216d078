package serializers;

import dev.pawl.Snapshot;
import dev.pawl.data.MachineData;
import dev.pawl.data.Plain;
import dev.pawl.data.PlainForm;
import dev.pawl.data.UnknownFields;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Parcel} as plain values. Thread-safe. */
@Generated("dev.pawl.processor")
final class ParcelData extends MachineData<ParcelState, ParcelEvent> {
  private static final Map<String, String> NODES = Map.ofEntries(
      Map.entry("LOST", "NEW"),
      Map.entry("PAUSED", "HELD"));

  private final ParcelValues values;

  ParcelData(ParcelValues values) {
    super("Parcel");
    this.values = values;
  }

  @Override
  public Map<String, Object> ofState(ParcelState state) {
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

  @Override
  public ParcelState state(Plain plain) {
    ParcelState.Type type = named("state", plain, ParcelCodec::fromWire);
    return switch (type) {
      case NEW -> ParcelState.new_();
      case MOVING -> movingState(carried("data", plain, "MOVING"));
      case SEEN -> seenState(carried("data", plain, "SEEN"));
      case NONE -> ParcelState.none();
      case STAMPED -> ParcelState.stamped();
      case HELD -> ParcelState.held();
      case DROPPED -> droppedState(carried("data", plain, "DROPPED"));
      case ON_ITS_WAY, BODY, PAPERS ->
          throw new IllegalArgumentException(
              type + " has states within, so no instance is in it alone.");
    };
  }

  private Map<String, Object> data(ParcelState.Moving carrying) {
    Map<String, Object> parts = new LinkedHashMap<>();
    parts.put("to", PlainForm.of(carrying.to(), values::addressToText));
    parts.put("express", carrying.express());
    parts.put("weight", PlainForm.numberOf(carrying.weight()));
    return parts;
  }

  private ParcelState movingState(Plain parts) {
    return ParcelState.moving(
        parts.field("to").parsed(values::addressFromText),
        parts.field("express").asBoolean(),
        parts.has("weight")
        ? parts.field("weight").asDouble()
        : values.weightOfStoredMoving());
  }

  private Map<String, Object> data(ParcelState.Seen carrying) {
    Map<String, Object> parts = new LinkedHashMap<>();
    parts.put("at", PlainForm.optionalOf(carrying.at(), PlainForm::textOf));
    parts.put("light", PlainForm.nameOf(carrying.light()));
    parts.put("codes", PlainForm.listOf(carrying.codes(), PlainForm::bytesOf));
    return parts;
  }

  private ParcelState seenState(Plain parts) {
    return ParcelState.seen(
        Optional.ofNullable(parts.optional("at").parsed(Instant::parse)),
        parts.field("light").parsed(Light::valueOf),
        parts.field("codes").list(item -> item.bytes()));
  }

  private Map<String, Object> data(ParcelState.Dropped carrying) {
    Map<String, Object> parts = new LinkedHashMap<>();
    parts.put("tries", PlainForm.pairsOf(
            carrying.tries(),
            item -> item,
            PlainForm::numberOf));
    return parts;
  }

  private ParcelState droppedState(Plain parts) {
    return ParcelState.dropped(
        parts.field("tries").pairs(
            item -> item.nullable(Plain::asInt),
            item -> item.nullable(Plain::asFloat)));
  }

  @Override
  public Map<String, Object> ofEvent(ParcelEvent event) {
    Map<String, Object> plain = new LinkedHashMap<>();
    plain.put("event", ParcelCodec.eventToWire(event));
    if (event instanceof ParcelEvent.Send carrying) {
      plain.put("payload", payload(carrying));
    } else if (event instanceof ParcelEvent.Scanned carrying) {
      plain.put("payload", payload(carrying));
    }
    return plain;
  }

  @Override
  public ParcelEvent event(Plain plain) {
    ParcelEvent.Type type = named("event", plain, ParcelCodec::eventFromWire);
    return switch (type) {
      case SEND -> sendEvent(carried("payload", plain, "send"));
      case SCANNED -> scannedEvent(carried("payload", plain, "scanned"));
      case HOLD -> ParcelEvent.hold();
      case DROP -> ParcelEvent.drop();
      case STAMP -> ParcelEvent.stamp();
      case GO -> ParcelEvent.go();
      case MOVING_AFTER_60S -> ParcelEvent.movingAfter60s();
    };
  }

  private Map<String, Object> payload(ParcelEvent.Send carrying) {
    Map<String, Object> parts = new LinkedHashMap<>();
    parts.put("to", PlainForm.of(carrying.to(), values::addressToText));
    parts.put("express", carrying.express());
    return parts;
  }

  private ParcelEvent sendEvent(Plain parts) {
    return ParcelEvent.send(
        parts.field("to").parsed(values::addressFromText),
        parts.field("express").asBoolean());
  }

  private Map<String, Object> payload(ParcelEvent.Scanned carrying) {
    Map<String, Object> parts = new LinkedHashMap<>();
    parts.put("at", PlainForm.optionalOf(carrying.at(), PlainForm::textOf));
    parts.put("light", PlainForm.nameOf(carrying.light()));
    return parts;
  }

  private ParcelEvent scannedEvent(Plain parts) {
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
    parts.put("waits", PlainForm.listOf(value.waits(), PlainForm::textOf));
    parts.put("lights", PlainForm.mapOf(
            value.lights(),
            PlainForm::nameOf,
            item -> item));
    parts.put("by", PlainForm.optionalOf(value.by(), item -> item));
    return parts;
  }

  private Tally tally(Plain parts) {
    return parts.made(
        () ->
            new Tally(
                parts.field("tries").asInt(),
                parts.field("waits").list(item -> item.parsed(Duration::parse)),
                parts.field("lights").map(
                    item -> item.parsed(Light::valueOf),
                    item -> item.nullable(Plain::asLong)),
                Optional.ofNullable(parts.optional("by").text())));
  }

  Map<String, Object> ofInstance(ParcelMachine machine) {
    Snapshot<ParcelState, ParcelEvent, Tally> snapshot = machine.snapshot();
    Map<String, Object> plain = ofInstance(snapshot);
    plain.put("context", of(snapshot.context()));
    return UnknownFields.joined(machine.kept, plain, snapshot.leaves(), snapshot.deferred());
  }

  ParcelMachine instance(Plain plain, ParcelMachine.Builder builder) {
    requireInstance(plain);
    Snapshot<ParcelState, ParcelEvent, Tally> snapshot =
        new Snapshot<>(
            "Parcel",
            entityId(plain),
            sequence(plain),
            leaves(plain, 7),
            history(plain, NODES),
            plain.has("context")
            ? context(plain, item -> item.nullable(this::tally))
            : supplied(values.contextOfStoredInstance(), "contextOfStoredInstance"),
            timers(plain),
            deferred(plain),
            elapsed(plain));
    ParcelMachine machine = builder.resume(snapshot).build();
    machine.kept = unknown(plain, ofInstance(machine), snapshot.leaves(), snapshot.deferred());
    return machine;
  }
}
