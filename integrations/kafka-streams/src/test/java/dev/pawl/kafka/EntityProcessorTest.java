package dev.pawl.kafka;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.common.utils.Bytes;
import org.apache.kafka.streams.KeyValue;
import org.apache.kafka.streams.processor.api.MockProcessorContext;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.state.KeyValueIterator;
import org.apache.kafka.streams.state.KeyValueStore;
import org.apache.kafka.streams.state.Stores;
import org.junit.jupiter.api.Test;

/** Tests of a processor whose punctuators the test runs. */
class EntityProcessorTest {

  private static final long START = Driver.START.toEpochMilli();

  private MockProcessorContext<String, Output> context;
  private final KeyValueStore<String, byte[]> entities =
      Stores.keyValueStoreBuilder(
              Stores.inMemoryKeyValueStore("orders-entities"), Serdes.String(), Serdes.ByteArray())
          .withLoggingDisabled()
          .build();
  private final KeyValueStore<Bytes, byte[]> timers =
      Stores.keyValueStoreBuilder(
              Stores.inMemoryKeyValueStore("orders-timers"), Serdes.Bytes(), Serdes.ByteArray())
          .withLoggingDisabled()
          .build();

  private static <K> List<KeyValue<K, byte[]>> all(KeyValueStore<K, byte[]> store) {
    List<KeyValue<K, byte[]>> all = new ArrayList<>();
    try (KeyValueIterator<K, byte[]> entries = store.all()) {
      entries.forEachRemaining(all::add);
    }
    return all;
  }

  private static <K> void restore(KeyValueStore<K, byte[]> store, List<KeyValue<K, byte[]>> known) {
    all(store).forEach(entry -> store.delete(entry.key));
    store.putAll(known);
  }

  /** Runs the newest tick, and returns the ids of the entities whose timers fired. */
  private List<String> tick(Duration later) {
    context.resetForwards();
    long now = START + later.toMillis();
    context.setCurrentSystemTimeMs(now);
    var ticks = context.scheduledPunctuators();
    ticks.get(ticks.size() - 1).getPunctuator().punctuate(now);
    return context.forwarded().stream()
        .map(forward -> (Record<?, ?>) forward.record())
        .filter(record -> ((Output) record.value()).kind() == Output.Kind.STEP)
        .map(record -> (String) record.key())
        .toList();
  }

  /** Returns a processor with two entities, whose timers are due after an hour. */
  private Processor<String, Command<OrderEvent>, String, Output> processor(Duration budget) {
    MachineTopology<OrderState, OrderEvent> topology =
        MachineTopology.of(Orders.machine()).name("orders").budget(budget).build();
    context = new MockProcessorContext<>(Driver.properties(topology));
    entities.init(context.getStateStoreContext(), entities);
    timers.init(context.getStateStoreContext(), timers);
    context.addStateStore(entities);
    context.addStateStore(timers);
    context.setCurrentSystemTimeMs(START);
    Processor<String, Command<OrderEvent>, String, Output> processor = topology.supplier().get();
    processor.init(context);
    for (String id : List.of("a", "b")) {
      processor.process(new Record<>(id, Command.begin("c"), START));
    }
    return processor;
  }

  @Test
  void tickEndsWhenItsBudgetIsSpent() {
    processor(Duration.ZERO);
    assertEquals(List.of("a"), tick(Duration.ofHours(1)));
    assertEquals(List.of("b"), tick(Duration.ofHours(1)));
    assertEquals(List.of(), tick(Duration.ofHours(1)));
  }

  @Test
  void timersOfAbortedTransactionFireAfterTheNextInit() {
    Processor<String, Command<OrderEvent>, String, Output> processor = processor(Driver.UNLIMITED);
    var knownEntities = all(entities);
    var knownTimers = all(timers);
    assertEquals(List.of("a", "b"), tick(Duration.ofHours(1)));

    restore(entities, knownEntities);
    restore(timers, knownTimers);
    processor.init(context);

    assertEquals(List.of("a", "b"), tick(Duration.ofHours(1)));
    assertEquals(List.of(), tick(Duration.ofHours(1)));
  }
}
