package dev.pawl.cli.importer.diagram;

import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.ImportedState;
import dev.pawl.cli.importer.ImportedTransition;
import dev.pawl.cli.importer.ImportedTrigger;
import dev.pawl.cli.importer.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The transitions of arrows: their triggers, guards and targets. */
final class ArrowTransitions {

  private final StateDiagram diagram;
  private final DiagramNames names;
  private final Junctions junctions;
  private final DiagramStates states;
  private final Joins joins;

  ArrowTransitions(
      StateDiagram diagram,
      DiagramNames names,
      Junctions junctions,
      DiagramStates states,
      Joins joins) {
    this.diagram = diagram;
    this.names = names;
    this.junctions = junctions;
    this.states = states;
    this.joins = joins;
  }

  /** Adds the transitions of an arrow to a state. */
  void addTransitions(DiagramArrow arrow, ImportedState source, DiagramNode from)
      throws ImportError {
    for (ArrowLabel label : junctions.labels(arrow)) {
      boolean isAmbiguous = isAmbiguous(arrow, label);
      ArrowLabel read = isAmbiguous ? distinct(arrow, label) : label;
      List<Junctions.Path> paths =
          pathsToStates(joins.untilJoins(junctions.paths(arrow, read), from), arrow.place());
      boolean isConditional =
          joins.at(arrow.to()) != null
              || paths.stream().anyMatch(p -> !p.label().guards().isEmpty());
      for (Junctions.Path path : paths) {
        List<ImportedTrigger> triggers =
            isAmbiguous
                ? List.of(new ImportedTrigger.OnEvent(read.event()))
                : triggers(path, arrow, from, isConditional);
        for (ImportedTrigger trigger : triggers) {
          ImportedTransition transition = transition(trigger, path, arrow, from);
          if (isEndless(transition, source)) {
            diagram.remark(
                arrow.place(),
                "an arrow without an event that leads back to \"" + source.name() + "\"",
                "left out; the state waits until a guard holds");
          } else {
            source.transitions().add(transition);
          }
        }
      }
    }
  }

  /** Returns whether a transition would be taken again and again without an event. */
  private static boolean isEndless(ImportedTransition transition, ImportedState source) {
    return transition.trigger() instanceof ImportedTrigger.Eventless
        && transition.guard().isEmpty()
        && transition.targets().equals(List.of(source.id()));
  }

  /**
   * Returns whether two arrows from a node to different states have the same event and no guards.
   * In such diagrams, the text before the slash is often not an event, as in {@code admin /
   * approves} and {@code admin / rejects}.
   */
  private boolean isAmbiguous(DiagramArrow arrow, ArrowLabel label) {
    return isPhrase(label)
        && labelsToOthers(arrow)
            .anyMatch(other -> isPhrase(other) && bareEvent(other).equals(bareEvent(label)));
  }

  /** Returns the labels of the arrows from the same node to other nodes. */
  private Stream<ArrowLabel> labelsToOthers(DiagramArrow arrow) {
    return junctions.from(arrow.from()).stream()
        .filter(other -> other.to() != arrow.to())
        .flatMap(other -> junctions.labels(other).stream());
  }

  private boolean isPhrase(ArrowLabel label) {
    return !names.isOwn() && !label.event().isEmpty() && label.guards().isEmpty();
  }

  private static String bareEvent(ArrowLabel label) {
    return DiagramWords.withoutArguments(label.event());
  }

  /**
   * Returns a label whose event is not on an arrow from the same node to another state. The event
   * is the whole text of the label. If an arrow to another state has the same text, the name of the
   * target is added.
   */
  private ArrowLabel distinct(DiagramArrow arrow, ArrowLabel label) {
    String wholeText = wholeText(label);
    boolean isShared = labelsToOthers(arrow).anyMatch(other -> wholeText(other).equals(wholeText));
    String event = isShared ? wholeText + " to " + states.nameOf(arrow.to()) : wholeText;
    if (!event.equals(label.event())) {
      diagram.remark(
          arrow.place(),
          "event \"" + label.event() + "\"",
          "became \"" + event + "\", because other arrows of the state have the same event");
    }
    return new ArrowLabel(event, List.of(), label.actions(), label.internal());
  }

  private static String wholeText(ArrowLabel label) {
    return label.actions().isEmpty()
        ? label.event()
        : label.event() + " / " + String.join(", ", label.actions());
  }

  /** Returns the paths that end at states. Adds a remark for each path that does not. */
  List<Junctions.Path> pathsToStates(List<Junctions.Path> paths, Place place) {
    List<Junctions.Path> leading = new ArrayList<>();
    for (Junctions.Path path : paths) {
      boolean stays = path.label().internal();
      boolean leads =
          path.targets().stream()
              .allMatch(t -> states.get(t) != null && (stays || t != names.machine()));
      if (leads && path.choose().isEmpty() && !areInRegions(path.targets())) {
        diagram.remark(
            place,
            "an arrow that splits to states that are not in different regions",
            "leads to the first of them");
        leading.add(new Junctions.Path(path.label(), path.targets().subList(0, 1), ""));
      } else if (leads) {
        leading.add(path);
      } else {
        diagram.remark(place, "an arrow that leads to no state", "left out");
      }
    }
    return leading;
  }

