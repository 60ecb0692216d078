package dev.pawl.diagrams.document.declaration;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.CompletionEvents;
import dev.pawl.language.model.Delay;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Forbid;
import dev.pawl.language.model.Formula;
import dev.pawl.language.model.Guard;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.Property;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.model.Storage;
import dev.pawl.language.model.Transition;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.model.Verification;
import dev.pawl.language.model.View;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.SourceVersion;

/**
 * Reduces a machine in YAML to the part that an enum can declare, and replaces names that constants
 * cannot have.
 */
final class AsEnum {

  private final Machine machine;
  private final ResolvedMachine resolved;

  private AsEnum(ResolvedMachine resolved) {
    this.resolved = resolved;
    this.machine = resolved.declared();
  }

  /**
   * Returns the part that an enum can declare. A machine declared by an enum is returned unchanged.
   */
  static ResolvedMachine of(ResolvedMachine machine) {
    return machine.declared().stateType().isPresent()
        ? machine
        : ResolvedMachine.of(new AsEnum(machine).machine());
  }

  private Machine machine() {
    State root = root();
    Set<String> used = new HashSet<>();
    used(root, used);
    return new Machine(
        new Machine.Identity(
            machine.name(), machine.packageName(), prose(machine.description()), Origin.NONE),
        settings(),
        new Machine.UserTypes(
            Optional.empty(),
            machine.eventType(),
            machine.types().unseenEvents(),
            machine.context().map(AsEnum::erased),
            List.of()),
        new StateTree(root),
        CompletionEvents.added(
            machine.events().stream()
                .map(this::event)
                .filter(e -> e.kind() != Event.Kind.DONE || used.contains(e.name()))
                .toList(),
            new StateTree(root)),
        machine.forbids().stream().map(this::forbid).toList(),
        machine.views().stream().map(this::view).toList(),
        verification());
  }

  private Verification verification() {
    return new Verification(
        machine.verification().assumptions(),
        machine.verification().counters(),
        machine.verification().properties().stream()
            .map(
                p ->
                    new Property(
                        p.name(),
                        claim(p.claim()),
                        new Property.Scope(
                            p.scope().after().map(this::proposition),
                            p.scope().before().map(this::proposition)),
                        prose(p.description()),
                        p.requirements(),
                        p.accepted(),
                        p.mayBeVacuous(),
                        p.origin()))
            .toList());
  }

  private Property.Claim claim(Property.Claim claim) {
    if (claim instanceof Property.Never c) {
      return new Property.Never(proposition(c.what()));
    } else if (claim instanceof Property.Always c) {
      return new Property.Always(proposition(c.what()));
    } else if (claim instanceof Property.Eventually c) {
      return new Property.Eventually(proposition(c.what()));
    } else if (claim instanceof Property.OnlyAfter c) {
      return new Property.OnlyAfter(proposition(c.what()), proposition(c.after()));
    } else if (claim instanceof Property.Response c) {
      return new Property.Response(proposition(c.whenever()), proposition(c.eventually()));
    } else if (claim instanceof Property.AtMost c) {
      return new Property.AtMost(c.most(), proposition(c.of()));
    } else if (claim instanceof Property.AlwaysPossible c) {
      return new Property.AlwaysPossible(proposition(c.what()), c.given().map(this::proposition));
    }
    Property.HandlesAll c = (Property.HandlesAll) claim;
    return new Property.HandlesAll(state(c.state()), c.except());
  }

  private Property.Proposition proposition(Property.Proposition proposition) {
    return new Property.Proposition(renamed(proposition.formula()), proposition.origin());
  }

