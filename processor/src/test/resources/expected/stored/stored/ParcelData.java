package stored;

import dev.pawl.Snapshot;
import dev.pawl.data.MachineData;
import dev.pawl.data.Plain;
import dev.pawl.data.PlainForm;
import dev.pawl.data.UnknownFields;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Parcel} as plain values. Thread-safe. */
@Generated("dev.pawl.processor")
final class ParcelData extends MachineData<ParcelState, ParcelEvent> {
  private final ParcelValues values;

  ParcelData(ParcelValues values) {
    super("Parcel");
    this.values = values;
  }

  @Override
  public Map<String, Object> ofState(ParcelState state) {
    Map<String, Object> plain = new LinkedHashMap<>();
    plain.put("state", ParcelCodec.toWire(state));
    if (state instanceof ParcelState.Paid carrying) {
      plain.put("data", data(carrying));
    } else if (state instanceof ParcelState.Moving carrying) {
      plain.put("data", data(carrying));
    }
    return plain;
  }

  @Override
  public ParcelState state(Plain plain) {
    ParcelState.Type type = named("state", plain, ParcelCodec::fromWire);
    return switch (type) {
      case DUE -> ParcelState.due();
      case PAID -> paidState(carried("data", plain, "PAID"));
      case BOXING -> ParcelState.boxing();
      case SEALED -> ParcelState.sealed();
      case MOVING -> movingState(carried("data", plain, "MOVING"));
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

  private ParcelState paidState(Plain parts) {
    return ParcelState.paid(
        parts.field("amount").asLong());
  }

  private Map<String, Object> data(ParcelState.Moving carrying) {
    Map<String, Object> parts = new LinkedHashMap<>();
    parts.put("to", PlainForm.of(carrying.to(), values::addressToText));
    return parts;
  }

  private ParcelState movingState(Plain parts) {
    return ParcelState.moving(
        parts.field("to").parsed(values::addressFromText));
  }

  @Override
  public Map<String, Object> ofEvent(ParcelEvent event) {
    Map<String, Object> plain = new LinkedHashMap<>();
    plain.put("event", ParcelCodec.eventToWire(event));
    if (event instanceof ParcelEvent.Pay carrying) {
      plain.put("payload", payload(carrying));
    } else if (event instanceof ParcelEvent.Send carrying) {
      plain.put("payload", payload(carrying));
    }
    return plain;
  }

  @Override
  public ParcelEvent event(Plain plain) {
    ParcelEvent.Type type = named("event", plain, ParcelCodec::eventFromWire);
    return switch (type) {
      case PAY -> payEvent(carried("payload", plain, "pay"));
      case SEND -> sendEvent(carried("payload", plain, "send"));
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

  private ParcelEvent payEvent(Plain parts) {
    return ParcelEvent.pay(
        parts.field("amount").asLong());
  }

  private Map<String, Object> payload(ParcelEvent.Send carrying) {
    Map<String, Object> parts = new LinkedHashMap<>();
    parts.put("to", PlainForm.of(carrying.to(), values::addressToText));
    return parts;
  }

  private ParcelEvent sendEvent(Plain parts) {
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

  private Tries tries(Plain parts) {
    return parts.made(
        () ->
            new Tries(
                parts.field("made").asInt(),
                parts.field("most").asInt()));
  }

  Map<String, Object> ofInstance(ParcelMachine machine) {
    Snapshot<ParcelState, ParcelEvent, Tries> snapshot = machine.snapshot();
    Map<String, Object> plain = ofInstance(snapshot);
    plain.put("context", of(snapshot.context()));
    return UnknownFields.joined(machine.kept, plain, snapshot.leaves(), snapshot.deferred());
  }

  ParcelMachine instance(Plain plain, ParcelMachine.Builder builder) {
    requireInstance(plain);
    Snapshot<ParcelState, ParcelEvent, Tries> snapshot =
        new Snapshot<>(
            "Parcel",
            entityId(plain),
            sequence(plain),
            leaves(plain, 7),
            Map.of(),
            context(plain, item -> item.nullable(this::tries)),
            timers(plain),
            deferred(plain),
            elapsed(plain));
    ParcelMachine machine = builder.resume(snapshot).build();
    machine.kept = unknown(plain, ofInstance(machine), snapshot.leaves(), snapshot.deferred());
    return machine;
  }
}
