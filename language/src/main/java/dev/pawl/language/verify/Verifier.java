package dev.pawl.language.verify;

import dev.pawl.language.explore.Constraints;
import dev.pawl.language.explore.EventResponses;
import dev.pawl.language.explore.Exploration;
import dev.pawl.language.explore.Exploration.Edge;
import dev.pawl.language.explore.Explorer;
import dev.pawl.language.explore.Limits;
import dev.pawl.language.explore.Situation;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Property;
import dev.pawl.language.model.Property.AlwaysPossible;
import dev.pawl.language.model.Property.AtMost;
import dev.pawl.language.model.Property.Claim;
import dev.pawl.language.model.Property.Eventually;
import dev.pawl.language.model.Property.HandlesAll;
import dev.pawl.language.model.Property.Never;
import dev.pawl.language.model.Property.OnlyAfter;
import dev.pawl.language.model.Property.Proposition;
import dev.pawl.language.model.Property.Response;
import dev.pawl.language.model.Property.Scope;
import dev.pawl.language.model.Verification;
import dev.pawl.language.semantics.Counterexample;
import dev.pawl.language.semantics.PropertyResult;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The verifier of a machine's properties. The verifier explores all configurations that the machine
 * can reach. The machine must have passed all other checks.
 */
public final class Verifier {

  /** The maximum number of situations if they contain the remaining times of timers. */
  private static final int MAX_TIMED_SITUATIONS = 20_000;

  /** The maximum number of nodes in the product of the situations and the states of an observer. */
  private static final int MAX_PRODUCT_NODES = 1 << 25;

  private static final String UNKNOWN_GUARDS = "its guards use too many predicates";

  private final ResolvedMachine machine;
  private final Verification declared;
  private final Limits limits;
  private final Exploration exploration;
  private final Propositions propositions;
  private final RunText text;
  private final List<Integer> arriving = new ArrayList<>();

  /** The runs without an observer; null until a property needs these runs. */
  private @Nullable ObservedRuns allRuns;

  private Verifier(ResolvedMachine machine, Limits limits) {
    this.machine = machine;
    this.declared = machine.declared().verification();
    this.limits = limits;
    Constraints constraints = new Constraints(declared);
    boolean isRemembering =
        declared.properties().stream()
            .flatMap(Property::propositions)
            .anyMatch(Propositions::isMixed);
    this.exploration = explore(machine, constraints, limits, isRemembering);
    this.propositions = new Propositions(machine);
    this.text = new RunText(machine, exploration);
    for (Verification.Assumption assumption : declared.assumptions()) {
      if (assumption instanceof Verification.KeepsArriving keeps) {
        keeps.events().forEach(e -> arriving.add(propositions.event(e.name())));
      }
    }
  }

  /**
   * Explores a machine, with the remaining times of its timers if this does not lead to too many
   * situations.
   */
  private static Exploration explore(
      ResolvedMachine machine, Constraints constraints, Limits limits, boolean isRemembering) {
    Explorer explorer = new Explorer(machine, constraints, limits, isRemembering);
    if (explorer.timers().count() > 1) {
      int most = Math.min(MAX_TIMED_SITUATIONS, limits.situations());
      Exploration timed =
          Exploration.of(new Explorer(machine, constraints, limits, isRemembering, true), most);
      if (!timed.isFull()) {
        return timed;
      }
    }
    return Exploration.of(explorer, limits.situations());
  }

  /** Decides all properties of a machine, in declared order. */
  public static List<PropertyResult> verify(ResolvedMachine machine) {
    return verify(machine, Limits.of(machine.declared().verification(), Limits.DEFAULT));
  }

  /** Decides all properties of a machine within limits. */
  public static List<PropertyResult> verify(ResolvedMachine machine, Limits limits) {
    if (machine.declared().verification().properties().isEmpty()) {
      return List.of();
    }
    Verifier verifier = new Verifier(machine, limits);
    return verifier.declared.properties().stream().map(verifier::decide).toList();
  }

  private PropertyResult decide(Property property) {
    if (property.claim() instanceof AlwaysPossible possible) {
      return alwaysPossible(property, possible);
    } else if (property.claim() instanceof HandlesAll handles) {
      return handlesAll(property, handles);
    }
    return observe(property);
  }

