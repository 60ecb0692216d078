package dev.pawl.processor.read.annotation;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.CompletionEvents;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Forbid;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Part;
import dev.pawl.language.model.Shapes;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.model.Storage;
import dev.pawl.language.model.TypeLookup;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.model.name.WireNames;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Reads the machine that an annotated enum declares. References to states, events and constants are
 * not checked here, but by later checks.
 */
public final class EnumReader {

  /** The suffixes of the names of state enums, which are removed to get the name of the machine. */
  private static final List<String> SUFFIXES = List.of("States", "State", "Status");

  private final TypeLookup types;
  private final DescriptionReader prose;
  private final boolean sketch;

  /**
   * Creates a reader.
   *
   * @param sketch whether the compiler rejects the enum; if so, as much as possible is read, and
   *     problems are not reported
   */
  public EnumReader(Elements elements, TypeLookup types, boolean sketch) {
    this.types = types;
    this.sketch = sketch;
    this.prose = new DescriptionReader(elements);
  }

  /**
   * Returns the machine, even if it has problems; empty if the enum has no {@code @StateMachine},
   * or if the annotation is not allowed there.
   */
  public Optional<Machine> read(TypeElement type, Problems problems) {
    return ElementAnnotation.first(type, PawlAnnotation.STATE_MACHINE)
        .filter(m -> Declarable.checkEnum(type, m, problems))
        .map(m -> new Reading(type, m, problems).machine());
  }

  /**
   * Returns whether an annotation of an enum refers to a missing type or constant. An enum with
   * missing types or constants is read in a later round, because another processor can still
   * generate the missing types or constants. If a type or constant stays missing, the compiler
   * reports it.
   */
  public static boolean unresolved(TypeElement type) {
    return Stream.concat(Stream.of(type), constants(type).stream())
        .anyMatch(
            e ->
                Stream.of(PawlAnnotation.values())
                    .flatMap(a -> ElementAnnotation.all(e, a).stream())
                    .anyMatch(ElementAnnotation::unresolved));
  }

  private static List<? extends Element> constants(TypeElement type) {
    return type.getEnclosedElements().stream()
        .filter(e -> e.getKind() == ElementKind.ENUM_CONSTANT)
        .toList();
  }

  private final class Reading {
    private final TypeElement type;
    private final ElementAnnotation annotation;
    private final Problems problems;

    Reading(TypeElement type, ElementAnnotation annotation, Problems problems) {
      this.type = type;
      this.annotation = annotation;
      this.problems = problems;
    }

    Machine machine() {
      List<? extends Element> constants = constants(type);
      String name = name();
      Optional<TypeRef> context = context();
      EventNames events = new EventNames(eventType());
      TransitionReader transitions = new TransitionReader(events, sketch, problems);
      StateReader stateReader = new StateReader(prose, transitions, events, problems);
      List<TreeBuilder.Node> nodes = constants.stream().map(stateReader::read).toList();
      DeclaredTransitions read = transitions.read(type, name);
      nodes.forEach(n -> checkTimers(n.state(), read));
      String description = prose.of(annotation, type);
      DamagedText damaged = new DamagedText(problems);
      damaged.check(type, description);
      for (int i = 0; i < constants.size(); i++) {
        damaged.check(constants.get(i), nodes.get(i).state().description());
      }
      State root =
          State.root(annotation.origin())
              .description(description)
              .transitions(read.transitions())
              .children(TreeBuilder.build(nodes, name, problems))
              .behavior(BehaviorReader.ofRoot(annotation.flag("parallel"), read))
              .build();
      StateTree tree = new StateTree(root, nodes.stream().map(n -> n.state().name()).toList());
      List<Event> declared = new EventReader(events, name, prose, problems).read(type);
      List<Event> allEvents =
          events.type().isPresent() ? declared : CompletionEvents.added(declared, tree);
      String packageName = TypeMirrors.packageName(type);
      Set<Part> included = parts("include");
      Storage storage =
          new StorageReader(type, annotation)
              .read(
                  constants,
                  types,
                  included,
                  s -> Shapes.of(types, packageName, root, allEvents, context, s));
      return new Machine(
          new Machine.Identity(name, packageName, description, annotation.origin("name")),
          new Machine.Settings(
              annotation.constants("unexpected").contains("IGNORE"),
              wireNames(),
              annotation.flag("threadSafe"),
              TypeMirrors.all(type, Modifier.PUBLIC),
              parts("omit"),
              included,
              storage),
          new Machine.UserTypes(
              Optional.of(TypeMirrors.ref(type)),
              events.type(),
              Optional.empty(),
              context,
              List.of()),
          tree,
          allEvents,
          forbids(),
          new ViewReader(types, problems).read(constants),
          new VerificationReader(problems).read(type));
    }

