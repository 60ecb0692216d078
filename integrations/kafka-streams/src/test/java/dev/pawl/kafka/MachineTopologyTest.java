package dev.pawl.kafka;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.data.Json;
import dev.pawl.store.machine.EffectContext;
import dev.pawl.store.timer.TimerPolicy;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.TopologyTestDriver;
import org.apache.kafka.streams.test.TestRecord;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of commands, steps, refusals, effects, answers and timers in one task. */
class MachineTopologyTest {

  private final Driver<OrderState, OrderEvent> orders = Driver.orders();
  private int next;

  @AfterEach
  void close() {
    orders.close();
  }

  private Command<OrderEvent> pay(int amount) {
    return fire(OrderEvent.pay(amount));
  }

  private Command<OrderEvent> fire(OrderEvent event) {
    return Command.fire("c" + next++, event);
  }

  @Test
  void eventBeginsTheEntityAndMakesSteps() {
    orders.send("o1", pay(4).because(Cause.by("ann").because("first rate")));
    orders.send("o1", pay(6));
    assertEquals(List.of("PLACED>PLACED", "PLACED>PAID"), orders.steps());
    assertEquals(List.of("mail:confirm"), orders.effects());
    assertEquals(List.of("moved", "moved"), orders.answers());
    assertEquals(List.of(), orders.refusals());
  }

  @Test
  void recordsHaveHeadersForCommandCauseAndTrace() {
    RecordHeaders headers = new RecordHeaders();
    MachineHeaders.put(headers, "traceparent", "00-1-2-01");
    orders.commands.pipeInput(
        new TestRecord<>("o1", pay(10).because(Cause.by("ann")), headers, Driver.START));
    TestRecord<String, String> step = orders.read("orders-steps").get(0);
    assertEquals("ann", Json.read(step.value()).get("actor"));
    assertEquals("c0", MachineHeaders.text(step.headers(), MachineHeaders.COMMAND));
    assertEquals("Order", MachineHeaders.text(step.headers(), MachineHeaders.MACHINE));
    assertEquals("00-1-2-01", MachineHeaders.text(step.headers(), "traceparent"));
    assertEquals("PAID", MachineHeaders.text(step.headers(), MachineHeaders.STATE));
    assertEquals(
        "o1/0/1/0",
        MachineHeaders.text(
            orders.read("orders-effects").get(0).headers(), MachineHeaders.EFFECT_ID));
  }

  @Test
  void refusalIsRecordedAndChangesNothing() {
    orders.send("o1", Command.begin("b"));
    orders.send("o1", fire(OrderEvent.ship()));
    assertEquals(List.of("moved", "illegal"), orders.answers());
    assertEquals("illegal", orders.refusals().get(0).get("refused"));
    assertEquals(List.of(), orders.steps());
  }

  @ParameterizedTest
  @ValueSource(ints = {13, 14, 15})
  void failingGuardIsRecordedAndStopsNothing(int amount) {
    orders.send("o1", pay(amount));
    orders.send("o1", pay(10));
    assertEquals(List.of("failed", "moved"), orders.answers());
    assertTrue(String.valueOf(orders.refusals().get(0).get("why")).contains("bad luck"));
  }

  @Test
  void stepWhoseContextCannotBeReadIsRefused() {
    orders.send("o1", pay(4));
    try {
      orders.send("o1", pay(12));
    } finally {
      Cart.unreadablePrice = 0;
    }
    orders.send("o1", pay(6));
    assertEquals(List.of("moved", "failed", "moved"), orders.answers());
    assertEquals(List.of("PLACED>PLACED", "PLACED>PAID"), orders.steps());
    assertTrue(
        String.valueOf(orders.refusals().get(0).get("why")).contains("could not be read back"));
  }

  @Test
  void commandToAnEndedEntityThatCannotBeReadIsRefused() {
    orders.send("o1", pay(4));
    orders.send("o1", fire(OrderEvent.cancel()));
    Cart.unreadablePrice = 10;
    try {
      orders.send("o1", pay(6));
    } finally {
      Cart.unreadablePrice = 0;
    }
    orders.send("o1", pay(6));
    assertEquals(List.of("moved", "moved", "failed", "illegal"), orders.answers());
  }

