package dev.pawl.processor.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.semantics.Counterexample;
import dev.pawl.language.semantics.PropertyResult;
import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.processor.lockstep.MachineDriver;
import dev.pawl.processor.lockstep.RestingCharts;
import dev.pawl.processor.scxml.Answers;
import dev.pawl.processor.scxml.Interpreter;
import dev.pawl.processor.scxml.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Replays the counterexamples of random charts on the compiled machines, whose predicates give the
 * reported answers.
 */
@Tag("slow")
class CounterexampleReplayTest {

  private static final int BY_DEFAULT = 30;
  private static final int BATCH = 50;

  /** The number of times that a loop is repeated. */
  private static final int ROUNDS = 3;

  /** The number of times that a loop within a macrostep is repeated. A machine gives up earlier. */
  private static final int ENDLESS = 300;

  /** The outcomes of an event that the machine does not handle. */
  private static final Set<String> UNHANDLED =
      Set.of(Step.ILLEGAL, Step.GUARD_REFUSED, Step.IGNORED);

  private static final Pattern UNHANDLED_EVENT = Pattern.compile("(.*) is (refused|ignored): ");

  private int replayed;

  /**
   * The number of runs whose last macrostep never ends, so that the machine throws an exception.
   */
  private int restless;

  private int loops;
  private int answered;

  @Test
  void counterexamplesReplayOnTheCompiledMachine() {
    Fuzz fuzz = Fuzz.of(getClass(), BY_DEFAULT);
    SplittableRandom random = fuzz.random();
    RestingCharts charts = new RestingCharts(random.split());
    for (int made = 0; made < fuzz.count(); made += BATCH) {
      int size = Math.min(BATCH, fuzz.count() - made);
      Map<String, VerifiedChart> verified = new LinkedHashMap<>();
      List<RestingCharts.Chart> batch = new ArrayList<>();
      while (batch.size() < size) {
        RestingCharts.Chart chart = charts.next();
        if (VerifiedChart.isSuitable(chart.machine())) {
          batch.add(chart);
          verified.put(
              chart.machine().packageName(),
              VerifiedChart.of(chart, random.split(), fair(chart.machine(), random))
                  .withPossibilities(chart.machine(), random.split()));
        }
      }
      RestingCharts.compile(
          batch,
          (chart, driver) ->
              replay(
                  chart.machine(),
                  verified.get(chart.machine().packageName()),
                  driver,
                  random.nextLong()));
    }
    System.out.println(
        replayed
            + " counterexamples, "
            + answered
            + " with answers, "
            + loops
            + " with loops, "
            + restless
            + " without end");
    assertTrue(
        replayed > fuzz.count() && loops > 0 && restless * 20 < replayed,
        replayed + ", " + loops + ", " + restless);
  }

  /** Returns an event that keeps arriving, so that some runs are endless, or an empty list. */
  private static List<String> fair(Machine machine, SplittableRandom random) {
    return machine.events().stream()
        .filter(e -> e.kind() == Event.Kind.NAMED && random.nextInt(3) == 0)
        .map(Event::name)
        .limit(1)
        .toList();
  }

  private void replay(Machine machine, VerifiedChart chart, MachineDriver<?, ?> driver, long seed) {
    for (int i = 0; i < chart.results().size(); i++) {
      int number = i;
      PropertyResult result = chart.results().get(i);
      result
          .run()
          .ifPresent(
              run -> {
                Optional<String> unhandled = unhandled(result);
                Replay replay = new Replay(machine, driver, run, unhandled, seed);
                String difference = replay.difference();
                if (replay.isRestless) {
                  restless++;
                  return;
                }
                assertEquals("", difference, () -> chart.text(number) + "\n" + run);
                replayed++;
                answered += run.steps().stream().allMatch(s -> s.answers().isEmpty()) ? 0 : 1;
                loops += run.endless() && run.loop() < run.steps().size() ? 1 : 0;
              });
    }
  }

  /**
   * Returns the event that is not handled after a run, if the property requires that an event is
   * handled.
   */
  private static Optional<String> unhandled(PropertyResult result) {
    Matcher matcher = UNHANDLED_EVENT.matcher(result.reason());
    return matcher.lookingAt() ? Optional.of(matcher.group(1)) : Optional.empty();
  }

  /**
   * The replay of a counterexample. A compiled machine does not show when an evaluation of guards
   * starts, so the interpreter runs first. The machine must then call the same predicates and
   * choices. Within an evaluation, it may call a predicate once or several times.
   */
  private static final class Replay {

    private static final int MAX_TRIES = 500;

