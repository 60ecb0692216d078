package dev.pawl.kafka;

import dev.pawl.data.Json;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.common.utils.Bytes;
import org.apache.kafka.streams.KeyValue;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.kstream.Consumed;
import org.apache.kafka.streams.kstream.KStream;
import org.apache.kafka.streams.kstream.Produced;
import org.apache.kafka.streams.processor.PunctuationType;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.ProcessorSupplier;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.state.KeyValueIterator;
import org.apache.kafka.streams.state.KeyValueStore;
import org.apache.kafka.streams.state.StoreBuilder;
import org.apache.kafka.streams.state.Stores;

/**
 * The payments of {@link Orders} as a user writes them by hand, with the stores, topics, records
 * and headers of a topology.
 */
final class HandWrittenProcessor implements Processor<String, String, String, Output> {

  private static final int ANSWERS = 10;

  private final String name;
  private ProcessorContext<String, Output> context;
  private KeyValueStore<String, byte[]> entities;
  private KeyValueStore<Bytes, byte[]> timers;

  HandWrittenProcessor(String name) {
    this.name = name;
  }

  /** Adds the processor with its topics. */
  static void addTo(StreamsBuilder builder, String name) {
    KStream<String, Output> records =
        builder.stream(name + "-commands", Consumed.with(Serdes.String(), Serdes.String()))
            .process(
                new ProcessorSupplier<String, String, String, Output>() {
                  @Override
                  public Processor<String, String, String, Output> get() {
                    return new HandWrittenProcessor(name);
                  }

                  @Override
                  public Set<StoreBuilder<?>> stores() {
                    return Set.of(
                        Stores.keyValueStoreBuilder(
                            Stores.persistentKeyValueStore(name + "-entities"),
                            Serdes.String(),
                            Serdes.ByteArray()),
                        Stores.keyValueStoreBuilder(
                            Stores.persistentKeyValueStore(name + "-timers"),
                            Serdes.Bytes(),
                            Serdes.ByteArray()));
                  }
                });
    to(records, Output.Kind.STEP, name + "-steps");
    to(records, Output.Kind.EFFECT, name + "-effects");
    to(records, Output.Kind.ANSWER, name + "-answers");
  }

  private static void to(KStream<String, Output> records, Output.Kind kind, String topic) {
    records
        .filter((id, record) -> record.kind() == kind)
        .mapValues(Output::value)
        .to(topic, Produced.with(Serdes.String(), Serdes.String()));
  }

  /** An order. */
  private static final class Order {
    private String state = "PLACED";
    private long version;
    private int price = 10;
    private int paid;
    private long due;
    private final Deque<String[]> answers = new ArrayDeque<>();
  }

  @Override
  public void init(ProcessorContext<String, Output> newContext) {
    context = newContext;
    entities = newContext.getStateStore(name + "-entities");
    timers = newContext.getStateStore(name + "-timers");
    newContext.schedule(Duration.ofMillis(100), PunctuationType.WALL_CLOCK_TIME, this::tick);
  }

  private void tick(long now) {
    Bytes last = TimerKey.from(Instant.ofEpochMilli(now));
    try (KeyValueIterator<Bytes, byte[]> due = timers.range(null, last)) {
      while (due.hasNext()) {
        KeyValue<Bytes, byte[]> entry = due.next();
        timers.delete(entry.key); // the benchmark has no due timers
      }
    }
  }