  @Test
  void endedEntityThatCannotBeReadIsDeletedAfterItsRetention() {
    orders.send("o1", fire(OrderEvent.cancel()));
    Cart.unreadablePrice = 10;
    try {
      orders.pass(Duration.ofDays(1));
    } finally {
      Cart.unreadablePrice = 0;
    }
    assertNull(orders.entities().get("o1"));
  }

  @Test
  void repeatedCommandGetsItsFirstAnswer() {
    Command<OrderEvent> first = pay(4);
    orders.send("o1", first);
    orders.send("o1", pay(6));
    orders.read("orders-steps");
    List<TestRecord<String, String>> before = orders.read("orders-answers");
    orders.send("o1", first);
    List<TestRecord<String, String>> again = orders.read("orders-answers");
    assertEquals(before.get(0).value(), again.get(0).value());
    assertEquals("true", MachineHeaders.text(again.get(0).headers(), MachineHeaders.REPEATED));
    assertEquals(List.of(), orders.steps());
  }

  @Test
  void oldestAnswerIsForgotten() {
    Command<OrderEvent> first = pay(1);
    orders.send("o1", first);
    for (int i = 0; i < 10; i++) {
      orders.send("o1", fire(OrderEvent.ship()));
    }
    orders.steps();
    orders.send("o1", first);
    assertEquals(List.of("PLACED>PLACED"), orders.steps());
  }

  @Test
  void otherVersionIsRefused() {
    orders.send("o1", pay(1).expecting(0));
    orders.send("o1", pay(1).expecting(0));
    orders.send("o1", pay(1).expecting(1));
    assertEquals(List.of("moved", "stale", "moved"), orders.answers());
    assertEquals(
        "Order o1 has version 1, but the command expects 0.", orders.refusals().get(0).get("why"));
  }

  @Test
  void timerFiresOnceWhenItIsDue() {
    orders.send("o1", Command.begin("b"));
    orders.pass(Duration.ofMinutes(59));
    assertEquals(List.of(), orders.steps());
    orders.pass(Duration.ofMinutes(1));
    assertEquals(List.of("PLACED>EXPIRED"), orders.steps());
    assertEquals(List.of("stock:release"), orders.effects());
    orders.pass(Duration.ofHours(3));
    assertEquals(List.of(), orders.steps());
  }

  @Test
  void cancelledTimerIsDead() {
    orders.send("o1", pay(10));
    orders.send("o1", fire(OrderEvent.cancel()));
    orders.steps();
    orders.pass(Duration.ofHours(2));
    assertEquals(List.of(), orders.steps());
  }

  @Test
  void repeatingTimerFiresAgain() {
    orders.send("o1", pay(10));
    orders.effects();
    for (int i = 0; i < 3; i++) {
      orders.pass(Duration.ofMinutes(10));
    }
    assertEquals(List.of("mail:remind", "mail:remind", "mail:remind"), orders.effects());
  }

  @Test
  void dueTimerFiresBeforeTheCommand() {
    orders.send("o1", pay(10));
    orders.effects();
    orders.driver.advanceWallClockTime(Duration.ofMinutes(9));
    orders.send("o1", fire(OrderEvent.rate()));
    assertEquals(List.of("deferred"), orders.answers().subList(1, 2));
    orders.send("o1", fire(OrderEvent.ship()));
    assertEquals(List.of("PLACED>PAID", "PAID>SHIPPED", "SHIPPED>RATED"), orders.steps());
  }

  @Test
  void endedEntityIsDeletedAfterItsRetention() {
    orders.send("o1", fire(OrderEvent.cancel()));
    orders.send("o1", pay(10));
    assertEquals(List.of("moved", "illegal"), orders.answers());
    orders.pass(Duration.ofHours(23));
    assertTrue(orders.entities().get("o1") != null);
    orders.pass(Duration.ofHours(1));
    assertNull(orders.entities().get("o1"));
    assertFalse(orders.timers().all().hasNext());
  }

