package dev.pawl.test;

import dev.pawl.Machine;
import dev.pawl.language.explore.Situation;
import dev.pawl.language.model.Behavior;
import dev.pawl.language.path.Hop;
import dev.pawl.language.path.Observation;
import dev.pawl.language.path.PathGraph;
import dev.pawl.language.path.Trail;
import dev.pawl.language.semantics.GuardSpace.Condition;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.opentest4j.AssertionFailedError;

/**
 * Tests a machine by random walks. A walk fires random events and lets timers elapse, and the logic
 * returns random results. After each event, the test compares the instance with the model and
 * evaluates the invariants.
 *
 * <pre>{@code
 * RandomWalks.of(OrderMachine.class)
 *     .settings(paths -> paths.logic(OrderRules::new).context(() -> Account.due(1_000)))
 *     .invariant("paid before packed", order -> !order.is(PACKING) || order.context().paid() > 0)
 *     .run();
 * }</pre>
 *
 * <p>If a walk fails, events are removed from the walk as long as the shorter walk still fails in
 * the same way. The error shows the shortest walk and the seed.
 *
 * <p>This class is not thread-safe.
 *
 * @param <M> the type of the machine
 */
public final class RandomWalks<M extends Machine<?, ?>> {

  /**
   * The maximum number of {@link Hop}s in one macrostep. A macrostep with more hops ends the walk.
   */
  private static final int MAX_HOPS = 200;

  /**
   * About one in this many random events is an event for which the instance must take no
   * transition.
   */
  private static final int UNTAKEN_EVENTS = 8;

  /**
   * About one in this many random events is chosen from all possible events. All other random
   * events are chosen from events that do not end the instance, if there are such events.
   */
  private static final int ENDING_EVENTS = 20;

  /**
   * The length up to which sequences of events of every length are removed to shorten a walk.
   * Longer lengths are halved after each unsuccessful attempt.
   */
  private static final int FEW = 6;

  private static final String MODEL = "the model";

  /**
   * An event of a walk.
   *
   * @param event the number of the event, or -1 if the next timer elapses instead of an event
   * @param seed the seed of the random results of the logic
   */
  record WalkStep(int event, long seed) {}

  /**
   * A failure of a walk.
   *
   * @param cause what failed: {@code the model}, the name of an invariant, or the name of an
   *     exception's class
   * @param events the number of steps of the walk, including the step that failed
   */
  record Failure(String cause, int events, Throwable error) {}

  /** The result of a walk. */
  record Walk(long seed, List<WalkStep> steps, List<String> names, Optional<Failure> failure) {}

  private static final String SEED = "pawl.test.seed";

  private final Class<M> type;
  private final MachinePaths paths;
  private final Map<String, Predicate<? super M>> invariants = new LinkedHashMap<>();
  private int walks = 100;
  private int events = 50;
  private long seed = defaultSeed();