    private final Machine machine;
    private final MachineDriver<?, ?> driver;
    private final List<Counterexample.Step> steps;
    private final Optional<String> unhandled;
    private final long seed;

    /** True if the last macrostep never ends. */
    private boolean isRestless;

    Replay(
        Machine machine,
        MachineDriver<?, ?> driver,
        Counterexample run,
        Optional<String> unhandled,
        long seed) {
      this.machine = machine;
      this.driver = driver;
      this.unhandled = unhandled;
      this.seed = seed;
      List<Counterexample.Step> loop = run.steps().subList(run.loop(), run.steps().size());
      if (run.loop() > 0 && loop.stream().anyMatch(s -> s.event().isEmpty())) {
        this.steps = new ArrayList<>(run.steps().subList(0, run.loop()));
        steps.add(endless(steps.remove(run.loop() - 1), loop));
      } else {
        this.steps = new ArrayList<>(run.steps());
        for (int round = 1; run.endless() && round < ROUNDS; round++) {
          steps.addAll(loop);
        }
      }
    }

    /** Returns a macrostep that repeats a loop until the machine gives up. */
    private static Counterexample.Step endless(
        Counterexample.Step first, List<Counterexample.Step> loop) {
      List<Map<String, Boolean>> answers = new ArrayList<>(first.answers());
      Map<String, List<String>> choices = new LinkedHashMap<>();
      first.choices().forEach((method, states) -> choices.put(method, new ArrayList<>(states)));
      for (int round = 0; round < ENDLESS; round++) {
        for (Counterexample.Step step : loop) {
          answers.addAll(step.answers());
          step.choices()
              .forEach(
                  (method, states) ->
                      choices.computeIfAbsent(method, m -> new ArrayList<>()).addAll(states));
        }
      }
      return new Counterexample.Step(
          first.event(), first.timer(), first.transitions(), answers, choices, first.leaves());
    }

    /** Returns the difference between the run and its replay; empty if there is none. */
    String difference() {
      ReportedAnswers answers = new ReportedAnswers(seed);
      String difference = interpreted(answers);
      for (int tries = 0; !difference.isEmpty() && answers.tryNext(); tries++) {
        if (tries > MAX_TRIES) {
          return "interpreter, after too many tries: " + difference;
        }
        String next = interpreted(answers);
        difference = next.isEmpty() ? "" : difference;
      }
      if (!difference.isEmpty()) {
        return "interpreter: " + difference;
      }
      isRestless = false;
      return compiled(answers.asked(), true).isEmpty() ? "" : compiled(answers.asked(), false);
    }

    private String interpreted(ReportedAnswers answers) {
      answers.restart();
      Interpreter interpreter = new Interpreter(machine, answers, 0);
      for (int i = 0; i < steps.size(); i++) {
        Counterexample.Step step = steps.get(i);
        answers.begin(step);
        Step actual;
        try {
          actual = i == 0 ? interpreter.start() : interpreter.fire(step.event());
        } catch (Interpreter.EndlessException e) {
          actual = Step.loop();
        }
        isRestless |= i == steps.size() - 1 && actual.equals(Step.loop());
        if (!actual.configuration().equals(step.leaves())) {
          return "step " + i + " leads to " + actual;
        }
      }
      return "";
    }

    private String compiled(List<Question> asked, boolean isRepeating) {
      RecordedAnswers answers = new RecordedAnswers(asked, isRepeating);
      for (int i = 0; i < steps.size(); i++) {
        Counterexample.Step step = steps.get(i);
        Step actual =
            i == 0 ? driver.start(answers, true, false) : driver.fire(step.event(), false);
        if (!actual.configuration().equals(step.leaves())) {
          return "step " + i + " leads to " + actual;
        }
      }
      if (answers.isWaiting()) {
        return "The machine does not ask all of " + asked;
      }
      if (unhandled.isPresent()) {
        answers.isFree = true;
        Step actual = driver.fire(unhandled.get(), false);
        if (!UNHANDLED.contains(actual.outcome())) {
          return unhandled.get() + " is handled: " + actual;
        }
      }
      return "";
    }
  }

  /**
   * A call of a predicate or choice.
   *
   * @param evaluation the number of the evaluation of guards
   * @param answer {@code true}, {@code false} or the chosen state
   */
  private record Question(int evaluation, String name, String answer) {}

  /**
   * The results in a counterexample. Calls that the counterexample does not mention have arbitrary
   * results.
   */
  private static final class ReportedAnswers implements Answers {

    private final SplittableRandom random;
    private final List<Question> asked = new ArrayList<>();