  @Test
  void refusedCommandToUnknownEntityIsForgottenLater() {
    orders.send("o1", fire(OrderEvent.ship()));
    assertEquals(List.of("illegal"), orders.answers());
    orders.pass(Duration.ofDays(1));
    assertNull(orders.entities().get("o1"));
  }

  @Test
  void forcedStateRepairsAnEntity() {
    orders.send("o1", fire(OrderEvent.cancel()));
    orders.send("o1", Command.force("f", "PLACED", Cause.by("ann").because("a mistake")));
    orders.send("o1", pay(10));
    assertEquals(List.of("PLACED>CANCELLED", "CANCELLED>PLACED", "PLACED>PAID"), orders.steps());
  }

  @Test
  void failingTimerHindersNeitherItsEntityNorItsNeighbors() {
    TransitionHook<OrderState, OrderEvent> hook =
        new TransitionHook<>() {
          @Override
          public void before(LifecycleEvent<OrderState, OrderEvent> step) {
            if (step.event() != null && "o1".equals(step.entityId()) && isTimer(step)) {
              throw new IllegalStateException("not today");
            }
          }
        };
    StreamMachine<OrderState, OrderEvent> machine = Orders.machine();
    try (Driver<OrderState, OrderEvent> driver =
        new Driver<>(machine, MachineTopology.of(machine).hook(hook))) {
      driver.send("o1", Command.begin("a"));
      driver.send("o2", Command.begin("b"));
      driver.pass(Duration.ofHours(1));
      assertEquals(List.of("PLACED>EXPIRED"), driver.steps());
      assertEquals(List.of("failed"), List.of(driver.refusals().get(0).get("refused")));
      driver.send("o1", Command.fire("c", OrderEvent.cancel()));
      assertEquals(List.of("PLACED>CANCELLED"), driver.steps());
    }
  }

  @Test
  void unparkFiresParkedTimersAgain() {
    AtomicBoolean fails = new AtomicBoolean(true);
    TransitionHook<OrderState, OrderEvent> hook =
        new TransitionHook<>() {
          @Override
          public void before(LifecycleEvent<OrderState, OrderEvent> step) {
            if (isTimer(step) && fails.get()) {
              throw new IllegalStateException("not today");
            }
          }
        };
    StreamMachine<OrderState, OrderEvent> machine = Orders.machine();
    TimerPolicy policy = TimerPolicy.standard().attempts(2);
    try (Driver<OrderState, OrderEvent> driver =
        new Driver<>(machine, MachineTopology.of(machine).hook(hook).timers(policy))) {
      driver.send("o1", Command.begin("begin"));
      driver.send("o1", Command.unpark("early"));
      driver.pass(Duration.ofHours(1));
      driver.pass(Duration.ofDays(1));
      driver.pass(Duration.ofDays(1));
      List<Map<String, Object>> refusals = driver.refusals();
      assertEquals("Order o1 has no timers that have failed.", refusals.get(0).get("why"));
      assertEquals(3, refusals.size(), refusals::toString);

      driver.send("o1", Command.unpark("again"));
      assertEquals(1, driver.refusals().size());
      driver.pass(Duration.ofDays(1));
      assertEquals(1, driver.refusals().size());
      driver.pass(Duration.ofDays(1));
      assertEquals(List.of(), driver.steps());

      fails.set(false);
      driver.send("o1", Command.unpark("mended"));
      assertEquals(List.of("PLACED>EXPIRED"), driver.steps());
      assertEquals(List.of("moved", "illegal", "failed", "moved"), driver.answers());
    }
  }

  private static boolean isTimer(LifecycleEvent<OrderState, OrderEvent> step) {
    return step.to() == OrderState.EXPIRED;
  }

