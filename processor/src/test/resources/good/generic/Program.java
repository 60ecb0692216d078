package generic;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Machine;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionListener;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Code that works with any machine, and what listeners hear. */
public final class Program {

  private static final List<String> HEARD = new ArrayList<>();

  private Program() {}

  private static boolean key;

  private static final DoorLogic DOOR =
      new DoorLogic() {
        @Override
        public boolean hasKey() {
          return key;
        }

        @Override
        public boolean enough(DoorEvent.PushHard event) {
          return event.force() > 10;
        }
      };

  private static final class Ear<S, E> implements TransitionListener<S, E> {
    private final String name;

    Ear(String name) {
      this.name = name;
    }

    @Override
    public void moved(S from, E event, S to) {
      HEARD.add(name + from + ">" + to + (event == null ? "" : " " + event));
    }

    @Override
    public void refused(S state, E event) {
      HEARD.add(name + "no " + event + " in " + state);
    }
  }

  private static void heard(String... expected) {
    check(HEARD.equals(List.of(expected)), HEARD);
    HEARD.clear();
  }

  private static void check(boolean holds, Object told) {
    if (!holds) {
      throw new AssertionError(told);
    }
  }

  /** Without knowing which machine it is. */
  private static <S, E> S go(Machine<S, E> machine, E event, long steps) {
    long before = machine.sequence();
    check(machine.permits(event), machine);
    S state = machine.fire(event);
    check(machine.sequence() == before + steps, machine.sequence());
    check(machine.state() == state && machine.is(state), machine);
    return state;
  }

  public static void main(String[] args) {
    bare();
    listened();
    failing();
    chart();
  }

  private static void bare() {
    DoorMachine door = DoorMachine.builder().logic(DOOR).build();
    check(door.permitted().equals(List.of("pushHard", "openUp")), door.permitted());
    key = true;
    check(door.permitted().equals(List.of("pushHard", "openUp", "lockIt")), door.permitted());
    key = false;
    check(go(door, DoorEvent.openUp(), 1) == DoorState.OPEN, door);
    check(door.permitted().equals(List.of("closeIt")), door.permitted());
    check(door.configuration().equals(Set.of(DoorState.OPEN)), door);
    check(door.entityId() == null, door);
    door.force(DoorState.LOCKED, Cause.by("locksmith"));
    check(door.permitted().isEmpty() && door.sequence() == 2, door);
    check(door.tryFire(DoorEvent.openUp(), Cause.none()) instanceof Outcome.GuardRefused, door);
    check(DoorMachine.builder().logic(DOOR).sequence(7).build().sequence() == 7, "counted on");
  }

  private static void listened() {
    DoorMachine door =
        DoorMachine.builder()
            .logic(DOOR)
            .listener(new Ear<>("a "))
            .listener(new Ear<>("b "))
            .build();
    go(door, DoorEvent.openUp(), 1);
    heard("a SHUT>OPEN OpenUp[]", "b SHUT>OPEN OpenUp[]");
    door.tryFire(DoorEvent.openUp());
    heard("a no OpenUp[] in OPEN", "b no OpenUp[] in OPEN");
    door.force(DoorState.LOCKED, Cause.by("locksmith"));
    heard("a OPEN>LOCKED", "b OPEN>LOCKED");
    check(door.sequence() == 2, door);
    // what a listener fires waits until the others have heard
    DoorMachine[] eager = new DoorMachine[1];
    eager[0] =
        DoorMachine.builder()
            .logic(DOOR)
            .listener(
                new TransitionListener<>() {
                  @Override
                  public void moved(DoorState from, DoorEvent event, DoorState to) {
                    if (to == DoorState.OPEN) {
                      eager[0].closeIt();
                      check(eager[0].is(DoorState.OPEN), "it waits");
                    }
                  }
                })
            .listener(new Ear<>(""))
            .build();
    check(eager[0].openUp() == DoorState.SHUT, eager[0]);
    heard("SHUT>OPEN OpenUp[]", "OPEN>SHUT CloseIt[]");
  }

  private static void failing() {
    IllegalStateException broken = new IllegalStateException("broken");
    List<Throwable> failed = new ArrayList<>();
    DoorMachine door =
        DoorMachine.builder()
            .logic(DOOR)
            .listener(
                new TransitionListener<>() {
                  @Override
                  public void moved(DoorState from, DoorEvent event, DoorState to) {
                    throw broken;
                  }
                })
            .listener(new Ear<>(""))
            .hook(
                new TransitionHook<>() {
                  @Override
                  public void failed(LifecycleEvent<DoorState, DoorEvent> step, Throwable error) {
                    failed.add(error);
                  }
                })
            .build();
    try {
      door.openUp();
      throw new AssertionError("not thrown");
    } catch (IllegalStateException e) {
      check(e == broken, e);
    }
    check(door.is(DoorState.OPEN), "it is not taken back");
    check(failed.equals(List.of(broken)), failed);
    heard("SHUT>OPEN OpenUp[]");
  }

  private static void chart() {
    List<Instant> times = new ArrayList<>();
    long[] clock = {0};
    RadioMachine radio =
        RadioMachine.builder()
            .logic(() -> false)
            .clock(() -> Instant.ofEpochSecond(++clock[0]))
            .listener(new Ear<>(""))
            .hook(
                new TransitionHook<>() {
                  @Override
                  public void after(LifecycleEvent<RadioState, RadioEvent> step) {
                    times.add(step.timestamp());
                  }
                })
            .build();
    check(radio.permitted().equals(List.of("knob", "switchOff")), radio.permitted());
    go(radio, RadioEvent.KNOB, 3);
    heard("LOUD>QUIET KNOB", "BRIGHT>DIM KNOB", "DIM>BRIGHT FLICKER");
    check(times.equals(List.of(times.get(0), times.get(0), times.get(0))), times);
    check(clock[0] == 1, "the clock is asked once for a macrostep");
    radio.tryFire(RadioEvent.FLICKER);
    heard("no FLICKER in ON");
    check(!radio.permits(RadioEvent.DONE_ON), "the machine itself makes it");
    radio.force(RadioState.DIM, Cause.by("dwarf"));
    heard("BRIGHT>DIM");
    check(radio.permitted().equals(List.of("knob", "flicker")), radio.permitted());
    check(radio.sequence() == 4, radio.sequence());
    check(radio.configuration().size() == 2 && radio.is(RadioState.ON), radio);

    RadioMachine unwatched =
        RadioMachine.builder().logic(() -> false).listener(new Ear<>("")).build();
    unwatched.knob();
    heard("LOUD>QUIET KNOB", "BRIGHT>DIM KNOB", "DIM>BRIGHT FLICKER");
  }
}
