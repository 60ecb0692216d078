package dev.pawl.tests.steps;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionVetoedError;
import java.util.ArrayList;
import java.util.List;

/** Helpers of the tests in this package. */
final class StepProbes {

  static final Cause CAUSE = Cause.by("somebody");

  private StepProbes() {}

  /** Returns the exception that an action throws. */
  static Throwable thrown(Runnable step) {
    try {
      step.run();
    } catch (Throwable thrown) {
      return thrown;
    }
    throw new AssertionError("nothing was thrown");
  }

  /**
   * A hook that stores its calls as texts. A text identifies a record by its index among all
   * records of the hook.
   */
  static class Ear<S, E> implements TransitionHook<S, E> {

    final List<String> heard = new ArrayList<>();
    private final List<LifecycleEvent<S, E>> asked = new ArrayList<>();
    private final String vetoed;
    private final String broken;

    /**
     * Creates a hook that vetoes transitions to one state and throws for transitions to another.
     */
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
