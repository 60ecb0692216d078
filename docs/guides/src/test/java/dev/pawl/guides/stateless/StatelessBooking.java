package dev.pawl.guides.stateless;

import com.github.oxo42.stateless4j.StateMachine;
import com.github.oxo42.stateless4j.StateMachineConfig;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** The booking of a room, with stateless4j. */
class StatelessBooking {

  enum State {
    REQUESTED,
    WAITLISTED,
    ACTIVE,
    CONFIRMED,
    IN_HOUSE,
    CHECKED_OUT,
    CHARGED,
    CANCELLED
  }

  enum Trigger {
    CONFIRM,
    ROOM_FREED,
    CHECK_IN,
    CHECK_OUT,
    REISSUE,
    EXTEND,
    REMIND,
    CANCEL
  }

  private final StateMachine<State, Trigger> machine;
  private final boolean refundable;
  private int nights = 1;
  private int more; // an internal transition is not handed the parameters of its trigger

  StatelessBooking(
      State initial, boolean refundable, BooleanSupplier roomFree, Consumer<String> effects) {
    this.refundable = refundable;
    StateMachineConfig<State, Trigger> config = new StateMachineConfig<>();
    // guide: before
    config
        .configure(State.REQUESTED)
        .permitIf(Trigger.CONFIRM, State.CONFIRMED, roomFree::getAsBoolean)
        .permitIf(Trigger.CONFIRM, State.WAITLISTED, () -> !roomFree.getAsBoolean())
        .permit(Trigger.CANCEL, State.CANCELLED);
    config
        .configure(State.ACTIVE)
        .onEntry(() -> effects.accept("holdRoom"))
        .onExit(() -> effects.accept("releaseRoom"))
        .permitInternal(Trigger.EXTEND, () -> nights += more)
        .permitDynamic(Trigger.CANCEL, () -> this.refundable ? State.CANCELLED : State.CHARGED);
    config
        .configure(State.CONFIRMED)
        .substateOf(State.ACTIVE)
        .onEntry(() -> effects.accept("sendVoucher"))
        .permit(Trigger.CHECK_IN, State.IN_HOUSE)
        .permitReentry(Trigger.REISSUE);
    // end
    config
        .configure(State.WAITLISTED)
        .permit(Trigger.ROOM_FREED, State.CONFIRMED)
        .permit(Trigger.CANCEL, State.CANCELLED);
    config
        .configure(State.IN_HOUSE)
        .substateOf(State.ACTIVE)
        .ignore(Trigger.REMIND)
        .permit(Trigger.CHECK_OUT, State.CHECKED_OUT, () -> effects.accept("printBill"))
        .permit(Trigger.CANCEL, State.CHARGED);
    machine = new StateMachine<>(initial, config);
  }

  State state() {
    return machine.getState();
  }

  int nights() {
    return nights;
  }

  void fire(Trigger trigger) {
    machine.fire(trigger);
  }

  void extend(int by) {
    more = by;
    machine.fire(Trigger.EXTEND);
  }
}
