package dev.pawl.language.diff;

import dev.pawl.language.diff.Change.Category;
import dev.pawl.language.diff.Change.Impact;
import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.problem.NameList;
import dev.pawl.language.semantics.ResolvedView;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The differences between states, events and settings. */
final class ElementChanges {

  private final Correspondence versions;
  private final Machine before;
  private final Machine now;
  private final List<Change> changes = new ArrayList<>();

  ElementChanges(Correspondence both) {
    this.versions = both;
    this.before = both.earlier().declared();
    this.now = both.later().declared();
  }

  List<Change> changes() {
    identity();
    states();
    events();
    beginnings();
    views();
    if (before.lenient() != now.lenient()) {
      add(
          Category.PROTOCOL,
          now.lenient() ? Impact.MINOR : Impact.MAJOR,
          now.lenient()
              ? "Unexpected events are ignored, before they were refused."
              : "Unexpected events are refused, before they were ignored.");
    }
    boolean isThreadSafe = versions.later().isThreadSafe();
    if (versions.earlier().isThreadSafe() != isThreadSafe) {
      add(
          Category.BEHAVIOR,
          isThreadSafe ? Impact.MINOR : Impact.MAJOR,
          "Instances are " + (isThreadSafe ? "now" : "no longer") + " thread-safe.");
    }
    return changes;
  }

  private void add(Category category, Impact impact, String text) {
    changes.add(new Change(category, impact, text));
  }

  private void identity() {
    String old = before.inPackage(before.name());
    String young = now.inPackage(now.name());
    if (!old.equals(young)) {
      add(Category.API, Impact.MAJOR, "The machine is named " + young + ", before " + old + ".");
    }
  }

  private void states() {
    for (StateNode node : versions.earlier().nodes()) {
      Optional<StateNode> later = versions.later(node);
      if (later.isEmpty()) {
        add(Category.API, Impact.MAJOR, "State " + node.name() + " was removed.");
        continue;
      }
      StateNode same = later.get();
      if (!same.name().equals(node.name())) {
        add(
            Category.API,
            Impact.MAJOR,
            "State " + node.name() + " was removed; it is read as " + same.name() + ".");
      }
      compare(node, same);
    }
    for (StateNode added : versions.addedStates()) {
      add(Category.API, Impact.MINOR, "State " + added.name() + " is new.");
    }
  }

  private void compare(StateNode node, StateNode same) {
    State old = node.declared();
    State young = same.declared();
    String name = (versions.isMerged(node) ? node : same).toString();
    if (old.isFinal() != young.isFinal()) {
      add(
          Category.BEHAVIOR,
          young.isFinal() ? Impact.MAJOR : Impact.MINOR,
          name + " is " + (young.isFinal() ? "now" : "no longer") + " final.");
    }
    List<String> tags = NameReference.names(young.tags());
    NameReference.names(old.tags()).stream()
        .filter(t -> !tags.contains(t))
        .forEach(
            t -> add(Category.BEHAVIOR, Impact.MINOR, name + " no longer has the tag " + t + "."));
    List<String> earlierTags = NameReference.names(old.tags());
    tags.stream()
        .filter(t -> !earlierTags.contains(t))
        .forEach(
            t ->
                add(
                    Category.BEHAVIOR,
                    Impact.MINOR,
                    name + " has the tag " + t + ", which is new."));
    actions("On entry, " + name, old.behavior().entry(), young.behavior().entry());
    actions("On exit, " + name, old.behavior().exit(), young.behavior().exit());
    reportDefaults(name, node, same);
    timers(name, node, same);
  }

  /** Reports another default child, and another kind or default of a history state. */
  private void reportDefaults(String name, StateNode node, StateNode same) {
    Optional<Behavior.History> old = node.declared().behavior().history();
    Optional<Behavior.History> young = same.declared().behavior().history();
    if (old.isPresent() && young.isPresent() && !old.equals(young)) {
      add(
          Category.BEHAVIOR,
          Impact.MAJOR,
          name + " is now " + word(young.get()) + ", before " + word(old.get()) + ".");
    }
    if (node.isRoot() || node.defaults().isEmpty() || same.defaults().isEmpty()) {
      return; // beginnings() compares the default of the machine
    }
    List<String> before =
        node.defaults().stream()
            .map(n -> versions.later(n).map(StateNode::name).orElse(n.name()))
            .toList();
    List<String> now = same.defaults().stream().map(StateNode::name).toList();
    if (!before.equals(now)) {
      add(
          Category.BEHAVIOR,
          Impact.MAJOR,
          "The default of "
              + name
              + " is now "
              + NameList.and(now)
              + ", before "
              + NameList.and(before)
              + ".");
    }
  }

  private static String word(Behavior.History history) {
    return history.name().toLowerCase(Locale.ROOT);
  }