  @Override
  public void process(Record<String, String> record) {
    String id = record.key();
    String command = MachineHeaders.text(record.headers(), MachineHeaders.COMMAND);
    Map<String, Object> fields = Json.read(record.value());
    if (!"pay".equals(fields.get("event"))) {
      throw new IllegalArgumentException("not a payment: " + record.value());
    }
    byte[] bytes = entities.get(id);
    Order order = bytes == null ? new Order() : read(bytes);
    for (String[] answer : order.answers) {
      if (answer[0].equals(command)) {
        forward(record, Output.Kind.ANSWER, answer[1]);
        return;
      }
    }
    long now = context.currentSystemTimeMs();
    long amount = (Long) ((Map<?, ?>) fields.get("payload")).get("amount");
    long dueBefore = order.due;
    String from = order.state;
    String effect = null;
    if (order.state.equals("PLACED")) {
      if (bytes == null) {
        order.due = now + Duration.ofHours(1).toMillis();
      }
      order.paid += (int) amount;
      if (order.paid >= order.price) {
        order.state = "PAID";
        order.due = now + Duration.ofMinutes(10).toMillis();
        effect = "confirm";
      }
      order.version++;
    }
    String answer =
        "{\"command\":\""
            + command
            + "\",\"outcome\":\"moved\",\"version\":"
            + order.version
            + ",\"state\":\""
            + order.state
            + "\"}";
    order.answers.add(new String[] {command, answer});
    if (order.answers.size() > ANSWERS) {
      order.answers.remove();
    }
    entities.put(id, write(order));
    if (dueBefore != order.due) {
      if (dueBefore != 0) {
        timers.delete(key(id, dueBefore));
      }
      timers.put(key(id, order.due), new byte[0]);
    }
    String step =
        "{\"sequence\":"
            + order.version
            + ",\"timestamp\":\""
            + Instant.ofEpochMilli(now)
            + "\",\"machine\":\"Order\",\"entityId\":\""
            + id
            + "\",\"from\":\""
            + from
            + "\",\"to\":\""
            + order.state
            + "\",\"event\":\"pay\",\"forced\":false}";
    Record<String, Output> made = forwarded(record, Output.Kind.STEP, step);
    made.headers().add(MachineHeaders.INSTANCE, write(order));
    MachineHeaders.put(made.headers(), MachineHeaders.STATE, order.state);
    MachineHeaders.put(
        made.headers(), MachineHeaders.TIMER, Instant.ofEpochMilli(order.due).toString());
    context.forward(made);
    if (effect != null) {
      Record<String, Output> sent = forwarded(record, Output.Kind.EFFECT, effect);
      MachineHeaders.put(sent.headers(), MachineHeaders.EFFECT, "mail");
      MachineHeaders.put(sent.headers(), MachineHeaders.EFFECT_ID, id + '/' + order.version);
      context.forward(sent);
    }
    forward(record, Output.Kind.ANSWER, answer);
  }

  private static Bytes key(String id, long due) {
    return new TimerKey(Instant.ofEpochMilli(due), id, 0).toBytes();
  }

  private void forward(Record<String, String> record, Output.Kind kind, String value) {
    context.forward(forwarded(record, kind, value));
  }

  private static Record<String, Output> forwarded(
      Record<String, String> record, Output.Kind kind, String value) {
    RecordHeaders headers = new RecordHeaders();
    MachineHeaders.put(headers, MachineHeaders.MACHINE, "Order");
    String command = MachineHeaders.text(record.headers(), MachineHeaders.COMMAND);
    MachineHeaders.put(headers, MachineHeaders.COMMAND, command);
    return new Record<>(record.key(), new Output(kind, value), record.timestamp(), headers);
  }

  private static byte[] write(Order order) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(256);
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeUTF(order.state);
      out.writeLong(order.version);
      out.writeInt(order.price);
      out.writeInt(order.paid);
      out.writeLong(order.due);
      out.writeByte(order.answers.size());
      for (String[] answer : order.answers) {
        out.writeUTF(answer[0]);
        byte[] text = answer[1].getBytes(StandardCharsets.UTF_8);
        out.writeShort(text.length);
        out.write(text);
      }
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return bytes.toByteArray();
  }

  private static Order read(byte[] bytes) {
    Order order = new Order();
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      order.state = in.readUTF();
      order.version = in.readLong();
      order.price = in.readInt();
      order.paid = in.readInt();
      order.due = in.readLong();
      for (int left = in.readByte(); left > 0; left--) {
        String command = in.readUTF();
        byte[] text = in.readNBytes(in.readShort());
        order.answers.add(new String[] {command, new String(text, StandardCharsets.UTF_8)});
      }
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return order;
  }
}