    /**
     * Reports a timer of the machine whose event has the name of a timer event of {@code state}.
     */
    private void checkTimers(State state, DeclaredTransitions root) {
      Set<String> own =
          state.behavior().timers().stream().map(t -> t.event().name()).collect(Collectors.toSet());
      for (Behavior.Timer timer : root.timers()) {
        String event = timer.event().name();
        if (own.contains(event)) {
          String flaw = "the state \"" + state.name() + "\" has a timer with that name";
          problems.add(Code.BAD_NAME, timer.event().origin(), event, "the machine's timer", flaw);
        }
      }
    }

    private String name() {
      Optional<NameReference> given = annotation.name("name");
      given.ifPresent(n -> NameRules.check(n, "a machine", problems));
      return given
          .map(NameReference::name)
          .orElseGet(() -> derived(type.getSimpleName().toString()));
    }

    /**
     * Returns the name of an enum without its suffix, such as {@code State}. If the name is only a
     * suffix, returns the name of the enclosing type.
     */
    private String derived(String simpleName) {
      if (!SUFFIXES.contains(simpleName)) {
        return SUFFIXES.stream()
            .filter(simpleName::endsWith)
            .map(suffix -> simpleName.substring(0, simpleName.length() - suffix.length()))
            .filter(rest -> !Words.of(rest).isEmpty())
            .findFirst()
            .orElse(simpleName);
      }
      if (type.getEnclosingElement() instanceof TypeElement outer) {
        return outer.getSimpleName().toString();
      }
      problems.add(
          Code.NAME_LACKS, "Write @StateMachine(name = \"…\").", annotation.origin(), simpleName);
      return simpleName;
    }

    private Optional<TypeRef> context() {
      Optional<TypeRef> context = new TypeReader(problems).read(annotation, "context");
      if (context.filter(TypeRef::isPrimitive).isPresent()) {
        problems.add(
            Code.WRONG_TYPE,
            "Use its wrapper class.",
            annotation.origin("context"),
            "\"context\"",
            "a class",
            "a primitive type");
        // a context, so that no problems of updates follow
        return Optional.of(TypeRef.of("java.lang", "Object"));
      }
      if (context.filter(types::isKotlinValueClass).isPresent()) {
        problems.add(
            Code.WRONG_TYPE,
            TypeLookup.INSTEAD_OF_VALUE_CLASS,
            annotation.origin("context"),
            "\"context\"",
            "a class that Kotlin does not inline",
            "a value class");
      }
      return context;
    }

    private Optional<Machine.EventType> eventType() {
      if (annotation.unresolved("events")) {
        return Optional.empty();
      }
      Optional<TypeRef> events = new TypeReader(problems).readEnum(annotation, "events");
      Optional<List<String>> constants = events.flatMap(types::constants);
      if (events.isPresent() && constants.isEmpty()) {
        problems.add(
            Code.WRONG_TYPE,
            annotation.origin("events"),
            "\"events\"",
            "an enum",
            annotation.type("events").map(TypeMirrors::words).orElse("that"));
      }
      return constants.map(
          c -> new Machine.EventType(events.get(), c, annotation.origin("events")));
    }

    private WireNames wireNames() {
      return annotation.constants("wireNames").stream()
          .flatMap(name -> Stream.of(WireNames.values()).filter(w -> w.name().equals(name)))
          .findFirst()
          .orElse(WireNames.AS_DECLARED);
    }

    private Set<Part> parts(String attribute) {
      List<String> names = annotation.constants(attribute);
      Set<Part> parts = EnumSet.noneOf(Part.class);
      Stream.of(Part.values()).filter(p -> names.contains(p.name())).forEach(parts::add);
      return parts;
    }

    private List<Forbid> forbids() {
      List<Forbid> forbids = new ArrayList<>();
      for (ElementAnnotation forbid : ElementAnnotation.all(type, PawlAnnotation.FORBID)) {
        String because = JavadocReader.oneLine(forbid.text("because"));
        if (because.isEmpty() && !forbid.unresolved("because")) {
          problems.add(Code.MISSING_KEY, forbid.origin("because"), "@Forbid", "because");
        }
        Stream.of("from", "to")
            .filter(end -> forbid.names(end).isEmpty() && !forbid.unresolved(end))
            .forEach(end -> problems.add(Code.MISSING_KEY, forbid.origin(end), "@Forbid", end));
        forbids.add(new Forbid(forbid.names("from"), forbid.names("to"), because, forbid.origin()));
      }
      return forbids;
    }
  }
}
