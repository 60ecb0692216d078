package dev.pawl.test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.hook.JsonLinesHook;
import dev.pawl.test.sample.HeaterControlEffects;
import dev.pawl.test.sample.HeaterControlEvent;
import dev.pawl.test.sample.HeaterControlLogic;
import dev.pawl.test.sample.HeaterControlMachine;
import dev.pawl.test.sample.HeaterControlState;
import dev.pawl.test.sample.ParcelEffects;
import dev.pawl.test.sample.ParcelEvent;
import dev.pawl.test.sample.ParcelMachine;
import dev.pawl.test.sample.ParcelRules;
import dev.pawl.test.sample.ParcelState;
import dev.pawl.test.sample.Postage;
import dev.pawl.time.VirtualScheduler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordedHistoryTest {

  private static final ParcelEffects NONE =
      new ParcelEffects() {
        @Override
        public void thank(Postage context, ParcelEvent.Pay event) {}

        @Override
        public void fetch(Postage context) {}

        @Override
        public void load(Postage context) {}
      };

  @TempDir Path temp;
  private Path file;

  @BeforeEach
  void name() {
    file = temp.resolve("audit.jsonl");
  }

  private void ship(String id, TransitionHook<ParcelState, ParcelEvent> hook) {
    ParcelMachine parcel =
        ParcelMachine.builder()
            .entityId(id)
            .context(new Postage(5, 0))
            .logic(new ParcelRules())
            .effects(NONE)
            .hook(hook)
            .build();
    parcel.tryFire(ParcelEvent.ship());
    parcel.pay(5);
    parcel.ship();
  }

  private void heat(TransitionHook<HeaterControlState, HeaterControlEvent> hook) {
    VirtualScheduler time = new VirtualScheduler();
    HeaterControlMachine heater =
        HeaterControlMachine.builder()
            .entityId("h-1")
            .scheduler(time)
            .logic(
                new HeaterControlLogic() {
                  @Override
                  public Mode mode() {
                    return Mode.HEATING;
                  }

                  @Override
                  public Duration rest() {
                    return Duration.ofSeconds(1);
                  }
                })
            .effects(
                new HeaterControlEffects() {
                  @Override
                  public void blink() {}

                  @Override
                  public void light() {}

                  @Override
                  public void extinguish() {}
                })
            .hook(hook)
            .build();
    heater.switchOn();
    heater.cold();
    time.advance(Duration.ofMinutes(11));
    heater.switchOff();
  }

  @Test
  void writtenLinesReplay() throws IOException {
    try (JsonLinesHook<ParcelState, ParcelEvent> parcels = JsonLinesHook.appendingTo(file);
        JsonLinesHook<HeaterControlState, HeaterControlEvent> heaters =
            JsonLinesHook.appendingTo(file)) {
      ship("p-1", parcels);
      heat(heaters);
      ship("p-2", parcels);
      ship("p-1", parcels);
    }
    RecordedHistory history =
        RecordedHistory.of(ParcelMachine.class, HeaterControlMachine.class).lines(file);
    assertEquals(
        List.of(
            "Parcel p-1 (1): 2 steps, OPEN → SHIPPED",
            "Parcel p-1 (2): 2 steps, OPEN → SHIPPED",
            "heater-control h-1: 7 steps, OFF → OFF",
            "Parcel p-2: 2 steps, OPEN → SHIPPED"),
        history.tests().map(DynamicTest::getDisplayName).toList());
    assertEquals(List.of(), failures(history));
  }

  @Test
  void recordsOfHooksReplay() {
    List<LifecycleEvent<?, ?>> records = new ArrayList<>();
    ship("p-1", recording(records));
    heat(recording(records));
    assertEquals(
        List.of(),
        failures(
            RecordedHistory.of(ParcelMachine.class, HeaterControlMachine.class).events(records)));
    records.remove(3);
    List<String> failures =
        failures(
            RecordedHistory.of(ParcelMachine.class, HeaterControlMachine.class).events(records));
    assertEquals(1, failures.size(), failures::toString);
    assertTrue(failures.get(0).contains("record 4, step 3: heater"), failures::toString);
  }

  private static <S, E> TransitionHook<S, E> recording(List<LifecycleEvent<?, ?>> records) {
    return new TransitionHook<>() {
      @Override
      public void after(LifecycleEvent<S, E> event) {
        records.add(event);
      }
    };
  }

  @Test
  void recordWithoutStatesIsRefused() {
    LifecycleEvent<?, ?> record =
        new LifecycleEvent<>(
            1, Instant.EPOCH, "Parcel", "p", "OPEN", null, "pay", Cause.none(), false);
    RecordedHistory history = RecordedHistory.of(ParcelMachine.class);
    assertThrows(IllegalArgumentException.class, () -> history.events(List.of(record)));
  }

  // Illegal steps.

  private static RecordedHistory parcel(Object[]... steps) {
    RecordedHistory history = RecordedHistory.of(ParcelMachine.class);
    for (Object[] s : steps) {
      history.step(
          "Parcel", "p", (Integer) s[0], (String) s[1], (String) s[2], (String) s[3], s.length > 4);
    }
    return history;
  }

  private static Object[] step(Object... values) {
    return values;
  }

  @Test
  void firstIllegalStepIsNamedWithWhatWasLegal() {
    assertFails(
        parcel(
            step(1, "OPEN", "pay", "OPEN"),
            step(2, "OPEN", "ship", "SHIPPED"),
            step(3, "SHIPPED", "pay", "PAID")),
        "record 2, step 2: Parcel p: ship is not legal in OPEN: Must be paid before it is shipped."
            + " Legal here: pay");
    assertFails(
        parcel(step(1, "OPEN", "pay", "CANCELLED")),
        "record 1, step 1: Parcel p: pay does not lead from OPEN to CANCELLED.");
  }

  @Test
  void stepsMustFollowEachOther() {
    assertFails(
        parcel(step(1, "OPEN", "pay", "PAID"), step(2, "OPEN", "cancel", "CANCELLED")),
        "record 2, step 2: Parcel p: it leaves OPEN, but the step before it ended in PAID.");
    assertFails(
        parcel(step(1, "OPEN", "pay", "PAID"), step(3, "PAID", "ship", "SHIPPED")),
        "record 2, step 3: Parcel p: it follows step 1. Record all steps of an instance, in their"
            + " order.");
    assertFails(parcel(step(1, "PAID", "ship", "SHIPPED")), "an instance cannot begin in PAID");
  }

  @Test
  void missingBeginningAndForcedStepsAreLegal() {
    assertEquals(List.of(), failures(parcel(step(7, "PAID", "ship", "SHIPPED"))));
    assertEquals(
        List.of(),
        failures(
            parcel(step(1, "OPEN", null, "PAID", "forced"), step(2, "PAID", "ship", "SHIPPED"))));
  }

  @Test
  void unknownNamesAreReported() {
    assertFails(parcel(step(1, "OPEN", "paid", "PAID")), "event \"paid\"");
    assertFails(parcel(step(1, "OPEN", "pay", "PAYED")), "state \"PAYED\"", "PAID");
  }

  @Test
  void illegalStepOfStatechartNamesWhatWasLegal() {
    RecordedHistory history =
        RecordedHistory.of(HeaterControlMachine.class)
            .step("heater-control", "h", 1, "OFF", "switchOn", "ON", false)
            .step("heater-control", "h", 2, "HEATING", "warm", "IDLE", false);
    assertFails(
        history,
        "record 2, step 2: heater-control h: HEATING → IDLE on warm is not legal in IDLE, DARK."
            + " Legal here: switchOff, cold, pause.");
    history =
        RecordedHistory.of(HeaterControlMachine.class)
            .step("heater-control", "h", 1, "OFF", "switchOn", "ON", false)
            .step("heater-control", "h", 2, "IDLE", "cold", "IDLE", false);
    assertFails(history, "Possible: IDLE → HEATING on cold");
  }

  // Bad lines.

  @Test
  void badLinesAreNamedWithFileAndLine() throws IOException {
    Files.write(
        file,
        List.of(
            line(1, "OPEN", "pay", "PAID"),
            "",
            "{\"sequence\":2",
            "{}",
            line(2, "PAID", "refund", "SHIPPED"),
            line(2, "PAID", "ship", "SHIPPED").replace(":2,", ":\"2\",")));
    RecordedHistory history = RecordedHistory.of(ParcelMachine.class).lines(file);
    assertFails(
        history,
        "audit.jsonl: 3 lines cannot be read\n  audit.jsonl:3: ",
        "audit.jsonl:4: \"forced\" must be true or false, but is null.",
        "audit.jsonl:6: \"sequence\" must be a whole number, but is 2.");
    assertFails(
        history, "audit.jsonl:5, step 2: Parcel p: refund does not lead from PAID to SHIPPED.");
  }

  private static String line(int sequence, String from, String event, String to) {
    return String.format(
        "{\"sequence\":%d,\"timestamp\":\"2025-01-01T00:00:00Z\",\"machine\":\"Parcel\","
            + "\"entityId\":\"p\",\"from\":\"%s\",\"to\":\"%s\",\"event\":\"%s\",\"forced\":false}",
        sequence, from, to, event);
  }

  @Test
  void missingFileIsReported() {
    RecordedHistory history = RecordedHistory.of(ParcelMachine.class);
    IllegalArgumentException error =
        assertThrows(IllegalArgumentException.class, () -> history.lines(file));
    assertTrue(error.getMessage().contains("audit.jsonl cannot be read"), error.getMessage());
  }

  @Test
  void machineWithoutStepsFails() throws IOException {
    Files.write(file, List.of(line(1, "OPEN", "pay", "PAID")));
    assertFails(
        RecordedHistory.of(HeaterControlMachine.class).lines(file),
        "heater-control has no recorded steps; there are steps of [Parcel].");
  }

  @Test
  void onlyNumbersAreCheckedBeforeMigration() throws IOException {
    String migration =
        line(3, "GONE", "x", "PAID")
            .replace("\"event\":\"x\"", "\"event\":null")
            .replace("}", ",\"attributes\":{\"" + Cause.MIGRATION + "\":\"2\"}}");
    Files.write(
        file,
        List.of(
            line(1, "DRAFT", "write", "DRAFT"),
            line(2, "DRAFT", "send", "GONE"),
            migration,
            line(4, "PAID", "ship", "SHIPPED")));
    assertEquals(List.of(), failures(RecordedHistory.of(ParcelMachine.class).lines(file)));
  }

  private static List<String> failures(RecordedHistory history) {
    List<String> failures = new ArrayList<>();
    history
        .tests()
        .forEach(
            test -> {
              try {
                test.getExecutable().execute();
              } catch (Throwable e) {
                failures.add(e.getMessage());
              }
            });
    return failures;
  }

  private static void assertFails(RecordedHistory history, String... parts) {
    String failures = String.join("\n", failures(history));
    for (String part : parts) {
      assertTrue(failures.contains(part), failures);
    }
  }
}
