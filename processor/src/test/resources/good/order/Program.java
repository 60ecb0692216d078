package order;

import dev.pawl.LifecycleEvent;
import dev.pawl.Step;
import dev.pawl.TransitionHook;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;

/** Exits from the inside out, then transitions, then entries from the outside in. */
public final class Program {

  private static final List<String> DONE = new ArrayList<>();

  private Program() {}

  /** The effects, by the names of their methods. */
  private static DoorEffects effects() {
    return (DoorEffects)
        Proxy.newProxyInstance(
            Program.class.getClassLoader(),
            new Class<?>[] {DoorEffects.class},
            new InvocationHandler() {
              @Override
              public Object invoke(Object proxy, Method method, Object[] arguments) {
                DONE.add(method.getName());
                return null;
              }
            });
  }

  private static void done(String expected) {
    assert String.join(" ", DONE).equals(expected) : DONE;
    DONE.clear();
  }

  public static void main(String[] args) {
    DoorMachine door =
        DoorMachine.builder()
            .effects(effects())
            .hook(
                new TransitionHook<>() {
                  @Override
                  public void after(LifecycleEvent<DoorState, DoorEvent> step) {
                    DONE.add(step.from() + ">" + step.to());
                  }
                })
            .build();
    done("inShut");
    assert door.open() == DoorState.WIDE;
    done("SHUT>WIDE outShut move inOpen inWide");
    assert door.reset() == DoorState.SHUT;
    done("WIDE>SHUT outWide outOpen reset inShut");
    assert door.force(DoorState.OPEN, dev.pawl.Cause.by("test")) == DoorState.AJAR;
    done("SHUT>AJAR outShut inOpen inAjar creak");
    door.stay();
    done("AJAR>AJAR stay");
    door.swing();
    done("AJAR>WIDE outAjar swing inWide");
    door.stay();
    done("WIDE>WIDE outWide again inWide");
    door.slam();
    done("WIDE>WIDE outWide outOpen slam inOpen inWide");
    assert door.self() == DoorState.AJAR;
    done("WIDE>AJAR outWide outOpen self inOpen inAjar creak");
    Step<DoorState, Void, DoorEffects> step =
        DoorTransitions.step(DoorState.AJAR, DoorEvent.SELF);
    assert step.state() == DoorState.AJAR;
    assert step.effectNames().equals(
        List.of("outAjar", "outOpen", "self", "inOpen", "inAjar", "creak"));
    done("");
    step.effects().forEach(e -> e.perform(effects()));
    done("outAjar outOpen self inOpen inAjar creak");
    assert DoorTransitions.begin().effectNames().equals(List.of("inShut"));
  }
}
