package stored;

import dev.pawl.Snapshot;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;

/**
 * States, events and lives of {@code Parcel} as plain values: texts, numbers, lists and maps.
 * Thread-safe.
 */
@Generated("dev.pawl.processor")
final class ParcelData {
  private final ParcelValues values;

  ParcelData(ParcelValues values) {
    this.values = values;
  }

  Map<String, Object> of(ParcelState state) {
    Map<String, Object> plain = new LinkedHashMap<>();
    plain.put("state", ParcelCodec.toWire(state));
    if (state instanceof ParcelState.Paid carrying) {
      plain.put("data", data(carrying));
    } else if (state instanceof ParcelState.Moving carrying) {
      plain.put("data", data(carrying));
    }
    return plain;
  }

  ParcelState state(ParcelPlain plain) {
    ParcelState.Type type = plain.named("state").parsed(ParcelCodec::fromWire);
    return switch (type) {
      case DUE -> ParcelState.due();
      case PAID -> paidState(plain.carried("data", "PAID"));
      case BOXING -> ParcelState.boxing();
      case SEALED -> ParcelState.sealed();
      case MOVING -> movingState(plain.carried("data", "MOVING"));
      case LOST -> ParcelState.lost();
      case CANCELLED -> ParcelState.cancelled();
      case OPEN, PAYMENT, PACKING ->
          throw new IllegalArgumentException(
              type + " has states within, so no instance is in it alone.");
    };
  }

  private Map<String, Object> data(ParcelState.Paid carrying) {
    Map<String, Object> parts = new LinkedHashMap<>();
    parts.put("amount", carrying.amount());
    return parts;
  }

  private ParcelState paidState(ParcelPlain parts) {
    return ParcelState.paid(
        parts.field("amount").asLong());
  }

  private Map<String, Object> data(ParcelState.Moving carrying) {
    Map<String, Object> parts = new LinkedHashMap<>();
    parts.put("to", ParcelPlain.of(carrying.to(), values::addressToText));
    return parts;
  }

  private ParcelState movingState(ParcelPlain parts) {
    return ParcelState.moving(
        parts.field("to").parsed(values::addressFromText));
  }

  Map<String, Object> of(ParcelEvent event) {
    Map<String, Object> plain = new LinkedHashMap<>();
    plain.put("event", ParcelCodec.eventToWire(event));
    if (event instanceof ParcelEvent.Pay carrying) {
      plain.put("payload", payload(carrying));
    } else if (event instanceof ParcelEvent.Send carrying) {
      plain.put("payload", payload(carrying));
    }
    return plain;
  }

  ParcelEvent event(ParcelPlain plain) {
    ParcelEvent.Type type = plain.named("event").parsed(ParcelCodec::eventFromWire);
    return switch (type) {
      case PAY -> payEvent(plain.carried("payload", "pay"));
      case SEND -> sendEvent(plain.carried("payload", "send"));
      case CANCEL -> ParcelEvent.cancel();
      case SEAL -> ParcelEvent.seal();
      case BACK -> ParcelEvent.back();
      case MOVING_AFTER_60S -> ParcelEvent.movingAfter60s();
    };
  }

  private Map<String, Object> payload(ParcelEvent.Pay carrying) {
    Map<String, Object> parts = new LinkedHashMap<>();
    parts.put("amount", carrying.amount());
    return parts;
  }

  private ParcelEvent payEvent(ParcelPlain parts) {
    return ParcelEvent.pay(
        parts.field("amount").asLong());
  }

  private Map<String, Object> payload(ParcelEvent.Send carrying) {
    Map<String, Object> parts = new LinkedHashMap<>();
    parts.put("to", ParcelPlain.of(carrying.to(), values::addressToText));
    return parts;
  }

  private ParcelEvent sendEvent(ParcelPlain parts) {
    return ParcelEvent.send(
        parts.field("to").parsed(values::addressFromText));
  }

  private Map<String, Object> of(Tries value) {
    if (value == null) {
      return null;
    }
    Map<String, Object> parts = new LinkedHashMap<>();
    parts.put("made", value.made());
    parts.put("most", value.most());
    return parts;
  }

  private Tries tries(ParcelPlain parts) {
    return parts.made(
        () ->
            new Tries(
                parts.field("made").asInt(),
                parts.field("most").asInt()));
  }

  Map<String, Object> of(ParcelMachine machine) {
    Snapshot<ParcelState, ParcelEvent, Tries> snapshot = machine.snapshot();
    Map<String, Object> plain = new LinkedHashMap<>();
    plain.put("pawl", 1L);
    plain.put("machine", "Parcel");
    plain.put("entityId", snapshot.entityId());
    plain.put("sequence", snapshot.sequence());
    plain.put("leaves", ParcelPlain.listOf(snapshot.leaves(), leaf -> of(leaf)));
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
    Snapshot<ParcelState, ParcelEvent, Tries> snapshot =
        new Snapshot<>(
            "Parcel",
            plain.optional("entityId").text(),
            plain.field("sequence").whole(0, Long.MAX_VALUE),
            leaves,
            Map.of(),
            plain.present("context", item -> item.nullable(this::tries)),
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
}
