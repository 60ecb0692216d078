package dev.pawl.cli.importer.diagram;

import static java.util.Objects.requireNonNull;

import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.ImportedAction;
import dev.pawl.cli.importer.ImportedGuard;
import dev.pawl.cli.importer.ImportedMachine;
import dev.pawl.cli.importer.ImportedState;
import dev.pawl.cli.importer.ImportedTransition;
import dev.pawl.cli.importer.ImportedTrigger;
import dev.pawl.cli.importer.Place;
import dev.pawl.cli.importer.diagram.DiagramNode.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Converts a state diagram to a machine.
 *
 * <ul>
 *   <li>A choice becomes guards of the transitions that lead through it. However, a choice becomes
 *       a state if no arrow leads from it, or if an initial arrow leads to it and several arrows
 *       lead from it.
 *   <li>A fork becomes a transition with several targets. A join becomes an eventless transition
 *       whose guard requires that each region before the join has arrived. An arrow to a join with
 *       a label leads to an additional state, in which its region waits for the others.
 *   <li>An arrow without an event becomes a transition for the completion of its source. If the
 *       source cannot complete, an arrow with a guard, or to a choice with guards, becomes an
 *       eventless transition. Any other arrow becomes a transition with an event that is named
 *       after the target.
 *   <li>A state whose only arrow leads to the end symbol of its box becomes final. Any other arrow
 *       to an end symbol leads to an additional final state.
 * </ul>
 */
public final class DiagramImport {

  private final StateDiagram diagram;
  private final LabelText text;
  private final Junctions junctions;
  private final DiagramNames names;
  private final StateLines lines;
  private final Map<DiagramNode, ImportedState> states = new HashMap<>();
  private final Set<DiagramNode> junctionStates = new LinkedHashSet<>();
  private final Map<DiagramNode, Join> joins = new LinkedHashMap<>();

  /** The arrows that lead to a join and whose sources do not wait for it themselves. */
  private final Set<DiagramArrow> arriving = new HashSet<>();

  /** The states in which regions wait for a join, by the state before and by the bar. */
  private final Map<List<DiagramNode>, DiagramNode> waiting = new HashMap<>();

  private final Set<DiagramNode> finals = new HashSet<>();
  private final ImportedMachine machine;

  private DiagramImport(StateDiagram diagram, LabelText text) {
    this.diagram = diagram;
    this.text = text;
    this.names = new DiagramNames(diagram, text);
    this.junctions = new Junctions(diagram, text, names.isOwn());
    this.lines = new StateLines(diagram, text, this::stateId, names.isOwn());
    ImportedState root = new ImportedState("", "", kind(names.machine()), names.machine().place());
    String title = text.plain(String.join(" ", text.lines(diagram.title()))).strip();
    this.machine = new ImportedMachine(title, root);
  }

  /**
   * Converts a diagram to a machine.
   *
   * @throws ImportError if the diagram has no states, or if its arrows do not form valid
   *     transitions
   */
  public static ImportedMachine of(StateDiagram diagram, LabelText text) throws ImportError {
    removeHistoriesOfLeaves(diagram);
    if (!DiagramNames.isOwn(diagram)) {
      ForkedRegions.addTo(diagram, text);
    }
    return new DiagramImport(diagram, text).machine();
  }

  /**
   * Removes the history symbols of states without states inside. Arrows to such a symbol lead to
   * the state itself.
   */
  private static void removeHistoriesOfLeaves(StateDiagram diagram) {
    List<DiagramNode> histories = new ArrayList<>();
    diagram.root().forEach(histories::add);
    histories.removeIf(node -> !isHistoryOfLeaf(node));
    for (DiagramNode history : histories) {
      DiagramNode leaf = history.parent().orElseThrow();
      String construct = "the history of \"" + leaf.id() + "\", which has no states inside";
      for (DiagramArrow arrow : List.copyOf(diagram.arrows())) {
        if (arrow.from() == history) {
          diagram.remark(arrow.place(), construct, "the arrow from it was left out");
          diagram.arrows().remove(arrow);
        } else if (arrow.to() == history) {
          diagram.remark(arrow.place(), construct, "the arrow leads to the state itself");
          diagram
              .arrows()
              .set(
                  diagram.arrows().indexOf(arrow),
                  new DiagramArrow(
                      arrow.from(), leaf, arrow.label(), arrow.place(), arrow.comments()));
        }
      }
    }
    histories.forEach(h -> h.parent().orElseThrow().children().remove(h));
  }