  private PropertyResult observe(Property property) {
    Observer observer = observer(property.claim(), property.scope());
    Scope scope = property.scope();
    Claim claim = property.claim();
    Proposition subject = claim.propositions().get(0);
    if (claim instanceof AtMost most
        && (long) exploration.size() * observer.size() > MAX_PRODUCT_NODES) {
      return result(
          property,
          Verdict.NOT_DECIDED,
          "it has too many configurations to count to " + most.most());
    }
    ObservedRuns runs =
        new ObservedRuns(
            exploration,
            observer,
            new ObservedRuns.Tests(
                propositions.test(subject, claim instanceof Property.Always),
                propositions.test(claim.propositions().stream().skip(1).findFirst()),
                propositions.test(scope.after()),
                propositions.test(scope.before())));
    if (runs.broken().isPresent()) {
      return fails(property, runs.broken().get(), List.of(), false);
    }
    Optional<FairCycles.Lasso> cycle = FairCycles.find(exploration, runs, arriving);
    if (cycle.isPresent()) {
      return fails(property, cycle.get().path(), cycle.get().loop(), true);
    } else if (!exploration.isComplete()) {
      return notDecided(property);
    } else if ((claim instanceof Eventually || claim instanceof Response)
        && exploration.excludes(
            i -> exploration.explorer().timers().isTimer(i) || arriving.contains(i))) {
      return result(
          property,
          Verdict.NOT_DECIDED,
          "a timer or an event that keeps arriving leads to more deferred events than deferredAtMost"
              + " allows");
    } else if (!property.mayBeVacuous()) {
      Optional<String> reason = vacuous(property, observer);
      if (reason.isPresent()) {
        return result(property, Verdict.VACUOUS, reason.get());
      }
    }
    return result(property, Verdict.HOLDS, "");
  }

  private static Observer observer(Claim claim, Scope scope) {
    boolean hasAfter = scope.after().isPresent();
    boolean hasBefore = scope.before().isPresent();
    if (claim instanceof OnlyAfter) {
      return new Observer(Observer.Pattern.ONLY_AFTER, 0, hasAfter, hasBefore);
    } else if (claim instanceof Eventually) {
      return new Observer(Observer.Pattern.EVENTUALLY, 0, hasAfter, hasBefore);
    } else if (claim instanceof Response) {
      return new Observer(Observer.Pattern.RESPONSE, 0, hasAfter, hasBefore);
    } else if (claim instanceof AtMost most) {
      return new Observer(Observer.Pattern.AT_MOST, most.most(), hasAfter, hasBefore);
    }
    return new Observer(Observer.Pattern.NEVER, 0, hasAfter, hasBefore);
  }

  private Optional<String> vacuous(Property property, Observer observer) {
    Scope scope = property.scope();
    if (!observer.wasScoped()) {
      String which =
          scope.after().isPresent() && scope.before().isPresent()
              ? scope.after().get().text()
                  + (observer.wasEndedAtOnce() && !observer.wasOpened()
                      ? " never happens without "
                      : " is never followed by ")
                  + scope.before().get().text()
              : scope.after().or(scope::before).map(p -> p.text() + " never happens").orElse("");
      return Optional.of(which);
    }
    Claim claim = property.claim();
    if (observer.wasTriggered()) {
      return Optional.empty();
    } else if (claim instanceof Never never) {
      return neverActive(never.what());
    } else if (claim instanceof Property.Always || claim instanceof Eventually) {
      return Optional.empty();
    }
    return Optional.of(claim.propositions().get(0).text() + " never happens");
  }

  /**
   * Returns a remark about a state that the proposition names but that is never active. Returns
   * empty if there is no such state, or if the proposition names only one state or predicate.
   */
  private Optional<String> neverActive(Proposition proposition) {
    Set<String> states = proposition.formula().states();
    if (states.size() + proposition.formula().predicates().size() < 2) {
      return Optional.empty();
    }
    return states.stream()
        .filter(
            s -> {
              int node = propositions.node(s);
              for (int i = 0; i < exploration.size(); i++) {
                if (exploration.situation(i).isActive(node)) {
                  return false;
                }
              }
              return true;
            })
        .findFirst()
        .map(s -> s + " is never active");
  }

  private PropertyResult alwaysPossible(Property property, AlwaysPossible claim) {
    if (!exploration.isComplete()) {
      return notDecided(property);
    }
    Propositions.Test goal = propositions.test(claim.what(), false);
    Propositions.Test given =
        claim.given().map(g -> propositions.test(g, false)).orElse((step, at) -> true);
    GoalReachability reachability = new GoalReachability(exploration, goal);
    ObservedRuns runs = allRuns();
    boolean isAsked = false;
    boolean isUnknown = false;
    Set<String> dependsOn = new LinkedHashSet<>();
    Optional<Counterexample> first = Optional.empty();
    for (int node : runs.reached()) {
      int index = runs.index(node);
      Situation situation = exploration.situation(index);
      if (!situation.isStable() || !given.holds(null, situation)) {
        continue;
      }
      isAsked = true;
      if (!reachability.isConceivable(index)) {
        return fails(property, runs.pathTo(node), List.of(), false);
      } else if (!reachability.isPossible(index)) {
        isUnknown = true;
      } else if (!reachability.isSure(index)) {
        dependsOn.addAll(text.dependencies(index, reachability.pathFrom(index)));
        first = first.or(() -> knownRun(runs.pathTo(node)));
      }
    }
    if (isUnknown) {
      return result(property, Verdict.NOT_DECIDED, UNKNOWN_GUARDS);
    } else if (!isAsked && !property.mayBeVacuous()) {
      return result(
          property,
          Verdict.VACUOUS,
          claim.given().map(g -> g.text() + " never holds").orElse("nothing can be reached"));
    }
    return dependsOn.isEmpty()
        ? result(property, Verdict.HOLDS, "")
        : dependsResult(property, dependsOn, first);
  }

