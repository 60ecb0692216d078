package always;

import static always.SorterState.LABELLED;
import static always.SorterState.SENT;
import static always.SorterState.WAITING;

import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.Step;
import dev.pawl.TransitionHook;
import java.util.ArrayList;
import java.util.List;

/** What follows from a step without further event: eventless transitions, then raised events. */
public final class Program {

  private static final List<String> DONE = new ArrayList<>();
  private static int weight;
  private static boolean gone;
  private static boolean dizzy;

  private static final SorterLogic LOGIC =
      new SorterLogic() {
        @Override
        public boolean light(Parcel context) {
          return context.weight() < 10;
        }

        @Override
        public boolean labelled(Parcel context) {
          return context.labelled();
        }

        @Override
        public boolean gone(Parcel context) {
          return gone;
        }

        @Override
        public boolean dizzy(Parcel context) {
          return dizzy;
        }

        @Override
        public Parcel weigh(Parcel context) {
          return new Parcel(weight, false);
        }

        @Override
        public Parcel label(Parcel context) {
          return new Parcel(context.weight(), true);
        }
      };

  private static final SorterEffects EFFECTS =
      new SorterEffects() {
        @Override
        public void log(Parcel context) {
          DONE.add("log");
        }

        @Override
        public void stamp(Parcel context) {
          DONE.add("stamp");
        }

        @Override
        public void enter(Parcel context) {
          DONE.add("enter");
        }

        @Override
        public void leave(Parcel context) {
          DONE.add("leave");
        }
      };

  private Program() {}

  private static void done(String expected) {
    assert String.join(" ", DONE).equals(expected) : DONE;
    DONE.clear();
  }

  public static void main(String[] args) {
    Parcel none = new Parcel(0, false);
    SorterMachine instance =
        SorterMachine.builder()
            .context(none)
            .logic(LOGIC)
            .effects(EFFECTS)
            .hook(
                new TransitionHook<>() {
                  @Override
                  public void after(LifecycleEvent<SorterState, SorterEvent> step) {
                    DONE.add((step.event() == null ? "ALWAYS" : step.event()) + ">" + step.to());
                  }

                  @Override
                  public void refused(
                      LifecycleEvent<SorterState, SorterEvent> attempt,
                      Outcome<SorterState> outcome) {
                    DONE.add(outcome.getClass().getSimpleName());
                  }
                })
            .build();
    weight = 3;
    assert instance.take() == LABELLED;
    done(
        "TAKE>CHECKING log WEIGHED>CHECKING ALWAYS>LABELLED log STAMPED>LABELLED stamp"
            + " ENTERED>LABELLED enter LEFT>LABELLED leave");
    assert instance.sequence() == 6;
    instance.toWaiting();
    weight = 30;
    DONE.clear();
    assert instance.take() == WAITING;
    // what was raised and nobody takes is dropped, and hooks are told
    done(
        "TAKE>CHECKING log ALWAYS>HEAVY log Ignored Ignored Ignored LEFT>WAITING leave");
    assert instance.stop() == WAITING : "lenient";
    done("Ignored");
    weight = 1;
    gone = true;
    assert instance.take() == SENT;
    assert instance.tryFire(SorterEvent.TAKE) instanceof Outcome.Ignored<SorterState>;
    DONE.clear();
    pure(none);
    endless(none);
  }

  private static void pure(Parcel none) {
    gone = false;
    weight = 3;
    Step<SorterState, Parcel, SorterEffects> step =
        SorterTransitions.step(WAITING, none, SorterEvent.TAKE, LOGIC);
    assert step.state() == LABELLED && step.context().equals(new Parcel(3, true)) : step;
    assert step.effectNames().equals(List.of("log", "log", "stamp", "enter", "leave")) : step;
    done("");
    assert SorterTransitions.take(WAITING, none, LOGIC) == LABELLED;
    SorterPhase phase = SorterPhase.waiting().take(none, LOGIC);
    assert phase.state() == LABELLED;
    assert SorterPhase.labelled().toWaiting() == SorterPhase.waiting();
  }

  private static void endless(Parcel none) {
    dizzy = true;
    try {
      SorterMachine.builder().context(none).logic(LOGIC).effects(EFFECTS).build().spin();
      throw new AssertionError("it never comes to rest");
    } catch (IllegalStateException e) {
      assert e.getMessage().contains("SPINNING → TURNING") : e;
    }
  }
}
