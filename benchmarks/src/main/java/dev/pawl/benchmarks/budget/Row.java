package dev.pawl.benchmarks.budget;

import dev.pawl.benchmarks.contender.hand.switched.EnumSwitch;
import dev.pawl.benchmarks.contender.pawl.MachineFire;
import dev.pawl.benchmarks.contender.pawl.Neighbours;
import dev.pawl.benchmarks.contender.pawl.ThreadSafe;
import dev.pawl.benchmarks.contender.pawl.TransitionsNext;
import dev.pawl.benchmarks.course.AgentTurnEvent;
import dev.pawl.benchmarks.course.Contender;
import dev.pawl.benchmarks.course.Course;
import dev.pawl.benchmarks.course.WalkKind;
import dev.pawl.benchmarks.course.Walker;
import dev.pawl.benchmarks.course.Watch;
import dev.pawl.benchmarks.course.reference.Walk;
import java.util.function.Supplier;

/** A comparison for which the design has a budget. */
enum Row {
  NEXT("random walk, Transitions.next", "the switch") {
    @Override
    Pair sides() {
      return walks(WalkKind.RANDOM, Watch.BARE, new TransitionsNext());
    }
  },
  FIRE("random walk, Machine.fire", "the switch") {
    @Override
    Pair sides() {
      return walks(WalkKind.RANDOM, Watch.BARE, new MachineFire());
    }
  },
  FLEET_RANDOM_NEXT("random walk, 16 instances in turn, Transitions.next", "the switch") {
    @Override
    Pair sides() {
      return Pair.of(
          Fleet.STEPS, new Fleet(WalkKind.RANDOM)::next, new Fleet(WalkKind.RANDOM)::byHand);
    }
  },
  FLEET_RANDOM_FIRE("random walk, 16 instances in turn, Machine.fire", "the switch") {
    @Override
    Pair sides() {
      return Pair.of(
          Fleet.STEPS, new Fleet(WalkKind.RANDOM)::fire, new Fleet(WalkKind.RANDOM)::byHand);
    }
  },
  KNOWN_NEXT("known walk, Transitions.next", "the switch") {
    @Override
    Pair sides() {
      return walks(WalkKind.KNOWN, Watch.BARE, new TransitionsNext());
    }
  },
  KNOWN_FIRE("known walk, Machine.fire", "the switch") {
    @Override
    Pair sides() {
      return walks(WalkKind.KNOWN, Watch.BARE, new MachineFire());
    }
  },
  FLEET_KNOWN_NEXT("known walk, 16 instances in turn, Transitions.next", "the switch") {
    @Override
    Pair sides() {
      return Pair.of(
          Fleet.STEPS, new Fleet(WalkKind.KNOWN)::next, new Fleet(WalkKind.KNOWN)::byHand);
    }
  },
  FLEET_KNOWN_FIRE("known walk, 16 instances in turn, Machine.fire", "the switch") {
    @Override
    Pair sides() {
      return Pair.of(
          Fleet.STEPS, new Fleet(WalkKind.KNOWN)::fire, new Fleet(WalkKind.KNOWN)::byHand);
    }
  },
  METHODS("event methods, a turn over and over", "the switch") {
    @Override
    Pair sides() {
      Steps steps = new Steps();
      return Pair.of(Steps.TURN, steps::methods, steps::methodsByHand);
    }
  },
  LISTENER("random walk with a listener", "the switch with the same call") {
    @Override
    Pair sides() {
      return walks(WalkKind.RANDOM, Watch.LISTENER, new MachineFire());
    }
  },
  NESTED("states within states", "the switch") {
    @Override
    Pair sides() {
      return walks(Course.NESTED, new MachineFire(), new EnumSwitch());
    }
  },
  REGIONS("two regions", "by hand") {
    @Override
    Pair sides() {
      return walks(Course.REGIONS, new MachineFire(), new EnumSwitch());
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
  THREAD_SAFE_BY_HAND("random walk, threadSafe", "the switch in a compare-and-set loop") {
    @Override
    Pair sides() {
      AgentTurnEvent[] events =
          (AgentTurnEvent[]) Walk.of(Course.AGENT_TURN, WalkKind.RANDOM).events();
      Walker pawl = new ThreadSafe().walker(Course.AGENT_TURN, Watch.BARE, events).orElseThrow();
      return Pair.of(PART, parts(pawl), parts(new CompareAndSet(events)));
    }
  },
  THREAD_SAFE_BARE("random walk, threadSafe", "a compare-and-set and nothing else") {
    @Override
    Pair sides() {
      Enum<?>[] events = Walk.of(Course.AGENT_TURN, WalkKind.RANDOM).events();
      Walker pawl = new ThreadSafe().walker(Course.AGENT_TURN, Watch.BARE, events).orElseThrow();
      Exchange exchange = new Exchange();
      return Pair.of(PART, parts(pawl), () -> exchange.exchanged(PART));
    }
  },
  THREAD_SAFE("random walk, threadSafe", "confined to a thread") {
    @Override
    Pair sides() {
      return walks(Course.AGENT_TURN, new ThreadSafe(), new MachineFire());
    }
  };

  /** The number of events in a call. It is small, so that the system interrupts few calls. */
  private static final int PART = 1 << 13;

  private final String pawl;
  private final String other;

  Row(String pawl, String other) {
    this.pawl = pawl;
    this.other = other;
  }

  /** Returns the title for tables. */
  String title() {
    return pawl + ", beside " + other;
  }

  /** Returns the name of the other side. */
  String other() {
    return other;
  }

  /** Creates both sides. */
  abstract Pair sides();

  /** Creates both sides in a JVM that has used other machines before. */
  Pair pair() {
    Neighbours.work();
    return sides();
  }

  private static Pair walks(WalkKind kind, Watch watch, Contender pawl) {
    return walks(Course.AGENT_TURN, kind, watch, pawl, new EnumSwitch());
  }

  private static Pair walks(Course course, Contender pawl, Contender other) {
    return walks(course, WalkKind.RANDOM, Watch.BARE, pawl, other);
  }

  private static Pair walks(
      Course course, WalkKind kind, Watch watch, Contender pawl, Contender other) {
    Enum<?>[] events = Walk.of(course, kind).events();
    return Pair.of(
        PART,
        parts(pawl.walker(course, watch, events).orElseThrow()),
        parts(other.walker(course, watch, events).orElseThrow()));
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