  /**
   * Returns the seed that is used if {@link #seed} is not called.
   *
   * @throws IllegalArgumentException if the system property is not a number
   */
  static long defaultSeed() {
    String text = System.getProperty(SEED);
    try {
      return text == null ? 1 : Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "The system property " + SEED + " must be a whole number, but is \"" + text + "\".", e);
    }
  }

  RandomWalks(Class<M> type, MachinePaths paths) {
    this.type = type;
    this.paths = paths;
  }

  /**
   * Returns an object that tests a machine by random walks.
   *
   * @param machine the generated class
   * @throws IllegalStateException if the class path does not contain the model of the machine
   */
  public static <M extends Machine<?, ?>> RandomWalks<M> of(Class<M> machine) {
    return new RandomWalks<>(machine, MachinePaths.of(machine));
  }

  /**
   * Sets the context, the logic, the effects and the arguments by the methods of {@link
   * MachinePaths}. If no logic is set, predicates and choices return random results.
   */
  public RandomWalks<M> settings(Consumer<MachinePaths> settings) {
    settings.accept(paths);
    return this;
  }

  /**
   * Sets the number of walks, and the number of events in each walk. The default is 100 walks of 50
   * events.
   *
   * @throws IllegalArgumentException if a number is not positive
   */
  public RandomWalks<M> walks(int walks, int events) {
    if (walks < 1 || events < 1) {
      throw new IllegalArgumentException(
          "The numbers of walks and events must be positive: " + walks + ", " + events);
    }
    this.walks = walks;
    this.events = events;
    return this;
  }

  /**
   * Sets the seed of the random numbers. The default is the system property {@code pawl.test.seed},
   * or 1 if the property is not set. Equal seeds lead to equal walks.
   */
  public RandomWalks<M> seed(long seed) {
    this.seed = seed;
    return this;
  }

  /**
   * Adds an invariant. The invariant is evaluated at the start of the instance and after each
   * event.
   *
   * @param name the name of the invariant, for error messages
   * @param invariant the function that returns whether the invariant holds. The function must not
   *     change the instance.
   */
  public RandomWalks<M> invariant(String name, Predicate<? super M> invariant) {
    invariants.put(name, Objects.requireNonNull(invariant, "invariant"));
    return this;
  }

  /**
   * Takes all walks.
   *
   * @throws AssertionError if a walk fails; the message shows the shortest walk that fails in the
   *     same way, and the seed
   */
  public void run() {
    SplittableRandom random = new SplittableRandom(seed);
    for (int number = 1; number <= walks; number++) {
      Walk walk = walk(random);
      if (walk.failure().isPresent()) {
        Walk shrunk = shrunk(walk);
        throw error(number, walk, shrunk, shrunk.failure().orElseThrow());
      }
    }
  }

  Walk walk(SplittableRandom random) {
    return new Attempt(random.nextLong(), List.of()).take(events);
  }

  private AssertionFailedError error(int number, Walk walk, Walk shrunk, Failure failure) {
    return new AssertionFailedError(
        String.format(
            "%s: a random walk breaks %s: %s%n%s%nWalk %d%s. To repeat it: -Dpawl.test.seed=%d",
            type.getSimpleName(),
            failure.cause(),
            shrunk.names().isEmpty() ? "at the beginning" : String.join(" → ", shrunk.names()),
            failure.error().getMessage(),
            number,
            shrunk.steps().size() == walk.steps().size()
                ? ""
                : ", shortened from %d to %d events"
                    .formatted(walk.steps().size(), shrunk.steps().size()),
            seed),
        failure.error());
  }

  // Shrinking.

  /**
   * Returns a shorter walk with the same cause of failure. Without any sequence of up to {@link
   * #FEW} of its events, the returned walk would not fail for this cause.
   */
  Walk shrunk(Walk walk) {
    Walk best = walk;
    int size = Math.max(1, walk.steps().size() / 2);
    while (size >= 1) {
      Optional<Walk> shorter = shorter(best, size);
      if (shorter.isPresent()) {
        best = shorter.get();
        size = size > FEW ? size : Math.min(FEW, best.steps().size());
      } else {
        size = size > FEW ? Math.max(FEW, size / 2) : size - 1;
      }
    }
    return best;
  }

  private Optional<Walk> shorter(Walk walk, int size) {
    String cause = walk.failure().orElseThrow().cause();
    for (int from = 0; from + size <= walk.steps().size(); from++) {
      List<WalkStep> rest = new ArrayList<>(walk.steps());
      rest.subList(from, from + size).clear();
      Walk shorter = again(walk, rest);
      if (shorter.failure().filter(f -> f.cause().equals(cause)).isPresent()) {
        return Optional.of(shorter);
      }
    }
    return Optional.empty();
  }

  /** Takes a walk with the seed of the given walk and the given steps. */
  Walk again(Walk walk, List<WalkStep> steps) {
    return new Attempt(walk.seed(), steps).take(0);
  }

  // Walking.

  /** A walk of a new instance. */
  private final class Attempt {
    private final long ownSeed;
    private final List<WalkStep> planned;
    private final PathRunner runner = paths.runner();
    private final PathGraph graph = runner.graph();
    private final DrivenInstance instance = runner.newInstance();
    private final List<WalkStep> steps = new ArrayList<>();
    private final List<String> names = new ArrayList<>();
    private int situation = PathGraph.START;

    /**
     * @param planned the steps to take. Steps that have become impossible are skipped.
     */
    Attempt(long seed, List<WalkStep> planned) {
      this.ownSeed = seed;
      this.planned = planned;
    }

    /** Takes the planned steps, and then at most {@code more} random steps. */
    Walk take(int more) {
      try {
        SplittableRandom random = new SplittableRandom(ownSeed);
        boolean goesOn = macrostep(-1, random.split());
        if (goesOn) {
          requireInvariants();
        }
        for (WalkStep step : planned) {
          goesOn = goesOn && isPossible(step.event()) && taken(step);
        }
        for (int i = 0; i < more && goesOn; i++) {
          Optional<WalkStep> step = next(random);
          goesOn = step.isPresent() && taken(step.get());
        }
        return new Walk(ownSeed, steps, names, Optional.empty());
      } catch (Broken e) {
        return failed(e.invariant, e);
      } catch (AssertionFailedError e) {
        return failed(MODEL, e);
      } catch (Throwable e) { // code of the user may throw anything
        return failed(e.getClass().getName(), e);
      }
    }

    private Walk failed(String cause, Throwable error) {
      return new Walk(ownSeed, steps, names, Optional.of(new Failure(cause, steps.size(), error)));
    }

    private boolean taken(WalkStep step) {
      steps.add(step);
      SplittableRandom random = new SplittableRandom(step.seed());
      int event = step.event();
      if (event < 0) {
        event = graph.eventNumber(instance.nextTimer().orElseThrow());
      }
      names.add(graph.eventName(event));
      PathGraph.Untaken untaken =
          step.event() < 0 ? null : graph.untaken(situation).get(step.event());
      if (untaken != null) {
        instance.refuse(step.event(), untaken);
        requireInvariants();
        return true;
      }
      boolean goesOn = macrostep(event, random);
      requireInvariants();
      return goesOn;
    }

    /** Returns whether the model contains the result of an event in the current situation. */
    private boolean isPossible(int event) {
      if (event < 0) {
        return instance.nextTimer().isPresent();
      }
      return graph.untaken(situation).containsKey(event) || !hops(event).isEmpty();
    }

    private List<Hop> hops(int input) {
      return graph.hops(situation).stream().filter(h -> h.step().input() == input).toList();
    }

    /**
     * Returns a random step, or empty if no step is possible, for example because the instance has
     * ended.
     */
    private Optional<WalkStep> next(SplittableRandom random) {
      Situation at = graph.situation(situation);
      if (at.isOver()) {
        return Optional.empty();
      }
      List<Integer> untaken = new ArrayList<>(graph.untaken(situation).keySet());
      if (!untaken.isEmpty() && random.nextInt(UNTAKEN_EVENTS) == 0) {
        int event = untaken.get(random.nextInt(untaken.size()));
        return Optional.of(new WalkStep(event, random.nextLong()));
      }
      List<Integer> inputs =
          new ArrayList<>(
              graph.hops(situation).stream()
                  .map(h -> h.step().input())
                  .filter(e -> !graph.isInternal(e))
                  .distinct()
                  .sorted()
                  .toList());
      if (instance.nextTimer().isPresent()) {
        inputs.add(-1);
      }
      // most walks of a machine with final states would be short otherwise
      List<Integer> lasting = inputs.stream().filter(e -> !isEnding(e)).toList();
      List<Integer> likely =
          lasting.isEmpty() || random.nextInt(ENDING_EVENTS) == 0 ? inputs : lasting;
      return likely.isEmpty()
          ? Optional.empty()
          : Optional.of(new WalkStep(likely.get(random.nextInt(likely.size())), random.nextLong()));
    }

    /** Returns whether the first microstep for an event certainly ends the instance. */
    private boolean isEnding(int event) {
      int input = event < 0 ? graph.eventNumber(instance.nextTimer().orElseThrow()) : event;
      List<Hop> hops = hops(input);
      return !hops.isEmpty() && hops.stream().allMatch(h -> graph.situation(h.to()).isOver());
    }

    /**
     * Executes a macrostep of the instance and compares the result with the model.
     *
     * @return false if the walk cannot continue
     */
    private boolean macrostep(int input, SplittableRandom random) {
      List<Hop> hops = new ArrayList<>();
      List<@Nullable Condition> conditions = new ArrayList<>();
      if (!choose(input, random, hops, conditions)) {
        return false;
      }
      instance.begin(graph.gaps(hops, conditions), delays(random), false);
      Observation actual = instance.observed(outcome(input, hops.get(0)));
      Observation expected = graph.observed(hops);
      int last = hops.get(hops.size() - 1).to();
      if (runner.hasLogic()) {
        Optional<List<Hop>> explained = instance.explained(situation, input, actual);
        if (explained.isEmpty() && actual.deferred().size() > graph.mostDeferred()) {
          return false;
        } else if (explained.isEmpty()) {
          throw new AssertionFailedError(
              "The model does not allow this with the answers "
                  + instance.recordedAnswers()
                  + ": "
                  + actual);
        }
        last = explained.get().get(explained.get().size() - 1).to();
      } else if (!graph.isStable(last)) {
        throw new AssertionFailedError(
            "The machine comes to rest, although the macrostep never ends in the model: " + actual);
      } else if (!graph.comparable(hops, actual).equals(expected)) {
        throw new AssertionFailedError(
            "The machine does not do what the model says." + actual.difference(expected),
            expected,
            actual);
      }
      situation = last;
      return true;
    }

    private String outcome(int input, Hop first) {
      if (input < 0) {
        return instance.build(first);
      }
      return graph.explorer().timers().isTimer(input) ? instance.elapse() : instance.fire(input);
    }

    /**
     * Chooses random {@link Hop}s of the model from the current situation to the next stable
     * situation, or to a situation in which the macrostep never ends. Returns false if no hop is
     * possible or too many hops are needed.
     */
    private boolean choose(
        int input, SplittableRandom random, List<Hop> hops, List<@Nullable Condition> conditions) {
      Trail rules = new Trail(graph, false);
      Trail.Place place = new Trail.Place(situation, null, null);
      List<Hop> open = hops(input);
      while (hops.size() < MAX_HOPS) {
        Trail.Place from = place;
        List<Hop> possible =
            open.stream().filter(h -> Trail.isPossible(Trail.through(from, h))).toList();
        if (possible.isEmpty()) {
          return false;
        }
        Hop hop = possible.get(random.nextInt(possible.size()));
        Condition all = Trail.through(place, hop);
        hops.add(hop);
        conditions.add(all);
        place = rules.after(place, hop, all);
        if (graph.isStable(hop.to()) || graph.isEndless(hop.to())) {
          return true;
        }
        open = graph.hops(hop.to());
      }
      return false;
    }

    private Map<String, List<Duration>> delays(SplittableRandom random) {
      Map<String, List<Duration>> delays = new HashMap<>();
      for (int timer = 0; timer < graph.explorer().timers().count(); timer++) {
        Behavior.Timer declared = graph.explorer().timers().declared(timer);
        if (declared.delay().constant().isEmpty()) {
          Duration delay = Duration.ofMillis(random.nextInt(1, 100_000));
          delays.put(declared.delay().text(), Collections.nCopies(8, delay));
        }
      }
      return delays;
    }

    private void requireInvariants() {
      M machine = type.cast(instance.machine());
      invariants.forEach(
          (name, invariant) -> {
            if (!holds(name, invariant, machine)) {
              throw new Broken(name, instance.text(), null);
            }
          });
    }
  }

  private static <M> boolean holds(String name, Predicate<? super M> invariant, M machine) {
    try {
      return invariant.test(machine);
    } catch (Throwable e) { // the invariant may contain assertions
      throw new Broken(name, String.valueOf(e.getMessage()), e);
    }
  }

  private static final class Broken extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String invariant;

    Broken(String name, String message, @Nullable Throwable cause) {
      super(message, cause);
      this.invariant = "the invariant \"" + name + "\"";
    }
  }
}