  private Formula renamed(Formula formula) {
    if (formula instanceof Formula.Predicate p) {
      Property.Atom atom = Property.Atom.of(p.name());
      boolean isState =
          atom.kind() == Property.Atom.Kind.ENTERED || atom.kind() == Property.Atom.Kind.EXITED;
      String word = p.name().substring(0, Math.max(0, p.name().indexOf('(')));
      return isState ? new Formula.Predicate(word + "(" + name(atom.name()) + ")") : p;
    } else if (formula instanceof Formula.In in) {
      return new Formula.In(name(in.state()));
    } else if (formula instanceof Formula.Not not) {
      return new Formula.Not(renamed(not.operand()));
    } else if (formula instanceof Formula.And and) {
      return new Formula.And(and.operands().stream().map(this::renamed).toList());
    }
    return new Formula.Or(((Formula.Or) formula).operands().stream().map(this::renamed).toList());
  }

  private static void used(State state, Set<String> used) {
    state.transitions().forEach(t -> used.add(t.event().name()));
    used.addAll(NameReference.names(state.behavior().ignored()));
    state.children().forEach(c -> used(c, used));
  }

  private Machine.Settings settings() {
    Machine.Settings s = machine.settings();
    Storage storage = machine.storage();
    List<Storage.Renamed> renamed = new ArrayList<>();
    for (State state : machine.tree().declared()) {
      Optional<NameReference> from =
          storage.renamedStates().stream()
              .filter(r -> r.name().equals(state.name()))
              .map(Storage.Renamed::from)
              .findFirst();
      boolean kept = !storage.serializers().isEmpty() && isRenamed(state);
      from.or(() -> kept ? Optional.of(ref(state.name())) : Optional.empty())
          .ifPresent(f -> renamed.add(new Storage.Renamed(name(state.name()), f)));
    }
    return new Machine.Settings(
        s.lenient(),
        s.wireNames(),
        s.threadSafe(),
        s.isPublic(),
        s.omit(),
        s.include(),
        new Storage(
            storage.serializers(),
            storage.reservedStates().stream()
                .filter(r -> !r.name().name().contains("->"))
                .map(r -> new Storage.Reserved(r.name(), r.becomes().map(this::state)))
                .toList(),
            storage.reservedEvents(),
            renamed,
            storage.renamedEvents(),
            storage.shapes(),
            storage.libraries(),
            storage.places()));
  }

  private State root() {
    State root = machine.root();
    Set<State> begun = Collections.newSetFromMap(new java.util.IdentityHashMap<>());
    if (!root.isParallel()) {
      resolved.root().named().stream()
          .map(n -> machine.tree().upwards(n.number()))
          .forEach(path -> begun.add(machine.tree().node(path.get(path.size() - 2))));
    }
    List<State> children = new ArrayList<>();
    for (State child : root.children()) {
      State.Builder made = copy(child);
      if (begun.contains(child)) {
        made.initial(Optional.of(new State.Initial("")));
      }
      children.add(made.build());
    }
    Behavior b = root.behavior();
    return State.root(Origin.NONE)
        .description(prose(machine.description()))
        .transitions(root.transitions().stream().map(this::transition).toList())
        .children(children)
        .behavior(
            Behavior.builder()
                .parallel(b.parallel())
                .always(b.always().stream().map(this::transition).toList())
                .timers(b.timers().stream().map(t -> timer(t, false)).toList())
                .build())
        .build();
  }

  private State.Builder copy(State state) {
    Behavior b = state.behavior();
    return State.builder(name(state.name()), Origin.NONE)
        .description(prose(state.description()))
        .initial(state.initial().map(i -> new State.Initial(prose(i.description()))))
        .isFinal(state.isFinal())
        .external(state.external())
        .layout(state.layout())
        .tags(state.tags())
        .wireName(wireName(state))
        .aliases(state.aliases())
        .requirements(state.requirements())
        .transitions(state.transitions().stream().map(this::transition).toList())
        .children(state.children().stream().map(c -> copy(c).build()).toList())
        .behavior(
            Behavior.builder()
                .parallel(b.parallel())
                .history(b.history())
                .initial(states(b.initial()))
                .entry(b.entry())
                .exit(b.exit())
                .always(b.always().stream().map(this::transition).toList())
                .timers(b.timers().stream().map(t -> timer(t, isRenamed(state))).toList())
                .ignored(b.ignored().stream().map(this::event).toList())
                .deferred(b.deferred())
                .build());
  }