  private static boolean isHistoryOfLeaf(DiagramNode node) {
    return node.isHistory()
        && node.parent().filter(p -> p.parent().isPresent()).isPresent()
        && node.parent().orElseThrow().children().stream()
            .allMatch(c -> c.isHistory() || c.kind() == Kind.START);
  }

  private ImportedMachine machine() throws ImportError {
    findJunctionStates();
    findJoins();
    findFinals();
    ImportedState root = machine.root();
    states.put(names.machine(), root);
    root.setDescription(text.plain(diagram.description()).strip());
    build(names.machine(), root);
    if (root.children().isEmpty()) {
      throw new ImportError(
          diagram.root().place(), "The diagram has no states.", "Draw at least one state.");
    }
    for (DiagramArrow arrow : diagram.arrows()) {
      read(arrow);
    }
    for (DiagramNode node : List.copyOf(junctionStates)) {
      addEventlessTransitions(node);
    }
    addJoins();
    setDefaults(names.machine());
    states.forEach(this::setHistoryDefault);
    root.children().stream().filter(ImportedState::isHistory).toList().forEach(this::replace);
    names.machine().forEach(node -> node.notes().forEach(note -> addNote(node, note)));
    if (!names.machine().texts().isEmpty()) {
      lines.addTo(names.machine(), root);
    }
    machine.comments().addAll(diagram.comments());
    machine.remarks().addAll(diagram.remarks());
    return machine;
  }

  private Optional<String> stateId(String name) {
    return names.byName(name).map(DiagramNode::id);
  }

  private void addNote(DiagramNode node, String note) {
    ImportedState state = states.get(node);
    if (state != null && !names.isOwn()) {
      text.lines(note).forEach(line -> state.comments().add(text.plain(line).strip()));
    }
  }

  /**
   * Finds the choices that become states. A choice becomes a state if no arrow leads from it, or if
   * an initial arrow leads to it and several arrows lead from it.
   */
  private void findJunctionStates() {
    for (DiagramArrow arrow : diagram.arrows()) {
      DiagramNode to = arrow.to();
      boolean begins = arrow.from().kind() == Kind.START && to.kind() == Kind.CHOICE;
      if (begins && junctions.from(to).size() > 1) {
        junctionStates.add(to);
      }
    }
    diagram
        .root()
        .forEach(
            node -> {
              if (node.isJunction()
                  && node.kind() != Kind.POINT
                  && junctions.from(node).isEmpty()) {
                junctionStates.add(node);
                diagram.remark(
                    node.place(), "\"" + node.id() + "\", which no arrow leaves", "a state");
              }
            });
  }

  /** Finds the bars that wait for several regions. */
  private void findJoins() {
    for (DiagramArrow arrow : diagram.arrows()) {
      DiagramNode bar = arrow.to();
      if (junctions.isJoin(bar) && !joins.containsKey(bar)) {
        Set<DiagramArrow> arrows = junctions.to(bar);
        if (arrows.stream().allMatch(a -> isActive(a.from()))) {
          Join.of(bar, arrows).ifPresent(join -> joins.put(bar, join));
        }
      }
    }
    for (Join join : joins.values()) {
      junctions.endAt(join.bar());
      for (List<DiagramArrow> region : join.regions()) {
        region.stream().filter(a -> !waitsAtSource(a, join, region)).forEach(arriving::add);
      }
    }
  }

  /**
   * Returns whether the source of an arrow waits for a join. If several arrows of the region lead
   * to the join, a source cannot wait if its arrow has actions, because the join does not know
   * whether to call them.
   */
  private boolean waitsAtSource(DiagramArrow arrow, Join join, List<DiagramArrow> region) {
    List<ArrowLabel> labels = labels(arrow);
    return arrow.to() == join.bar()
        && labels.size() == 1
        && labels.get(0).isUnconditional()
        && (region.size() == 1 || labels.get(0).actions().isEmpty());
  }