  /** Returns whether any two of the nodes are in different regions of a box. */
  private static boolean areInRegions(List<DiagramNode> nodes) {
    for (int i = 0; i < nodes.size(); i++) {
      for (DiagramNode other : nodes.subList(i + 1, nodes.size())) {
        if (!areInRegions(nodes.get(i), other)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean areInRegions(DiagramNode node, DiagramNode other) {
    DiagramNode box = node;
    while (box.parent().isPresent() && (box == node || !other.isWithin(box))) {
      box = box.parent().get();
    }
    return box != other
        && DiagramStates.isParallel(box)
        && !Join.region(node, box).equals(Join.region(other, box));
  }

  /** Returns the transition of a path. */
  ImportedTransition transition(
      ImportedTrigger trigger, Junctions.Path path, DiagramArrow arrow, DiagramNode from) {
    ImportedTransition transition = new ImportedTransition(trigger, arrow.place());
    ArrowLabel label = path.label();
    boolean stays = label.internal() && path.targets().equals(List.of(from));
    if (!stays) {
      path.targets().forEach(t -> transition.targets().add(t.id()));
      transition.setInternal(label.internal());
    }
    label.actions().forEach(a -> transition.actions().add(DiagramWords.action(a)));
    List<String> guards = new ArrayList<>(label.guards());
    transition.setChoose(path.choose());
    guards.removeIf(ArrowLabel::isElse);
    DiagramWords.guard(guards, names::idOf).ifPresent(transition::setGuard);
    transition.comments().addAll(arrow.comments());
    return transition;
  }

  /**
   * Returns the triggers of a path. A path has several triggers if its label lists several events.
   *
   * @param isConditional whether this path or another path of the arrow has a guard
   */
  List<ImportedTrigger> triggers(
      Junctions.Path path, DiagramArrow arrow, DiagramNode from, boolean isConditional) {
    String event = path.label().event();
    if (event.isEmpty()) {
      boolean atOnce = isConditional || (states.isOnlyToEnd(arrow) && !names.isOwn());
      return List.of(triggerWithoutEvent(path, from, atOnce));
    }
    Optional<ImportedTrigger> timer = DiagramWords.timer(event, names.isOwn());
    if (timer.isPresent()) {
      boolean stays = from == names.machine() || path.label().internal();
      return List.of(stays ? timer.get() : once(timer.get(), path, arrow));
    }
    Optional<String> completed =
        event.startsWith("done.")
            ? names.idOf(event.substring("done.".length()))
            : Optional.empty();
    if (completed.isPresent()) {
      return List.of(new ImportedTrigger.Done(completed.get()));
    } else if (event.equals("*")) {
      return List.of(new ImportedTrigger.AnyEvent());
    } else if (DiagramWords.isUnreadTimer(event)) {
      diagram.remark(
          arrow.place(),
          "the time in \"" + event + "\"",
          "not read; an event. Write a time such as 90s, 1.5 h or 2 weeks");
    } else if (!names.isOwn() && DiagramWords.isTime(event)) {
      diagram.remark(
          arrow.place(),
          "\"" + event + "\" on an arrow",
          "an event; write \"after " + event + "\" for a timer");
    }
    List<ImportedTrigger> triggers = new ArrayList<>();
    for (String name : DiagramWords.events(event)) {
      String bare = DiagramWords.withoutArguments(name);
      if (!bare.equals(name) && !name.endsWith("()")) {
        diagram.remark(
            arrow.place(), "the arguments of \"" + name + "\"", "lost; declare a payload instead");
      }
      triggers.add(new ImportedTrigger.OnEvent(bare));
    }
    return triggers;
  }

  /**
   * Returns a timer without its repetition. The arrow leaves its state, or enters it again, so the
   * timer starts again whenever the state is entered.
   */
  private ImportedTrigger once(ImportedTrigger trigger, Junctions.Path path, DiagramArrow arrow) {
    if (!(trigger instanceof ImportedTrigger.Timer timer) || !timer.repeats()) {
      return trigger;
    }
    String guarded = path.label().guards().isEmpty() ? "" : "; does not repeat if its guard fails";
    diagram.remark(
        arrow.place(), "\"" + path.label().event() + "\" on an arrow", "\"after\"" + guarded);
    return new ImportedTrigger.Timer(timer.delay(), timer.expression(), timer.name(), false);
  }

  private ImportedTrigger triggerWithoutEvent(
      Junctions.Path path, DiagramNode from, boolean atOnce) {
    if (states.completes(from)) {
      return new ImportedTrigger.Done(from.id());
    } else if (atOnce) {
      return new ImportedTrigger.Eventless();
    } else if (path.targets().size() == 1) {
      return new ImportedTrigger.Direct();
    }
    return new ImportedTrigger.OnEvent(
        "to " + String.join(" and ", path.targets().stream().map(states::nameOf).toList()));
  }
}
