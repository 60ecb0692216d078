package dev.pawl.test;

import static dev.pawl.test.PawlAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.test.sample.CallMachine;
import dev.pawl.test.sample.CallState;
import dev.pawl.test.sample.HeaterControlMachine;
import dev.pawl.test.sample.HeaterControlState;
import dev.pawl.test.sample.ParcelEvent;
import dev.pawl.test.sample.ParcelMachine;
import dev.pawl.test.sample.ParcelRules;
import dev.pawl.test.sample.ParcelState;
import dev.pawl.test.sample.Postage;
import dev.pawl.time.VirtualScheduler;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class MachineAssertTest {

  private final ParcelMachine parcel =
      ParcelMachine.builder()
          .entityId("p-1")
          .context(new Postage(5, 0))
          .logic(new ParcelRules())
          .effects(nothing(dev.pawl.test.sample.ParcelEffects.class))
          .build();

  private static <T> T nothing(Class<T> type) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(), new Class<?>[] {type}, (self, method, arguments) -> null));
  }

  @Test
  void correctAssertionsPass() {
    assertThat(parcel)
        .isIn(ParcelState.OPEN)
        .isNotIn(ParcelState.PAID, ParcelState.SHIPPED)
        .isExactlyIn(ParcelState.OPEN)
        .permits("cancel")
        .permits("pay", "cancel")
        .permits(ParcelEvent.pay(5))
        .permitsExactly("cancel", "pay")
        .refuses(ParcelEvent.pay(4))
        .because("enough")
        .refuses("ship")
        .because("Must be paid before it is shipped")
        .isIn(ParcelState.OPEN);
    assertEquals(0, parcel.sequence());
  }

  @Test
  void superstatesAndRegionsAreAsserted() {
    HeaterControlMachine heater =
        HeaterControlMachine.builder()
            .scheduler(new VirtualScheduler())
            .logic(nothing(dev.pawl.test.sample.HeaterControlLogic.class))
            .effects(nothing(dev.pawl.test.sample.HeaterControlEffects.class))
            .build();
    heater.switchOn();
    assertThat(heater)
        .isIn(HeaterControlState.ON, HeaterControlState.BURNER, HeaterControlState.DARK)
        .isExactlyIn(HeaterControlState.DARK, HeaterControlState.IDLE);
  }

  @Test
  void wrongAssertionsFailWithStateAndLegalEvents() {
    fails("to be in PAID", () -> assertThat(parcel).isIn(ParcelState.PAID));
    fails("not to be in OPEN", () -> assertThat(parcel).isNotIn(ParcelState.OPEN));
    fails("to be exactly in PAID", () -> assertThat(parcel).isExactlyIn(ParcelState.PAID));
    fails("to permit ship", () -> assertThat(parcel).permits("ship"));
    fails("to permit exactly cancel", () -> assertThat(parcel).permitsExactly("cancel"));
    fails("to refuse cancel", () -> assertThat(parcel).refuses("cancel"));
    fails("to refuse pay", () -> assertThat(parcel).refuses(ParcelEvent.pay(5)));
    fails(
        "to refuse ship because \"Weather\"",
        () -> assertThat(parcel).refuses("ship").because("Weather"));
  }

  private static void fails(String message, Executable assertion) {
    AssertionError error = assertThrows(AssertionError.class, assertion);
    String start = "Expected Parcel p-1 " + message + ". It is in OPEN and permits [pay, cancel].";
    assertTrue(error.getMessage().startsWith(start), error.getMessage());
  }

  @Test
  void unknownEventsAreReported() {
    IllegalArgumentException error =
        assertThrows(IllegalArgumentException.class, () -> assertThat(parcel).refuses("shipp"));
    assertEquals("Parcel has no event \"shipp\". Did you mean \"ship\"?", error.getMessage());
  }

  @Test
  void statesOfOtherMachinesAreReported() {
    Map<Object, String> others =
        Map.of(
            HeaterControlState.values()[0],
            "HeaterControlState",
            ParcelEvent.cancel(),
            "ParcelEvent.Cancel",
            "OPEN",
            "String");
    others.forEach(
        (other, type) -> {
          String expected = other + " is a " + type + ", not a state of ParcelMachine.";
          for (Executable assertion :
              List.<Executable>of(
                  () -> assertThat(parcel).isIn(other), () -> assertThat(parcel).isNotIn(other))) {
            IllegalArgumentException error =
                assertThrows(IllegalArgumentException.class, assertion);
            assertEquals(expected, error.getMessage());
          }
        });
  }

  @Test
  void messagesShowTheDataOfStates() {
    CallMachine call = new CallMachine();
    call.answer(7);
    AssertionError error =
        assertThrows(AssertionError.class, () -> assertThat(call).isIn(CallState.speaking(8)));
    assertEquals(
        "Expected Call to be in Speaking[extension=8]."
            + " It is in Speaking[extension=7] and permits [hangUp].",
        error.getMessage());
    assertEquals(
        "RINGING is a CallState.Type, not a state of Call. Pass a CallState.Ringing.",
        assertThrows(
                IllegalArgumentException.class,
                MachineFixture.of(CallMachine.class).in(CallState.Type.RINGING)::start)
            .getMessage());
  }

  @Test
  void becauseNeedsRefusal() {
    assertThrows(IllegalStateException.class, () -> assertThat(parcel).because("Weather"));
  }
}