  /** Finds the states that become final: their only arrow leads to the end symbol of their box. */
  private void findFinals() {
    diagram.arrows().stream()
        .filter(a -> isOnlyToEnd(a) && a.from().parent().equals(a.to().parent()))
        .forEach(a -> finals.add(a.from()));
  }

  /** Returns whether a state does nothing but end: its only arrow leads, unlabeled, to an end. */
  private boolean isOnlyToEnd(DiagramArrow arrow) {
    DiagramNode from = arrow.from();
    return arrow.to().kind() == Kind.END
        && arrow.label().isBlank()
        && junctions.from(from).stream().allMatch(a -> a.to() == arrow.to())
        && (names.isOwn() || from.texts().stream().noneMatch(StateLines::isReaction))
        && from.isState()
        && from.children().isEmpty();
  }

  private boolean isActive(DiagramNode node) {
    return node.isState() || junctionStates.contains(node);
  }

  static boolean isParallel(DiagramNode box) {
    return box.children().stream()
                .filter(c -> !c.isHistory())
                .mapToInt(DiagramNode::region)
                .distinct()
                .count()
            > 1
        || box.styles().contains(DiagramNames.REGIONS);
  }

  private static ImportedState.Kind kind(DiagramNode box) {
    return isParallel(box) ? ImportedState.Kind.PARALLEL : ImportedState.Kind.STATE;
  }

  /** Adds the nodes in a box as children of the box's state. */
  private void build(DiagramNode box, ImportedState state) {
    if (!isParallel(box) || box.styles().contains(DiagramNames.REGIONS)) {
      for (DiagramNode child : box.children()) {
        build(child, box, state);
      }
      return;
    }
    for (int region : box.children().stream().mapToInt(DiagramNode::region).distinct().toArray()) {
      List<DiagramNode> inside = box.children().stream().filter(c -> c.region() == region).toList();
      ImportedState parent = isRegionItself(inside) ? state : region(box, region, state);
      for (DiagramNode child : inside) {
        build(child, box, child.isHistory() ? state : parent);
      }
    }
  }

  /**
   * Returns whether a region contains nothing but one box, so that no state needs to be added for
   * the region. A box from which an {@link #arriving} arrow leads to a join needs a state around
   * it: when the arrow is taken, another state in the region waits for the other regions.
   */
  private boolean isRegionItself(List<DiagramNode> inside) {
    List<DiagramNode> boxes =
        inside.stream().filter(n -> n.isState() || (n.isJunction() && !names.isOwn())).toList();
    boolean single = boxes.size() == 1 && boxes.get(0).isState();
    boolean ends = inside.stream().anyMatch(n -> n.kind() == Kind.END);
    boolean starts = inside.stream().anyMatch(n -> n.kind() == Kind.START);
    return single
        && !ends
        && (names.isOwn()
            || ((!starts || !boxes.get(0).children().isEmpty())
                && junctions.from(boxes.get(0)).stream()
                    .noneMatch(a -> a.to() == boxes.get(0) || arriving.contains(a))));
  }

  private ImportedState region(DiagramNode box, int number, ImportedState parent) {
    String id = regionId(box, number);
    String name = (box.id().isEmpty() ? "" : names.name(box)) + "Region" + (number + 1);
    ImportedState region = added(id, name, box.place());
    parent.children().add(region);
    return region;
  }

  /** Returns a new state that the diagram does not name. */
  private static ImportedState added(String id, String name, Place place) {
    ImportedState state = new ImportedState(id, name, ImportedState.Kind.STATE, place);
    state.setUnnamed();
    return state;
  }

  private static String regionId(DiagramNode box, int number) {
    return "region " + (number + 1) + " of " + box.id();
  }

