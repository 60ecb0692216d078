package dev.pawl.kafka;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.serialization.Serde;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.processor.api.MockProcessorContext;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.state.KeyValueStore;
import org.apache.kafka.streams.state.Stores;
import org.junit.jupiter.api.Test;

/** Compares the bytes that a command allocates with those of a {@link HandWrittenProcessor}. */
class AllocationTest {

  private static final int ENTITIES = 500;
  private static final int COMMANDS = 10 * ENTITIES;
  private static final int ROUNDS = 3;
  private static final double MOST = 2.9;

  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final MachineTopology<OrderState, OrderEvent> topology =
      MachineTopology.of(Orders.machine()).name("orders").build();
  private final CommandFormat<OrderEvent> format = new CommandFormat<>(Orders.machine());

  /** Reads the value of a command. */
  private interface Reader<V> {
    V read(RecordHeaders headers, byte[] value);
  }

  /** Returns the bytes that a command allocates after warm-up. */
  private <V> double bytesOf(Processor<String, V, String, Output> processor, Reader<V> reader) {
    MockProcessorContext<String, Output> context =
        new MockProcessorContext<>(Driver.properties(topology));
    addStore(context, "orders-entities", Serdes.String());
    addStore(context, "orders-timers", Serdes.Bytes());
    context.setCurrentSystemTimeMs(Driver.START.toEpochMilli());
    processor.init(context);
    double least = Double.MAX_VALUE;
    for (int round = 0; round < ROUNDS; round++) {
      long bytes = 0;
      for (int i = 0; i < COMMANDS; i++) {
        String id = round + "-" + i % ENTITIES;
        RecordHeaders headers = new RecordHeaders();
        byte[] value = format.serialize("", headers, Command.fire("c" + i, OrderEvent.pay(1)));
        long before = allocated();
        processor.process(new Record<>(id, reader.read(headers, value), 0, headers));
        bytes += allocated() - before;
        context.resetForwards();
      }
      least = Math.min(least, (double) bytes / COMMANDS);
    }
    return least;
  }

  private static <K> void addStore(
      MockProcessorContext<String, Output> context, String name, Serde<K> keys) {
    KeyValueStore<K, byte[]> store =
        Stores.keyValueStoreBuilder(Stores.inMemoryKeyValueStore(name), keys, Serdes.ByteArray())
            .withLoggingDisabled()
            .build();
    store.init(context.getStateStoreContext(), store);
    context.addStateStore(store);
  }

  private long allocated() {
    return threads.getThreadAllocatedBytes(Thread.currentThread().getId());
  }

  @Test
  void commandAllocatesLittleMoreThanByHand() {
    assumeTrue(
        threads.isThreadAllocatedMemorySupported() && threads.isThreadAllocatedMemoryEnabled());
    double own =
        bytesOf(
            topology.supplier().get(), (headers, value) -> format.deserialize("", headers, value));
    double byHand =
        bytesOf(
            new HandWrittenProcessor("orders"),
            (headers, value) -> new String(value, StandardCharsets.UTF_8));

    assertTrue(
        own <= MOST * byHand, () -> own + " bytes for a command, by hand " + byHand + " bytes");
  }
}