    /**
     * For each evaluation with calls and each choice, whether the counterexample contains it as the
     * next one.
     */
    private final List<Boolean> decisions = new ArrayList<>();

    private int decided;
    private Counterexample.Step step;

    /** The number of evaluations of the step that have been matched so far. */
    private int reported;

    private boolean isNew;
    private int evaluations;
    private final Map<String, Boolean> evaluation = new HashMap<>();

    /** The number of choices of each method that have been matched so far. */
    private final Map<String, Integer> chosen = new HashMap<>();

    ReportedAnswers(long seed) {
      this.random = new SplittableRandom(seed);
    }

    void restart() {
      decided = 0;
      asked.clear();
    }

    /** Returns the calls with their results, in order. */
    List<Question> asked() {
      return List.copyOf(asked);
    }

    /**
     * Prepares the next combination of decisions about which evaluations match. Returns false if
     * all combinations have been tried.
     */
    boolean tryNext() {
      decisions.subList(decided, decisions.size()).clear();
      while (!decisions.isEmpty() && !decisions.get(decisions.size() - 1)) {
        decisions.remove(decisions.size() - 1);
      }
      if (decisions.isEmpty()) {
        return false;
      }
      decisions.set(decisions.size() - 1, false);
      return true;
    }

    void begin(Counterexample.Step next) {
      step = next;
      reported = 0;
      chosen.clear();
    }

    @Override
    public void evaluates() {
      evaluation.clear();
      evaluations++;
      isNew = true;
    }

    @Override
    public boolean holds(String predicate, Integer context) {
      if (isNew && reported < step.answers().size() && isReported()) {
        evaluation.putAll(step.answers().get(reported++));
      }
      isNew = false;
      boolean answer = evaluation.computeIfAbsent(predicate, p -> random.nextBoolean());
      asked.add(new Question(evaluations, predicate, String.valueOf(answer)));
      return answer;
    }

    /** Returns the decision whether the present call matches the next one in the counterexample. */
    private boolean isReported() {
      if (decided == decisions.size()) {
        decisions.add(true);
      }
      return decisions.get(decided++);
    }

    @Override
    public String choose(String choice, List<String> targets, Integer context) {
      List<String> reportedStates = step.choices().getOrDefault(choice, List.of());
      int number = chosen.getOrDefault(choice, 0);
      boolean isAlwaysEqual = Set.copyOf(reportedStates).size() == 1;
      boolean isNext = number < reportedStates.size() && (isAlwaysEqual || isReported());
      String state = isNext ? reportedStates.get(number) : targets.get(0);
      if (isNext && !isAlwaysEqual) {
        chosen.put(choice, number + 1);
      }
      asked.add(new Question(evaluations, choice, state));
      return state;
    }
  }

  /** The results in a run of the interpreter. */
  private static final class RecordedAnswers implements Answers {

    private final List<Question> waiting = new ArrayList<>();
    private final Map<String, String> evaluation = new HashMap<>();
    private int evaluations;
    private boolean isFree;

    /**
     * Creates the results.
     *
     * @param isRepeating whether the machine repeats the questions that the interpreter repeats
     */
    RecordedAnswers(List<Question> asked, boolean isRepeating) {
      Set<List<Object>> known = new HashSet<>();
      for (Question question : asked) {
        if (known.add(List.of(question.evaluation(), question.name())) || isRepeating) {
          waiting.add(question);
        }
      }
    }

    /** Returns whether the interpreter has made calls that the machine has not made yet. */
    boolean isWaiting() {
      return !waiting.stream().map(Question::name).allMatch(evaluation::containsKey);
    }

    private String answer(String name) {
      // the interpreter evaluates guards again after an event that no transition handles
      while (!waiting.isEmpty()
          && !waiting.get(0).name().equals(name)
          && evaluation.containsKey(waiting.get(0).name())) {
        waiting.remove(0);
      }
      if (waiting.isEmpty() || !waiting.get(0).name().equals(name)) {
        String known = evaluation.get(name);
        if (known == null) {
          throw new IllegalStateException("asks " + name + " before " + waiting);
        }
        return known;
      }
      Question question = waiting.remove(0);
      if (question.evaluation() != evaluations) {
        evaluations = question.evaluation();
        evaluation.clear();
      }
      evaluation.put(name, question.answer());
      return question.answer();
    }

    @Override
    public boolean holds(String predicate, Integer context) {
      return isFree || answer(predicate).equals("true");
    }

    @Override
    public String choose(String choice, List<String> targets, Integer context) {
      return isFree ? targets.get(0) : answer(choice);
    }
  }
}
