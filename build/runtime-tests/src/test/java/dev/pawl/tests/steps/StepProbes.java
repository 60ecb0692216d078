package dev.pawl.tests.steps;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionVetoedError;
import java.util.ArrayList;
import java.util.List;

/** What the programs beside this one have in common. */
final class StepProbes {

  static final Cause CAUSE = Cause.by("somebody");

  private StepProbes() {}

  /** What something throws. */
  static Throwable thrown(Runnable step) {
    try {
      step.run();
    } catch (Throwable thrown) {
      return thrown;
    }
    throw new AssertionError("nothing was thrown");
  }

  /** Notes what is heard of each record, by its number in the order of the questions. */
  static class Ear<S, E> implements TransitionHook<S, E> {

    final List<String> heard = new ArrayList<>();
    private final List<LifecycleEvent<S, E>> asked = new ArrayList<>();
    private final String vetoed;
    private final String broken;

    /** One that vetoes what leads to a state, and throws where another is to be entered. */
    Ear(String vetoed, String broken) {
      this.vetoed = vetoed;
      this.broken = broken;
    }

    private void hear(String what, LifecycleEvent<S, E> record) {
      int number = 0;
      while (number < asked.size() && asked.get(number) != record) {
        number++;
      }
      boolean known = number < asked.size();
      heard.add(what + " " + (known ? number : record.from() + " " + record.to()));
    }

    @Override
    public void before(LifecycleEvent<S, E> record) {
      asked.add(record);
      hear("before", record);
      if (String.valueOf(record.to()).equals(vetoed)) {
        throw new TransitionVetoedError("not now");
      } else if (String.valueOf(record.to()).equals(broken)) {
        throw new IllegalStateException("broken");
      }
    }

    @Override
    public void after(LifecycleEvent<S, E> record) {
      hear("after", record);
    }

    @Override
    public void refused(LifecycleEvent<S, E> attempt, Outcome<S> outcome) {
      hear("refused", attempt);
    }

    @Override
    public void failed(LifecycleEvent<S, E> record, Throwable error) {
      hear("failed", record);
    }
  }
}
