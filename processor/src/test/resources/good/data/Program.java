package data;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import dev.pawl.Step;
import dev.pawl.TransitionHook;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** States that carry data, and where it comes from. */
public final class Program {

  private static final List<String> DONE = new ArrayList<>();
  private static final Counters NONE = new Counters(0, "ann");

  private static final LoopLogic LOGIC =
      new LoopLogic() {
        @Override
        public boolean brief(Counters context, LoopState.Running state, LoopEvent.Note event) {
          return event.prompt().length() < 10;
        }

        @Override
        public boolean fresh(Counters context, LoopState.Paused state) {
          return state.total() > 0;
        }

        @Override
        public boolean hopeless(Counters context, LoopState.Failed state) {
          return state.reason().isEmpty();
        }

        @Override
        public Counters count(Counters context, LoopState.Running state) {
          return new Counters(context.total() + state.session(), context.owner());
        }

        @Override
        public String promptForRunning(Counters context, LoopState.Paused state) {
          return "resumed after " + state.total();
        }
      };

  private static final LoopEffects EFFECTS =
      new LoopEffects() {
        @Override
        public void leave(Counters context, LoopState.Running state) {
          DONE.add("leave " + state.session());
        }

        @Override
        public void tell(Counters context, LoopState.Running state) {
          DONE.add("tell " + state.prompt());
        }
      };

  private Program() {}

  public static void main(String[] args) {
    LoopMachine instance =
        LoopMachine.builder()
            .context(NONE)
            .logic(LOGIC)
            .effects(EFFECTS)
            .hook(
                new TransitionHook<>() {
                  @Override
                  public void after(LifecycleEvent<LoopState, LoopEvent> step) {
                    DONE.add(step.from() + " > " + step.to());
                  }
                })
            .build();
    assert instance.state().equals(LoopState.idle()) && instance.state() == LoopState.idle();
    assert instance.begun(3, "hi").equals(LoopState.running(3, "hi", "ann"));
    assert instance.is(LoopState.Type.RUNNING) && instance.is(LoopState.running(3, "hi", "ann"));
    assert !instance.is(LoopState.running(4, "hi", "ann")) && !instance.is(LoopState.Type.OVER);
    assert instance.note("ho").equals(new LoopState.Running(3, "ho", "ann"));
    assert instance.tryFire(LoopEvent.note("much too long"))
        instanceof Outcome.GuardRefused<LoopState>;
    assert instance.again().equals(LoopState.running(3, "ho", "ann"));
    assert instance.context().total() == 3;
    DONE.clear();
    assert instance.pause().equals(LoopState.paused(3, 3));
    assert DONE.equals(
            List.of(
                "Running[session=3, prompt=ho, owner=ann] > Paused[session=3, total=3]",
                "leave 3",
                "tell ho"))
        : DONE;
    Snapshot<LoopState, LoopEvent, Counters> snapshot = instance.snapshot();
    assert instance.go().equals(LoopState.running(3, "resumed after 3", "ann"));
    assert instance.fail(List.of("tired")).equals(LoopState.failed(List.of("tired")));
    assert instance.is(LoopState.Type.OVER);
    instance.retry();
    assert instance.fail(List.of()) == LoopState.ended();
    assert LoopMachine.from(snapshot, LOGIC, EFFECTS).state().equals(LoopState.paused(3, 3));
    LoopMachine forced = LoopMachine.builder().context(NONE).logic(LOGIC).effects(EFFECTS).build();
    // with what it is given, not with what no transition from here could tell
    assert forced.force(LoopState.paused(8, 9), Cause.by("test")).equals(LoopState.paused(8, 9));
    assert forced.state().wireName().equals("PAUSED");
    pure();
    LoopState running = LoopState.running(1, "x", "y");
    assert LoopTransitions.isBusy(running) && !LoopTransitions.isBusy(LoopState.idle());
    assert LoopTransitions.toLight(LoopState.failed(List.of())) == Light.RED;
    assert LoopTransitions.targets(running)
        .equals(Set.of(LoopState.Type.RUNNING, LoopState.Type.PAUSED, LoopState.Type.FAILED));
    assert LoopTransitions.canTransition(running, LoopState.paused(0, 0));
    assert running.stateType() == LoopState.Type.RUNNING;
    cases(running);
  }

  private static void pure() {
    Step<LoopState, Counters, LoopEffects> step =
        LoopTransitions.step(LoopState.idle(), NONE, LoopEvent.begun(1, "a"), LOGIC);
    step = LoopTransitions.step(step.state(), step.context(), LoopEvent.again(), LOGIC);
    assert step.state().equals(LoopState.running(1, "a", "ann"));
    assert step.context().total() == 1 && step.effectNames().equals(List.of("leave"));
    LoopPhase.Running phase = LoopPhase.idle().begun(2, "b", NONE, LOGIC);
    assert phase.state().session() == 2;
    LoopPhase.Paused paused = phase.pause(NONE, LOGIC);
    assert paused.state().equals(LoopState.paused(2, 0));
    assert paused.drop() == LoopPhase.idle();
    assert LoopPhase.of(LoopState.running(5, "c", "d")).state().equals(LoopState.running(5, "c", "d"));
  }

  private static void cases(LoopState running) {
    LoopCases<String> cases =
        new LoopCases<>() {
          @Override
          public String idle() {
            return "idle";
          }

          @Override
          public String running(LoopState.Running state) {
            return "running " + state.session();
          }

          @Override
          public String paused(LoopState.Paused state) {
            return "paused";
          }

          @Override
          public String failed(LoopState.Failed state) {
            return "failed";
          }

          @Override
          public String dead() {
            return "dead";
          }

          @Override
          public String ended() {
            return "ended";
          }
        };
    assert LoopCases.match(running, cases).equals("running 1");
    assert LoopCases.match(LoopState.dead(), cases).equals("dead");
  }
}
