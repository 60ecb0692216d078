package dev.pawl.benchmarks.scale;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/**
 * The contenders of steps on several threads. All use a circle of three states, in which every
 * event is legal.
 */
enum ThreadContender {
  SHARED("Pawl threadSafe", true) {
    @Override
    Stepper stride() {
      SharedMachine machine = new SharedMachine();
      SharedEvent[] events = SharedEvent.values();
      return (walk, from, to) -> {
        for (int i = from; i < to; i++) {
          machine.fire(events[walk[i]]);
        }
        return machine.state().ordinal();
      };
    }
  },
  SYNCHRONIZED("enum switch by hand, synchronized", true) {
    @Override
    Stepper stride() {
      Circle circle = new Circle();
      LoneEvent[] events = LoneEvent.values();
      return (walk, from, to) -> {
        Lone last = Lone.A;
        for (int i = from; i < to; i++) {
          synchronized (circle) {
            last = circle.fire(events[walk[i]]);
          }
        }
        return last.ordinal();
      };
    }
  },
  ATOMIC("enum switch by hand, AtomicReference", true) {
    @Override
    @SuppressWarnings("NullAway") // the state is never null, and a check would be measured
    Stepper stride() {
      AtomicReference<Lone> state = new AtomicReference<>(Lone.A);
      LoneEvent[] events = LoneEvent.values();
      return (walk, from, to) -> {
        for (int i = from; i < to; i++) {
          Lone now = state.get();
          while (!state.compareAndSet(now, Circle.next(now, events[walk[i]]))) {
            now = state.get();
          }
        }
        return state.get().ordinal();
      };
    }
  },
  LONE("Pawl Machine.fire", false) {
    @Override
    Stepper stride() {
      LoneMachine machine = new LoneMachine();
      LoneEvent[] events = LoneEvent.values();
      return (walk, from, to) -> {
        for (int i = from; i < to; i++) {
          machine.fire(events[walk[i]]);
        }
        return machine.state().ordinal();
      };
    }
  },
  SWITCH("enum switch by hand", false) {
    @Override
    Stepper stride() {
      Circle circle = new Circle();
      LoneEvent[] events = LoneEvent.values();
      return (walk, from, to) -> {
        for (int i = from; i < to; i++) {
          circle.fire(events[walk[i]]);
        }
        return circle.state.ordinal();
      };
    }
  };

  /** Makes the steps of a part of a walk. Its events are numbers. */
  interface Stepper {
    int walk(int[] walk, int from, int to);
  }

  private final String contender;
  private final boolean safe;

  ThreadContender(String contender, boolean safe) {
    this.contender = contender;
    this.safe = safe;
  }

  String contender() {
    return contender;
  }

  /** Returns whether several threads may use one instance. */
  boolean safe() {
    return safe;
  }

  /** Creates an instance, and returns how it makes steps. */
  abstract Stepper stride();

  /** Returns the strides for threads. All use one instance, or each has a separate one. */
  Supplier<Stepper> strides(boolean one) {
    if (one) {
      Stepper only = stride();
      return () -> only;
    }
    return this::stride;
  }

  /** The handwritten circle. */
  private static final class Circle {
    private Lone state = Lone.A;

    Lone fire(LoneEvent event) {
      state = next(state, event);
      return state;
    }

    static Lone next(Lone from, LoneEvent event) {
      return switch (from) {
        case A ->
            switch (event) {
              case LEFT -> Lone.B;
              case RIGHT -> Lone.C;
            };
        case B ->
            switch (event) {
              case LEFT -> Lone.C;
              case RIGHT -> Lone.A;
            };
        case C ->
            switch (event) {
              case LEFT -> Lone.A;
              case RIGHT -> Lone.B;
            };
      };
    }
  }
}