  private Optional<NameReference> wireName(State state) {
    String now = machine.wireNames().of(name(state.name()));
    String before = machine.wireName(state);
    boolean told = state.wireName().isEmpty() && !state.isHistory() && !now.equals(before);
    return told ? Optional.of(ref(before)) : state.wireName();
  }

  private Behavior.Timer timer(Behavior.Timer timer, boolean renamed) {
    Delay delay = timer.delay();
    boolean method = delay.constant().isEmpty() && !SourceVersion.isIdentifier(delay.text());
    String text = method ? Words.of(delay.text()).method() : delay.text();
    boolean told = (method || renamed) && machine.eventEnum().isEmpty();
    return new Behavior.Timer(
        timer.event(),
        new Delay(text, delay.constant(), Origin.NONE),
        timer.name().or(() -> told ? Optional.of(timer.event()) : Optional.empty()),
        timer.repeats());
  }

  private Transition transition(Transition transition) {
    return transition.toBuilder()
        .event(event(transition.event()))
        .targets(states(transition.targets()))
        .guard(transition.guard().map(g -> new Guard(formula(g.formula()), Origin.NONE)))
        .description(prose(transition.description()))
        .build();
  }

  private Formula formula(Formula formula) {
    if (formula instanceof Formula.In in) {
      return new Formula.In(name(in.state()));
    } else if (formula instanceof Formula.Not not) {
      return new Formula.Not(formula(not.operand()));
    } else if (formula instanceof Formula.And and) {
      return new Formula.And(and.operands().stream().map(this::formula).toList());
    } else if (formula instanceof Formula.Or or) {
      return new Formula.Or(or.operands().stream().map(this::formula).toList());
    }
    return formula;
  }

  private Event event(Event event) {
    return new Event(
        event.kind() == Event.Kind.DONE ? event(ref(event.name())).name() : event.name(),
        prose(event.description()),
        event.payload().stream()
            .map(p -> new Event.Param(p.name(), erased(p.type()), Origin.NONE))
            .toList(),
        event.kind(),
        event.declared(),
        Origin.NONE);
  }

  private NameReference event(NameReference event) {
    String name = event.name();
    boolean done =
        name.startsWith(Event.DONE_PREFIX)
            && machine.events().stream()
                .anyMatch(e -> e.name().equals(name) && e.kind() == Event.Kind.DONE);
    return done ? ref(Event.DONE_PREFIX + name(name.substring(Event.DONE_PREFIX.length()))) : event;
  }

  private Forbid forbid(Forbid forbid) {
    return new Forbid(states(forbid.from()), states(forbid.to()), forbid.because(), Origin.NONE);
  }

  private View view(View view) {
    List<View.Entry> entries =
        view.entries().stream().map(e -> new View.Entry(state(e.state()), e.value())).toList();
    return new View(view.type(), view.constants(), entries, Origin.NONE);
  }

  private List<NameReference> states(List<NameReference> states) {
    return states.stream().map(this::state).toList();
  }

  private NameReference state(NameReference state) {
    return ref(state.name().equals("*") ? "*" : name(state.name()));
  }

  private static boolean isRenamed(State state) {
    return !name(state.name()).equals(state.name());
  }

  private static String name(String state) {
    if (SourceVersion.isName(state) && state.indexOf('.') < 0) {
      return state;
    }
    Words words = Words.of(state);
    boolean same = Words.of(words.constant()).equals(words);
    boolean digit = Character.isDigit(words.snake().charAt(0));
    return same ? words.constant() : (digit ? "_" : "") + words.snake();
  }

  private static TypeRef erased(TypeRef type) {
    List<TypeRef> any = Collections.nCopies(type.arguments().size(), TypeRef.of("", "?"));
    return new TypeRef(type.packageName(), type.simpleNames(), any, type.dimensions());
  }

  private static String prose(String text) {
    return text.replaceAll("\\s+", " ").strip();
  }

  private static NameReference ref(String name) {
    return new NameReference(name, Origin.NONE);
  }
}