  private void build(DiagramNode node, DiagramNode box, ImportedState parent) {
    ImportedState.Kind kind;
    if (node.isHistory()) {
      kind =
          node.kind() == Kind.DEEP_HISTORY
              ? ImportedState.Kind.DEEP_HISTORY
              : ImportedState.Kind.SHALLOW_HISTORY;
    } else if (node.kind() == Kind.END) {
      if (diagram.arrows().stream().noneMatch(a -> leadsToEnd(a, node))) {
        return;
      }
      kind = ImportedState.Kind.FINAL;
    } else if (!isActive(node)) {
      return;
    } else {
      kind = finals.contains(node) ? ImportedState.Kind.FINAL : kind(node);
    }
    ImportedState state = new ImportedState(node.id(), names.nameIn(node, box), kind, node.place());
    if (names.isSymbol(node)) {
      state.setUnnamed();
    }
    states.put(node, state);
    parent.children().add(state);
    state.comments().addAll(node.comments());
    state.setDescription(names.description(node));
    names.addStyles(node, state);
    if (!node.isHistory()) {
      lines.addTo(node, state);
    }
    build(node, state);
  }

  private boolean leadsToEnd(DiagramArrow arrow, DiagramNode end) {
    return arrow.to() == end && !finals.contains(arrow.from());
  }

  private void read(DiagramArrow arrow) throws ImportError {
    DiagramNode from = arrow.from();
    if (finals.contains(from) && arrow.to().kind() == Kind.END) {
      return;
    }
    boolean isJoined = junctions.isJoin(arrow.to()) && !arriving.contains(arrow);
    if (isJoined || from.kind() == Kind.START) {
      return;
    }
    if (from.isHistory()) {
      ImportedState history = requireNonNull(states.get(from));
      for (Junctions.Path path :
          pathsToStates(junctions.paths(arrow, ArrowLabel.NONE), arrow.place())) {
        path.targets().forEach(t -> history.initial().add(t.id()));
      }
    } else if (from.kind() == Kind.END) {
      diagram.remark(arrow.place(), "an arrow from the end", "left out; nothing leaves an end");
    } else if (names.isAnyState(from) || from == names.machine()) {
      addTransitions(arrow, machine.root(), names.machine());
    } else if (from.isState()) {
      addTransitions(arrow, requireNonNull(states.get(from)), from);
    }
  }

