package dev.pawl.benchmarks.budget;

import dev.pawl.benchmarks.contender.hand.switched.EnumSwitch;
import dev.pawl.benchmarks.contender.pawl.MachineFire;
import dev.pawl.benchmarks.contender.pawl.Neighbours;
import dev.pawl.benchmarks.contender.pawl.TransitionsNext;
import dev.pawl.benchmarks.course.Contender;
import dev.pawl.benchmarks.course.Course;
import dev.pawl.benchmarks.course.WalkKind;
import dev.pawl.benchmarks.course.Walker;
import dev.pawl.benchmarks.course.Watch;
import dev.pawl.benchmarks.course.reference.Walk;
import java.util.function.Supplier;

/** A comparison that the design has a budget for. */
enum Row {
  NEXT("random walk, Transitions.next", "the switch") {
    @Override
    Pair sides() {
      return walks(Course.AGENT_TURN, Watch.BARE, new TransitionsNext());
    }
  },
  FIRE("random walk, Machine.fire", "the switch") {
    @Override
    Pair sides() {
      return walks(Course.AGENT_TURN, Watch.BARE, new MachineFire());
    }
  },
  LISTENER("random walk with a listener", "the switch with the same call") {
    @Override
    Pair sides() {
      return walks(Course.AGENT_TURN, Watch.LISTENER, new MachineFire());
    }
  },
  NESTED("states within states", "the switch") {
    @Override
    Pair sides() {
      return walks(Course.NESTED, Watch.BARE, new MachineFire());
    }
  },
  REGIONS("two regions", "by hand") {
    @Override
    Pair sides() {
      return walks(Course.REGIONS, Watch.BARE, new MachineFire());
    }
  },
  GUARD_METHODS("guard and update, event methods", "by hand") {
    @Override
    Pair sides() {
      Guards guards = new Guards();
      return Pair.of(Guards.LENGTH, guards::methods, guards::methodsByHand);
    }
  },
  GUARD_FIRE("guard and update, fire", "by hand") {
    @Override
    Pair sides() {
      Guards guards = new Guards();
      return Pair.of(Guards.LENGTH, guards::fire, guards::fireByHand);
    }
  },
  GUARD_CHART("guard and update in a statechart", "by hand") {
    @Override
    Pair sides() {
      ChartGuards guards = new ChartGuards();
      return Pair.of(ChartGuards.LENGTH, guards::fire, guards::byHand);
    }
  },
  AUDIT("audit hook", "clock and record by hand") {
    @Override
    Pair sides() {
      Audits audits = new Audits();
      return Pair.of(Audits.LENGTH, audits::hooked, audits::byHand);
    }
  },
  TRY_FIRE("refusal by tryFire", "a legal step by tryFire") {
    @Override
    Pair sides() {
      Steps steps = new Steps();
      return Pair.of(Steps.LENGTH, steps::refusedByTryFire, steps::movedByTryFire);
    }
  },
  PERMITS("refusal by permits", "a legal step by fire") {
    @Override
    Pair sides() {
      Steps steps = new Steps();
      return Pair.of(Steps.LENGTH, steps::refusedByPermits, steps::moved);
    }
  },
  EXCEPTION("refusal by exception", "any exception") {
    @Override
    Pair sides() {
      Steps steps = new Steps();
      return Pair.of(steps::refusedByException, steps::anyException);
    }
  },
  CHAIN("typed chain of phases", "the switch") {
    @Override
    Pair sides() {
      Steps steps = new Steps();
      return Pair.of(Steps.TURN, steps::phases, steps::phasesByHand);
    }
  },
  THREAD_SAFE("threadSafe", "confined to a thread") {
    @Override
    Pair sides() {
      Steps steps = new Steps();
      return Pair.of(Steps.LENGTH, steps::threadSafe, steps::confined);
    }
  };

  /** How many events of a walk a call makes, so that not many calls are interrupted. */
  private static final int PART = 1 << 13;

  private final String pawl;
  private final String other;

  Row(String pawl, String other) {
    this.pawl = pawl;
    this.other = other;
  }

  /** As tables have it. */
  String title() {
    return pawl + ", beside " + other;
  }

  /** What Pawl is compared with. */
  String other() {
    return other;
  }

  /** What is compared. */
  abstract Pair sides();

  /** The same, in a JVM in which other machines have been at work. */
  Pair pair() {
    Neighbours.work();
    return sides();
  }

  private static Pair walks(Course course, Watch watch, Contender pawl) {
    Enum<?>[] events = Walk.of(course, WalkKind.RANDOM).events();
    return Pair.of(
        PART,
        parts(pawl.walker(course, watch, events).orElseThrow()),
        parts(new EnumSwitch().walker(course, watch, events).orElseThrow()));
  }

  private static Supplier<Object> parts(Walker walker) {
    int[] next = {0};
    return () -> {
      int from = next[0];
      next[0] = (from + PART) % Walk.LENGTH;
      return walker.walk(from, from + PART);
    };
  }
}