  @Test
  void tooLargeResultIsRefused() {
    StreamMachine<OrderState, OrderEvent> machine = Orders.machine();
    try (Driver<OrderState, OrderEvent> driver =
        new Driver<>(machine, MachineTopology.of(machine).maxRecordBytes(10_000))) {
      Cause large = Cause.by("ann").because("x".repeat(10_000));
      driver.send("o1", machine.fire("a", OrderEvent.pay(10)).because(large));
      assertEquals(List.of(), driver.steps());
      assertEquals(List.of("failed"), driver.answers());
      driver.send("o1", machine.fire("b", OrderEvent.pay(10)));
      assertEquals(List.of("moved"), driver.answers());
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void hooksAreNotifiedOfStepsThatAreNotWritten(boolean isStatement) {
    StreamMachine<OrderState, OrderEvent> machine =
        StreamMachine.of(
            OrderStored.machine(
                (builder, opening) ->
                    builder
                        .context(new Cart(10, 0))
                        .logic(new Orders.Rules())
                        .effects(unwritable(opening.effectContext(), isStatement))),
            OrderBinary.format(),
            OrderBinary::eventToBytes,
            OrderBinary::eventFromBytes);
    List<OrderState> begun = new ArrayList<>();
    List<OrderState> failed = new ArrayList<>();
    TransitionHook<OrderState, OrderEvent> hook =
        new TransitionHook<>() {
          @Override
          public void before(LifecycleEvent<OrderState, OrderEvent> step) {
            begun.add(step.to());
          }

          @Override
          public void failed(LifecycleEvent<OrderState, OrderEvent> step, Throwable error) {
            failed.add(step.to());
          }
        };
    try (Driver<OrderState, OrderEvent> driver =
        new Driver<>(machine, MachineTopology.of(machine).maxRecordBytes(10_000).hook(hook))) {
      driver.send("o1", Command.begin("a"));
      begun.clear();
      failed.clear();
      driver.send("o1", machine.fire("b", OrderEvent.pay(10)));
      assertEquals(List.of("moved", "failed"), driver.answers());
      driver.pass(Duration.ofHours(1));
    }
    assertEquals(List.of(OrderState.PAID, OrderState.EXPIRED), begun);
    assertEquals(begun, failed);
  }

  /** Returns effects that send a message that is too large, or register a SQL statement. */
  private static OrderEffects unwritable(EffectContext work, boolean isStatement) {
    return (OrderEffects)
        Proxy.newProxyInstance(
            OrderEffects.class.getClassLoader(),
            new Class<?>[] {OrderEffects.class},
            (proxy, method, arguments) -> {
              if (isStatement) {
                work.execute(connection -> {});
              } else {
                work.send("mail", "x".repeat(20_000));
              }
              return null;
            });
  }

  @Test
  void fullEntityAnswersEachCommandAndRecordsItsFailingTimer() {
    TransitionHook<OrderState, OrderEvent> hook =
        new TransitionHook<>() {
          @Override
          public void before(LifecycleEvent<OrderState, OrderEvent> step) {
            if (isTimer(step)) {
              throw new IllegalStateException("x".repeat(1_000));
            }
          }
        };
    StreamMachine<OrderState, OrderEvent> machine = Orders.machine();
    try (Driver<OrderState, OrderEvent> driver =
        new Driver<>(
            machine, MachineTopology.of(machine).maxRecordBytes(10_000).answers(99).hook(hook))) {
      String padding = "x".repeat(100);
      for (int i = 0; i < 99; i++) {
        driver.send("o1", machine.fire(padding + i, OrderEvent.pay(0)));
      }
      List<String> answers = driver.answers();
      int moved = Collections.frequency(answers, "moved");
      assertEquals(moved, answers.indexOf("failed"));
      assertEquals(99 - moved, Collections.frequency(answers, "failed"));
      assertEquals(moved, driver.steps().size());
      assertEquals(99 - moved, driver.refusals().size());
      driver.pass(Duration.ofHours(1));
      assertEquals("failed", driver.refusals().get(0).get("refused"));
      driver.pass(Duration.ofHours(1));
      assertEquals("failed", driver.refusals().get(0).get("refused"));
    }
  }

  @Test
  void commandAsJsonIsRead() {
    RecordHeaders headers = new RecordHeaders();
    MachineHeaders.put(headers, MachineHeaders.COMMAND, "x");
    orders
        .driver
        .createInputTopic("orders-commands", new StringSerializer(), new StringSerializer())
        .pipeInput(
            new TestRecord<>(
                "o1", "{\"event\":\"pay\",\"payload\":{\"amount\":10}}", headers, Driver.START));
    assertEquals(List.of("PLACED>PAID"), orders.steps());
  }

  @Test
  void unreadableCommandStopsNothing() {
    var raw =
        orders.driver.createInputTopic(
            "orders-commands", new ByteArraySerializer(), new ByteArraySerializer());
    byte[] key = "o1".getBytes(StandardCharsets.UTF_8);
    RecordHeaders headers = new RecordHeaders();
    MachineHeaders.put(headers, MachineHeaders.COMMAND, "x");
    raw.pipeInput(key, "{\"event\":\"pay\"}".getBytes(StandardCharsets.UTF_8));
    raw.pipeInput(new TestRecord<>(key, "no JSON".getBytes(StandardCharsets.UTF_8), headers));
    raw.pipeInput(new TestRecord<>(key, "{\"go\":1}".getBytes(StandardCharsets.UTF_8), headers));
    orders.send("o2", pay(10));
    raw.pipeInput(
        new TestRecord<>(null, "{\"begin\":true}".getBytes(StandardCharsets.UTF_8), headers));
    assertEquals(List.of("PLACED>PAID"), orders.steps());
  }

  @Test
  void errorInThePayloadOfACommandStopsNothing() {
    StreamMachine<OrderState, OrderEvent> machine = Orders.machine();
    StreamMachine<OrderState, OrderEvent> failing =
        StreamMachine.of(
            machine.stored(),
            OrderBinary.format(),
            OrderBinary::eventToBytes,
            bytes -> {
              OrderEvent event = OrderBinary.eventFromBytes(bytes);
              if (event.equals(OrderEvent.pay(15))) {
                throw new AssertionError("bad luck, asserted");
              }
              return event;
            });
    try (Driver<OrderState, OrderEvent> driver =
        new Driver<>(failing, MachineTopology.of(failing))) {
      driver.send("o1", pay(15));
      driver.send("o1", pay(10));
      assertEquals(List.of("PLACED>PAID"), driver.steps());
    }
  }

  @Test
  void mistakesInCommandAreNamed() {
    assertProblem("{\"event\":\"pai\"}", null, "Order event pai", "Did you mean \"pay\"?");
    assertProblem(
        "{\"event\":\"pay\",\"payload\":{\"amount\":1,\"tip\":2}}",
        null,
        "\"tip\" of the Order event pay, which this version of the machine does not know");
    assertProblem(
        "{\"begin\":true}", "x", "header pawl-expected-version must be a number, but is \"x\"");
  }

  private static void assertProblem(String json, String expectedVersion, String... parts) {
    RecordHeaders headers = new RecordHeaders();
    MachineHeaders.put(headers, MachineHeaders.COMMAND, "x");
    if (expectedVersion != null) {
      MachineHeaders.put(headers, MachineHeaders.EXPECTED_VERSION, expectedVersion);
    }
    byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
    String message =
        assertThrows(
                SerializationException.class,
                () ->
                    Orders.machine()
                        .commands()
                        .deserializer()
                        .deserialize("orders-commands", headers, bytes))
            .getMessage();
    for (String part : parts) {
      assertTrue(message.contains(part), message);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        StreamsConfig.PROCESSING_GUARANTEE_CONFIG,
        StreamsConfig.DESERIALIZATION_EXCEPTION_HANDLER_CLASS_CONFIG,
        StreamsConfig.PROCESSING_EXCEPTION_HANDLER_CLASS_CONFIG,
        StreamsConfig.ERRORS_DEAD_LETTER_QUEUE_TOPIC_NAME_CONFIG
      })
  void missingSettingIsRefused(String setting) {
    StreamsBuilder builder = new StreamsBuilder();
    orders.topology.addTo(builder);
    Properties properties = Driver.properties(orders.topology);
    properties.remove(setting);
    Throwable thrown =
        assertThrows(
            RuntimeException.class, () -> new TopologyTestDriver(builder.build(), properties));
    while (thrown.getCause() != null) {
      thrown = thrown.getCause();
    }
    String message = thrown.getMessage();
    assertTrue(message.contains(setting + '='), message);
    assertTrue(message.contains("Add MachineTopology.settings()"), message);
  }
}