  private void addTransitions(DiagramArrow arrow, ImportedState source, DiagramNode from)
      throws ImportError {
    for (ArrowLabel label : ArrowLabel.parse(arrow.label(), text, names.isOwn())) {
      boolean isAmbiguous = isAmbiguous(arrow, label);
      ArrowLabel read = isAmbiguous ? distinct(arrow, label) : label;
      List<Junctions.Path> paths =
          pathsToStates(untilJoins(junctions.paths(arrow, read), from), arrow.place());
      boolean isConditional =
          joins.containsKey(arrow.to())
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
   * In diagrams for readers, labels with the same event are phrases, as in {@code admin / approves}
   * and {@code admin / rejects}.
   */
  private boolean isAmbiguous(DiagramArrow arrow, ArrowLabel label) {
    return isPhrase(label)
        && diagram.arrows().stream()
            .filter(other -> other.from() == arrow.from() && other.to() != arrow.to())
            .flatMap(other -> labels(other).stream())
            .anyMatch(other -> isPhrase(other) && bareEvent(other).equals(bareEvent(label)));
  }

  private boolean isPhrase(ArrowLabel label) {
    return !names.isOwn() && !label.event().isEmpty() && label.guards().isEmpty();
  }

  private List<ArrowLabel> labels(DiagramArrow arrow) {
    return ArrowLabel.parse(arrow.label(), text, names.isOwn());
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
    boolean isShared =
        diagram.arrows().stream()
            .filter(other -> other.from() == arrow.from() && other.to() != arrow.to())
            .flatMap(other -> labels(other).stream())
            .anyMatch(other -> wholeText(other).equals(wholeText));
    String event = isShared ? wholeText + " to " + target(arrow.to()) : wholeText;
    if (!event.equals(label.event())) {
      diagram.remark(
          arrow.place(),
          "event \"" + label.event() + "\"",
          "became \"" + event + "\", because other arrows of the state have the same event");
    }
    return new ArrowLabel(event, List.of(), label.actions(), label.internal());
  }

  /** Returns the name of the target of an arrow. */
  private String target(DiagramNode node) {
    ImportedState state = states.get(node);
    return state == null ? names.name(node) : state.name();
  }

  private static String wholeText(ArrowLabel label) {
    return label.actions().isEmpty()
        ? label.event()
        : label.event() + " / " + String.join(", ", label.actions());
  }

  /** Returns the paths that end at states. Adds a remark for each path that does not. */
  private List<Junctions.Path> pathsToStates(List<Junctions.Path> paths, Place place) {
    List<Junctions.Path> leading = new ArrayList<>();
    for (Junctions.Path path : paths) {
      boolean stays = path.label().internal();
      boolean leads =
          path.targets().stream()
              .allMatch(t -> states.containsKey(t) && (stays || t != names.machine()));
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

  private ImportedTransition transition(
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
    DiagramWords.guard(guards, this::stateId).ifPresent(transition::setGuard);
    transition.comments().addAll(arrow.comments());
    return transition;
  }

  /**
   * Returns the triggers of a path. A path has several triggers if its label lists several events.
   *
   * @param isConditional whether this path or another path of the arrow has a guard
   */
  private List<ImportedTrigger> triggers(
      Junctions.Path path, DiagramArrow arrow, DiagramNode from, boolean isConditional) {
    String event = path.label().event();
    if (event.isEmpty()) {
      boolean atOnce = isConditional || (isOnlyToEnd(arrow) && !names.isOwn());
      return List.of(triggerWithoutEvent(path, from, atOnce));
    }
    Optional<ImportedTrigger> timer = DiagramWords.timer(event, names.isOwn());
    if (timer.isPresent()) {
      boolean stays = from == names.machine() || path.label().internal();
      return List.of(stays ? timer.get() : once(timer.get(), path, arrow));
    }
    Optional<String> completed =
        event.startsWith("done.")
            ? names.byName(event.substring("done.".length())).map(DiagramNode::id)
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
    if (completes(from)) {
      return new ImportedTrigger.Done(from.id());
    } else if (atOnce) {
      return new ImportedTrigger.Eventless();
    } else if (path.targets().size() == 1) {
      return new ImportedTrigger.Direct();
    }
    return new ImportedTrigger.OnEvent(
        "to " + String.join(" and ", path.targets().stream().map(this::target).toList()));
  }

  /** Returns whether a state can complete, because it contains end symbols. */
  private boolean completes(DiagramNode from) {
    return from != names.machine() && !from.children().isEmpty() && allRegionsEnd(from);
  }

  private boolean allRegionsEnd(DiagramNode from) {
    int[] regions =
        from.children().stream()
            .filter(c -> !c.isHistory())
            .mapToInt(DiagramNode::region)
            .distinct()
            .toArray();
    for (int region : regions) {
      if (from.children().stream().noneMatch(c -> c.region() == region && isEnding(c))) {
        return false;
      }
    }
    return true;
  }

  private boolean isEnding(DiagramNode node) {
    return node.kind() == Kind.END || finals.contains(node);
  }

  /** Adds eventless transitions to a choice that has become a state. */
  private void addEventlessTransitions(DiagramNode choice) throws ImportError {
    ImportedState state = states.get(choice);
    if (state == null) {
      return;
    }
    for (Junctions.Path path : pathsToStates(junctions.paths(choice), choice.place())) {
      ImportedTransition transition =
          new ImportedTransition(new ImportedTrigger.Eventless(), choice.place());
      path.targets().forEach(t -> transition.targets().add(t.id()));
      path.label().actions().forEach(a -> transition.actions().add(DiagramWords.action(a)));
      DiagramWords.guard(path.label().guards(), this::stateId).ifPresent(transition::setGuard);
      state.transitions().add(transition);
      if (transition.guard().isEmpty()) {
        break;
      }
    }
  }

  /** Adds an eventless transition for each bar that joins several arrows. */
  private void addJoins() throws ImportError {
    Set<DiagramNode> bars = new LinkedHashSet<>();
    for (DiagramArrow arrow : diagram.arrows()) {
      if (junctions.isJoin(arrow.to())) {
        bars.add(arrow.to());
      }
    }
    for (DiagramNode bar : bars) {
      Join join = joins.get(bar);
      if (join == null) {
        addWithoutJoin(bar, diagram.arrows().stream().filter(a -> a.to() == bar).toList());
      } else {
        addJoin(join);
      }
    }
  }

  /** Lets paths that end at a join lead to a state in which the region of their source waits. */
  private List<Junctions.Path> untilJoins(List<Junctions.Path> paths, DiagramNode from) {
    return paths.stream()
        .map(
            path ->
                new Junctions.Path(
                    path.label(),
                    path.targets().stream()
                        .map(t -> joins.containsKey(t) ? waiting(from, t) : t)
                        .toList(),
                    path.choose()))
        .toList();
  }

  /** Returns the state after {@code from} that waits for a join. */
  private DiagramNode waiting(DiagramNode from, DiagramNode bar) {
    DiagramNode known = waiting.get(List.of(from, bar));
    if (known != null) {
      return known;
    }
    ImportedState source = requireNonNull(states.get(from));
    DiagramNode node =
        new DiagramNode(
            from.id() + " waits for " + bar.id(),
            Kind.STATE,
            from.parent().orElseThrow(),
            from.place());
    ImportedState state = added(node.id(), source.name() + "Waits", node.place());
    siblings(from).add(state);
    states.put(node, state);
    waiting.put(List.of(from, bar), node);
    return node;
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
        && isParallel(box)
        && !Join.region(node, box).equals(Join.region(other, box));
  }

  private void addJoin(Join join) throws ImportError {
    List<ImportedGuard> regions = new ArrayList<>();
    List<ImportedAction> actions = new ArrayList<>();
    for (List<DiagramArrow> region : join.regions()) {
      Set<ImportedGuard> arrived = new LinkedHashSet<>();
      for (DiagramArrow arrow : region) {
        DiagramNode waits = waiting.get(List.of(arrow.from(), join.bar()));
        if (!arriving.contains(arrow)) {
          arrived.add(arrived(arrow.from(), requireNonNull(states.get(arrow.from()))));
          labels(arrow).get(0).actions().forEach(a -> actions.add(DiagramWords.action(a)));
        } else if (waits != null) {
          arrived.add(new ImportedGuard.In(waits.id()));
        }
      }
      regions.add(ImportedGuard.or(List.copyOf(arrived)));
    }
    ImportedGuard all = ImportedGuard.and(regions);
    DiagramNode bar = join.bar();
    DiagramNode box = join.box();
    ImportedState source = requireNonNull(states.get(box));
    DiagramArrow out = new DiagramArrow(bar, box, "", bar.place(), List.of());
    for (Junctions.Path path : pathsToStates(junctions.paths(bar), bar.place())) {
      List<ImportedTrigger> triggers =
          path.label().event().isEmpty()
              ? List.of(new ImportedTrigger.Eventless())
              : triggers(path, out, box, true);
      for (ImportedTrigger trigger : triggers) {
        ImportedTransition transition = transition(trigger, path, out, box);
        transition.actions().addAll(0, actions);
        if (trigger instanceof ImportedTrigger.Timer) {
          addTimer(join, transition, all);
        } else {
          List<ImportedGuard> guards = new ArrayList<>(List.of(all));
          transition.guard().ifPresent(guards::add);
          transition.setGuard(ImportedGuard.and(guards));
          source.transitions().add(transition);
        }
      }
    }
  }

  /**
   * Adds a transition with a timer that starts when all regions have arrived at a join. The timer
   * belongs to a state in an additional region, which is active as long as all regions wait.
   *
   * @param all the guard that holds while all regions wait
   */
  private void addTimer(Join join, ImportedTransition transition, ImportedGuard all) {
    DiagramNode bar = join.bar();
    String construct = "the timer after the join \"" + bar.id() + "\"";
    if (allRegionsEnd(join.box())) {
      // the box would never complete, because the additional region has no end
      diagram.remark(
          bar.place(),
          construct,
          "left out; let the join lead to a state, and start a timer there");
      return;
    }
    ImportedState around = requireNonNull(states.get(join.box()));
    Optional<ImportedState> known =
        around.children().stream().filter(c -> c.id().equals(bar.id())).findFirst();
    if (known.isPresent()) {
      known.get().children().get(1).transitions().add(transition);
      return;
    }
    ImportedState region = added(bar.id(), bar.id(), bar.place());
    ImportedState open = added(bar.id() + " waits", bar.id() + "Waits", bar.place());
    ImportedState joined = added(bar.id() + " joined", bar.id() + "Joined", bar.place());
    open.transitions().add(eventless(all, joined));
    joined.transitions().add(eventless(ImportedGuard.not(all), open));
    joined.transitions().add(transition);
    region.children().addAll(List.of(open, joined));
    region.initial().add(open.id());
    around.children().add(region);
    diagram.remark(
        bar.place(), construct, "starts in an additional region, when all other regions wait");
  }

  private static ImportedTransition eventless(ImportedGuard guard, ImportedState target) {
    ImportedTransition transition =
        new ImportedTransition(new ImportedTrigger.Eventless(), target.place());
    transition.setGuard(guard);
    transition.targets().add(target.id());
    return transition;
  }

  /**
   * Returns a guard that holds while a state is active. If the state contains ends, the guard holds
   * when each of its regions is at an end.
   */
  private ImportedGuard arrived(DiagramNode node, ImportedState state) {
    if (!completes(node)) {
      return new ImportedGuard.In(state.id());
    }
    Map<Integer, List<ImportedGuard>> ends = new TreeMap<>();
    for (DiagramNode child : node.children()) {
      ImportedState end = states.get(child);
      if (isEnding(child) && end != null) {
        ends.computeIfAbsent(child.region(), r -> new ArrayList<>())
            .add(new ImportedGuard.In(end.id()));
      }
    }
    return ImportedGuard.and(ends.values().stream().map(ImportedGuard::or).toList());
  }

  /** Returns the list that contains the state of a node and its siblings. */
  private List<ImportedState> siblings(DiagramNode node) {
    List<List<ImportedState>> found = new ArrayList<>();
    ImportedState state = requireNonNull(states.get(node));
    machine
        .root()
        .forEach(
            s -> {
              if (s.children().contains(state)) {
                found.add(s.children());
              }
            });
    return found.get(0);
  }

  /**
   * Adds transitions for arrows to a bar that cannot join the arrows, because their sources are not
   * states in different regions. Each arrow leads to the target of the bar.
   */
  private void addWithoutJoin(DiagramNode join, List<DiagramArrow> arrows) throws ImportError {
    diagram.remark(
        join.place(),
        "the join \"" + join.id() + "\", not from states in different regions",
        "each of its arrows continues without waiting for the others");
    for (DiagramArrow arrow : arrows) {
      ImportedState source = states.get(arrow.from());
      if (source != null && arrow.from().isState()) {
        addTransitions(arrow, source, arrow.from());
      }
    }
  }

  /** Sets the default states of a box and of all boxes inside. */
  private void setDefaults(DiagramNode box) throws ImportError {
    for (int region :
        box.children().stream()
            .filter(c -> !c.isHistory())
            .mapToInt(DiagramNode::region)
            .distinct()
            .toArray()) {
      setDefault(box, region);
    }
    for (DiagramNode child : box.children()) {
      if (child.isState()) {
        setDefaults(child);
      }
    }
  }

  private void setDefault(DiagramNode box, int region) throws ImportError {
    List<DiagramArrow> starts =
        diagram.arrows().stream()
            .filter(a -> a.from().kind() == Kind.START)
            .filter(a -> a.from().parent().filter(box::equals).isPresent())
            .filter(a -> a.from().region() == region)
            .toList();
    ImportedState state = owner(box, region);
    List<ImportedState> children = state.children().stream().filter(c -> !c.isHistory()).toList();
    if (children.isEmpty() || state.kind() == ImportedState.Kind.PARALLEL) {
      return;
    }
    if (starts.isEmpty()) {
      String where = box == names.machine() ? "the diagram" : "\"" + names.name(box) + "\"";
      diagram.remark(
          box.place(),
          "no initial state in " + where,
          "the first state, \"" + children.get(0).name() + "\"");
      return;
    }
    addDefault(starts.get(0), state, starts.size() > 1);
    for (DiagramArrow other : starts.subList(1, starts.size())) {
      if (box == names.machine() && children.contains(states.get(other.to()))) {
        addDefault(other, state, true);
      } else {
        diagram.remark(other.place(), "a second initial arrow", "left out");
      }
    }
  }

  /**
   * Makes the target of an initial arrow a default state.
   *
   * @param severalAllowed whether several initial arrows are allowed, because an instance can start
   *     in several states
   */
  private void addDefault(DiagramArrow start, ImportedState state, boolean severalAllowed)
      throws ImportError {
    ArrowLabel label = ArrowLabel.parse(start.label(), text, names.isOwn()).get(0);
    if (!label.actions().isEmpty()) {
      diagram.remark(
          start.place(),
          "actions of an initial arrow: " + String.join(", ", label.actions()),
          "lost; call them on entry of the state");
    }
    state.comments().addAll(start.comments());
    List<Junctions.Path> paths =
        junctionStates.contains(start.to())
            ? List.of(new Junctions.Path(ArrowLabel.NONE, List.of(start.to()), ""))
            : pathsToStates(junctions.paths(start, ArrowLabel.NONE), start.place());
    List<DiagramNode> targets = paths.isEmpty() ? List.of() : paths.get(0).targets();
    if (!targets.stream().allMatch(t -> isWithin(t, state))) {
      diagram.remark(start.place(), "an initial arrow that leaves its box", "left out");
      return;
    }
    for (DiagramNode target : targets) {
      ImportedState entered = requireNonNull(states.get(target));
      boolean direct = targets.size() == 1 && state.children().contains(entered);
      if (direct && (severalAllowed || !start.label().isBlank())) {
        entered.setInitialArrowDescription(text.plain(start.label()).strip());
      } else {
        state.initial().add(target.id());
      }
    }
  }

  private boolean isWithin(DiagramNode node, ImportedState state) {
    List<ImportedState> within = new ArrayList<>();
    state.children().forEach(child -> child.forEach(within::add));
    return within.contains(states.get(node));
  }

  /** Sets the default of a history symbol without arrows to the default states of its box. */
  private void setHistoryDefault(DiagramNode node, ImportedState state) {
    if (!node.isHistory() || !state.initial().isEmpty()) {
      return;
    }
    ImportedState around = requireNonNull(states.get(node.parent().orElseThrow()));
    if (around.kind() == ImportedState.Kind.PARALLEL) {
      around.children().stream()
          .filter(c -> !c.isHistory())
          .forEach(c -> state.initial().add(c.id()));
    } else {
      state.initial().addAll(around.defaults());
    }
  }

  /**
   * Replaces a history state at the top level by its default. Such a state never remembers
   * anything, because the machine is never exited.
   */
  private void replace(ImportedState history) {
    machine.root().children().remove(history);
    machine
        .root()
        .forEach(
            state -> {
              replace(state.initial(), history);
              state.transitions().forEach(t -> replace(t.targets(), history));
            });
    diagram.remark(
        history.place(), "history of the machine", "replaced by its default; it is never left");
  }

  private static void replace(List<String> ids, ImportedState history) {
    if (ids.remove(history.id())) {
      history.initial().stream().filter(id -> !ids.contains(id)).forEach(ids::add);
    }
  }

  /**
   * Returns the state to which the nodes of a region belong: the state of the region, or the state
   * of the box if the region has no state.
   */
  private ImportedState owner(DiagramNode box, int region) {
    ImportedState state = requireNonNull(states.get(box));
    return state.children().stream()
        .filter(c -> c.id().equals(regionId(box, region)))
        .findFirst()
        .orElse(state);
  }
}