  private ObservedRuns allRuns() {
    if (allRuns == null) {
      allRuns = ObservedRuns.all(exploration);
    }
    return allRuns;
  }

  private PropertyResult handlesAll(Property property, HandlesAll claim) {
    int state = propositions.node(claim.state().name());
    List<Integer> events = new ArrayList<>();
    for (var event : machine.events()) {
      boolean isExcepted =
          claim.except().stream()
              .anyMatch(e -> machine.declared().denoted(e.name()).equals(event.name()));
      boolean isFired = event.kind() != Event.Kind.DONE && !machine.isTimer(event);
      if (isFired && !isExcepted) {
        events.add(machine.number(event));
      }
    }
    ObservedRuns runs = allRuns();
    boolean isAsked = false;
    Set<String> dependsOn = new LinkedHashSet<>();
    Optional<Counterexample> first = Optional.empty();
    for (int node : runs.reached()) {
      Situation situation = runs.situation(node);
      if (!situation.isStable() || !situation.isActive(state)) {
        continue;
      }
      for (int event : events) {
        isAsked = true;
        EventResponses.Handling handling =
            exploration.explorer().responses().handling(situation, event);
        String name = machine.namedEvents().get(event).name();
        if (handling == EventResponses.Handling.REFUSED) {
          return fails(property, name, runs.pathTo(node), List.of(), false);
        } else if (handling == EventResponses.Handling.DEPENDS) {
          dependsOn.addAll(text.guards(situation, event));
          first = first.or(() -> knownRun(runs.pathTo(node)).map(run -> run.refusing(name)));
        }
      }
    }
    if (!exploration.isComplete()) {
      return notDecided(property);
    } else if (!isAsked && !property.mayBeVacuous()) {
      return result(
          property,
          Verdict.VACUOUS,
          events.isEmpty() ? "every event is excepted" : claim.state().name() + " is never active");
    }
    return dependsOn.isEmpty()
        ? result(property, Verdict.HOLDS, "")
        : dependsResult(property, dependsOn, first);
  }

  private PropertyResult fails(
      Property property, List<Edge> path, List<Edge> loop, boolean isEndless) {
    return fails(property, "", path, loop, isEndless);
  }

  /** Returns the run of a path; empty if it is not known whether guards allow this run. */
  private Optional<Counterexample> knownRun(List<Edge> path) {
    return path.stream().allMatch(e -> e.step().isKnownPossible())
        ? Optional.of(text.run(path, List.of(), false))
        : Optional.empty();
  }

  private PropertyResult fails(
      Property property, String refused, List<Edge> path, List<Edge> loop, boolean isEndless) {
    if (Stream.concat(path.stream(), loop.stream()).anyMatch(e -> !e.step().isKnownPossible())) {
      return result(property, Verdict.NOT_DECIDED, UNKNOWN_GUARDS);
    } else if (!exploration.isComplete() && loop.isEmpty() && !text.endsStable(path)) {
      return notDecided(property);
    }
    Counterexample run = text.run(path, loop, isEndless).refusing(refused);
    String what = machine.declared().lenient() ? " is ignored: " : " is refused: ";
    return new PropertyResult(
        property,
        Verdict.FAILS,
        (refused.isEmpty() ? "" : refused + what) + RunText.sentence(run),
        Optional.of(run),
        List.of(),
        counters());
  }

  private PropertyResult notDecided(Property property) {
    return result(property, Verdict.NOT_DECIDED, whyIncomplete());
  }

  private String whyIncomplete() {
    Optional<List<Integer>> contradiction = exploration.explorer().contradiction();
    if (contradiction.isPresent()) {
      List<String> values = new ArrayList<>();
      for (int i = 0; i < declared.counters().size(); i++) {
        values.add(declared.counters().get(i).name().name() + " is " + contradiction.get().get(i));
      }
      return "no results of the predicates satisfy the assumptions when "
          + String.join(" and ", values);
    } else if (exploration.isFull()) {
      return String.format(Locale.ROOT, "it has more than %,d configurations", limits.situations());
    }
    if (exploration.isExcluded()) {
      return "each run defers more events than deferredAtMost allows";
    }
    boolean isUnlimited =
        machine.nodes().stream().anyMatch(n -> !n.deferred().isEmpty())
            && declared.assumptions().stream()
                .noneMatch(Verification.DeferredAtMost.class::isInstance);
    return "too many events may be queued or deferred"
        + (isUnlimited ? "; the assumption deferredAtMost can limit them" : "");
  }

  private PropertyResult dependsResult(
      Property property, Set<String> names, Optional<Counterexample> run) {
    return new PropertyResult(
        property,
        Verdict.DEPENDS,
        "it depends on " + String.join(", ", names),
        run,
        List.copyOf(names),
        counters());
  }

  private PropertyResult result(Property property, Verdict verdict, String reason) {
    return new PropertyResult(property, verdict, reason, Optional.empty(), List.of(), counters());
  }

  private List<String> counters() {
    return declared.counters().stream().map(c -> c.name().name()).toList();
  }
}