  private void actions(String owner, Behavior.Actions old, Behavior.Actions young) {
    String before = text(old);
    String now = text(young);
    if (!before.equals(now)) {
      add(Category.BEHAVIOR, Impact.MINOR, owner + " runs " + now + ", before " + before + ".");
    }
  }

  private static String text(Behavior.Actions actions) {
    return TransitionChanges.actions(
        NameReference.names(actions.effects()), NameReference.names(actions.raise()));
  }

  private void timers(String name, StateNode node, StateNode same) {
    List<StateNode.Timer> later = new ArrayList<>(same.timers());
    for (StateNode.Timer timer : node.timers()) {
      String event = versions.laterEvent(timer.event().name()).orElse("");
      Optional<StateNode.Timer> now =
          later.stream().filter(t -> t.event().name().equals(event)).findFirst();
      String text = "Timer " + timer.declared().text() + " of " + name;
      if (now.isEmpty()) {
        add(Category.BEHAVIOR, Impact.MAJOR, text + " was removed.");
        if (event.isEmpty() && !versions.isReserved(timer.event())) {
          add(Category.STORED, Impact.MAJOR, unreadable(text, timer) + " no longer exists.");
        }
      } else {
        later.remove(now.get());
        if (!now.get().declared().delay().text().equals(timer.declared().delay().text())) {
          add(
              Category.BEHAVIOR,
              Impact.MINOR,
              text + " is now " + now.get().declared().text() + ".");
        }
        if (!now.get().event().name().equals(timer.event().name())
            && versions.isPaired(timer.event())) {
          String isNow = " is now " + now.get().event().name();
          if (versions.isReserved(timer.event())) {
            add(
                Category.STORED,
                Impact.MINOR,
                text
                    + " starts again in stored instances, because its event "
                    + timer.event().name()
                    + isNow
                    + " and has no successor under reservedEvents.");
          } else {
            add(Category.STORED, Impact.MAJOR, unreadable(text, timer) + isNow + ".");
          }
        }
      }
    }
    for (StateNode.Timer timer : later) {
      add(
          Category.BEHAVIOR,
          Impact.MINOR,
          "Timer " + timer.declared().text() + " of " + name + " is new.");
    }
  }

  private static String unreadable(String text, StateNode.Timer timer) {
    return text
        + " makes stored instances unreadable until reservedEvents names its event: "
        + timer.event().name();
  }

  private void events() {
    for (Event event : versions.earlier().namedEvents()) {
      Optional<String> later = versions.laterEvent(event.name());
      if (event.kind() == Event.Kind.TIMER || versions.earlier().isTimer(event)) {
        continue;
      }
      if (later.isEmpty()) {
        add(Category.API, Impact.MAJOR, "Event " + event.name() + " was removed.");
      } else if (!later.get().equals(event.name())) {
        add(
            Category.API,
            Impact.MAJOR,
            "Event " + event.name() + " was removed; it is read as " + later.get() + ".");
      }
    }
    for (Event event : versions.addedEvents()) {
      if (!versions.later().isTimer(event)) {
        add(Category.API, Impact.MINOR, "Event " + event.name() + " is new.");
      }
    }
  }

  private void beginnings() {
    List<String> old =
        versions.earlier().beginnings().stream()
            .map(n -> versions.later(n).map(StateNode::name).orElse(n.name()))
            .toList();
    List<String> young = versions.later().beginnings().stream().map(StateNode::name).toList();
    old.stream()
        .filter(n -> !young.contains(n))
        .forEach(
            n ->
                add(
                    Category.PROTOCOL,
                    Impact.MAJOR,
                    "An instance can no longer begin in " + n + "."));
    young.stream()
        .filter(n -> !old.contains(n))
        .forEach(
            n ->
                add(
                    Category.PROTOCOL,
                    Impact.MINOR,
                    "An instance can begin in " + n + ", which is new."));
  }

  private void views() {
    for (ResolvedView view : versions.earlier().views()) {
      Optional<ResolvedView> same =
          versions.later().views().stream()
              .filter(v -> v.declared().type().equals(view.declared().type()))
              .findFirst();
      if (same.isPresent()) {
        for (StateNode leaf : versions.earlier().leaves()) {
          Optional<String> old = view.valueOf(leaf.declared());
          Optional<StateNode> later = versions.later(leaf);
          Optional<String> young = later.flatMap(n -> same.get().valueOf(n.declared()));
          if (young.isPresent() && !old.equals(young)) {
            add(
                Category.BEHAVIOR,
                Impact.MINOR,
                later.get().name()
                    + " is shown as "
                    + young.get()
                    + " of "
                    + view.declared().type().simpleName()
                    + old.map(o -> ", before as " + o).orElse("")
                    + ".");
          }
        }
      }
    }
  }
}
