package dev.pawl.benchmarks.budget;

import dev.pawl.benchmarks.contender.hand.switched.EnumSwitch;
import dev.pawl.benchmarks.contender.pawl.MachineFire;
import dev.pawl.benchmarks.contender.pawl.OtherMachines;
import dev.pawl.benchmarks.contender.pawl.ThreadSafe;
import dev.pawl.benchmarks.contender.pawl.TransitionsNext;
import dev.pawl.benchmarks.workload.AgentTurnEvent;
import dev.pawl.benchmarks.workload.Contender;
import dev.pawl.benchmarks.workload.Observation;
import dev.pawl.benchmarks.workload.WalkKind;
import dev.pawl.benchmarks.workload.Walker;
import dev.pawl.benchmarks.workload.Workload;
import dev.pawl.benchmarks.workload.reference.Walk;
import java.util.function.Supplier;

/** A comparison for which the design has a budget. */
enum Comparison {
  NEXT("random walk, Transitions.next", "the switch") {
    @Override
    Pair sides() {
      return walks(WalkKind.RANDOM, Observation.BARE, new TransitionsNext());
    }
  },
  FIRE("random walk, Machine.fire", "the switch") {
    @Override
    Pair sides() {
      return walks(WalkKind.RANDOM, Observation.BARE, new MachineFire());
    }
  },
  FLEET_RANDOM_NEXT("random walk, 16 alternating instances, Transitions.next", "the switch") {
    @Override
    Pair sides() {
      return Pair.of(
          AlternatingInstances.STEPS,
          new AlternatingInstances(WalkKind.RANDOM)::next,
          new AlternatingInstances(WalkKind.RANDOM)::byHand);
    }
  },
  FLEET_RANDOM_FIRE("random walk, 16 alternating instances, Machine.fire", "the switch") {
    @Override
    Pair sides() {
      return Pair.of(
          AlternatingInstances.STEPS,
          new AlternatingInstances(WalkKind.RANDOM)::fire,
          new AlternatingInstances(WalkKind.RANDOM)::byHand);
    }
  },
  KNOWN_NEXT("known walk, Transitions.next", "the switch") {
    @Override
    Pair sides() {
      return walks(WalkKind.KNOWN, Observation.BARE, new TransitionsNext());
    }
  },
  KNOWN_FIRE("known walk, Machine.fire", "the switch") {
    @Override
    Pair sides() {
      return walks(WalkKind.KNOWN, Observation.BARE, new MachineFire());
    }
  },
  FLEET_KNOWN_NEXT("known walk, 16 alternating instances, Transitions.next", "the switch") {
    @Override
    Pair sides() {
      return Pair.of(
          AlternatingInstances.STEPS,
          new AlternatingInstances(WalkKind.KNOWN)::next,
          new AlternatingInstances(WalkKind.KNOWN)::byHand);
    }
  },
  FLEET_KNOWN_FIRE("known walk, 16 alternating instances, Machine.fire", "the switch") {
    @Override
    Pair sides() {
      return Pair.of(
          AlternatingInstances.STEPS,
          new AlternatingInstances(WalkKind.KNOWN)::fire,
          new AlternatingInstances(WalkKind.KNOWN)::byHand);
    }
  },
  METHODS("event methods, one turn repeated", "the switch") {
    @Override
    Pair sides() {
      Steps steps = new Steps();
      return Pair.of(Steps.TURN, steps::methods, steps::methodsByHand);
    }
  },
  LISTENER("random walk with a listener", "the switch with the same call") {
    @Override
    Pair sides() {
      return walks(WalkKind.RANDOM, Observation.LISTENER, new MachineFire());
    }
  },
  NESTED("nested states", "the switch") {
    @Override
    Pair sides() {
      return walks(Workload.NESTED, new MachineFire(), new EnumSwitch());
    }
  },
  REGIONS("two regions", "handwritten code") {
    @Override
    Pair sides() {
      return walks(Workload.REGIONS, new MachineFire(), new EnumSwitch());
    }
  },
  GUARD_METHODS("guard and update, event methods", "handwritten code") {
    @Override
    Pair sides() {
      GuardedSteps guards = new GuardedSteps();
      return Pair.of(GuardedSteps.LENGTH, guards::methods, guards::methodsByHand);
    }
  },
  GUARD_FIRE("guard and update, fire", "handwritten code") {
    @Override
    Pair sides() {
      GuardedSteps guards = new GuardedSteps();
      return Pair.of(GuardedSteps.LENGTH, guards::fire, guards::fireByHand);
    }
  },
  GUARD_CHART("guard and update in a statechart", "handwritten code") {
    @Override
    Pair sides() {
      GuardedChartSteps guards = new GuardedChartSteps();
      return Pair.of(GuardedChartSteps.LENGTH, guards::fire, guards::byHand);
    }
  },
  AUDIT("audit hook", "handwritten clock and record") {
    @Override
    Pair sides() {
      AuditedSteps audits = new AuditedSteps();
      return Pair.of(AuditedSteps.LENGTH, audits::hooked, audits::byHand);
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
  EXCEPTION("refusal by exception", "another exception") {
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
          (AgentTurnEvent[]) Walk.of(Workload.AGENT_TURN, WalkKind.RANDOM).events();
      Walker pawl =
          new ThreadSafe().walker(Workload.AGENT_TURN, Observation.BARE, events).orElseThrow();
      return Pair.of(PART, parts(pawl), parts(new CompareAndSetSwitch(events)));
    }
  },
  THREAD_SAFE_BARE("random walk, threadSafe", "a compare-and-set alone") {
    @Override
    Pair sides() {
      Enum<?>[] events = Walk.of(Workload.AGENT_TURN, WalkKind.RANDOM).events();
      Walker pawl =
          new ThreadSafe().walker(Workload.AGENT_TURN, Observation.BARE, events).orElseThrow();
      BareCompareAndSet exchange = new BareCompareAndSet();
      return Pair.of(PART, parts(pawl), () -> exchange.increment(PART));
    }
  },
  THREAD_SAFE("random walk, threadSafe", "confined to one thread") {
    @Override
    Pair sides() {
      return walks(Workload.AGENT_TURN, new ThreadSafe(), new MachineFire());
    }
  };

  /** The number of events in a call. It is small, so that the system interrupts few calls. */
  private static final int PART = 1 << 13;

  private final String pawl;
  private final String other;

  Comparison(String pawl, String other) {
    this.pawl = pawl;
    this.other = other;
  }

  /** Returns the title for tables. */
  String title() {
    return pawl + ", compared with " + other;
  }

  /** Returns the name of the other side. */
  String other() {
    return other;
  }

  /** Creates both sides. */
  abstract Pair sides();

  /** Creates both sides in a JVM that has used other machines before. */
  Pair pair() {
    OtherMachines.work();
    return sides();
  }

  private static Pair walks(WalkKind kind, Observation observation, Contender pawl) {
    return walks(Workload.AGENT_TURN, kind, observation, pawl, new EnumSwitch());
  }

  private static Pair walks(Workload workload, Contender pawl, Contender other) {
    return walks(workload, WalkKind.RANDOM, Observation.BARE, pawl, other);
  }

  private static Pair walks(
      Workload workload, WalkKind kind, Observation observation, Contender pawl, Contender other) {
    Enum<?>[] events = Walk.of(workload, kind).events();
    return Pair.of(
        PART,
        parts(pawl.walker(workload, observation, events).orElseThrow()),
        parts(other.walker(workload, observation, events).orElseThrow()));
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
