package dev.pawl.cli.importer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A transition of an imported machine. The reader of the format creates transitions and sets their
 * properties.
 */
public final class ImportedTransition {

  private final ImportedTrigger trigger;
  private final Place place;
  private final List<String> targets = new ArrayList<>();
  private final List<ImportedAction> actions = new ArrayList<>();
  private final List<String> comments = new ArrayList<>();
  private final List<String> requirements = new ArrayList<>();
  private Optional<ImportedGuard> guard = Optional.empty();
  private String choose = "";
  private String description = "";
  private boolean internal;

  /** Creates a transition that has no targets, guard and actions yet. */
  public ImportedTransition(ImportedTrigger trigger, Place place) {
    this.trigger = trigger;
    this.place = place;
  }

  /** Returns a copy with another trigger. */
  public ImportedTransition withTrigger(ImportedTrigger other) {
    ImportedTransition copy = new ImportedTransition(other, place);
    copy.targets.addAll(targets);
    copy.actions.addAll(actions);
    copy.comments.addAll(comments);
    copy.requirements.addAll(requirements);
    copy.guard = guard;
    copy.choose = choose;
    copy.description = description;
    copy.internal = internal;
    return copy;
  }

  public ImportedTrigger trigger() {
    return trigger;
  }

  public Place place() {
    return place;
  }

  /** Returns the ids of the targets. The list is modifiable. */
  public List<String> targets() {
    return targets;
  }

  /** Returns the actions. The list is modifiable. */
  public List<ImportedAction> actions() {
    return actions;
  }

  /** Returns the lines of the comments before the transition. The list is modifiable. */
  public List<String> comments() {
    return comments;
  }

  /** Returns the identifiers of requirements. The list is modifiable. */
  public List<String> requirements() {
    return requirements;
  }

  public Optional<ImportedGuard> guard() {
    return guard;
  }

  /** Sets the guard. {@link ImportedGuard#always} removes the guard. */
  public void setGuard(ImportedGuard guard) {
    this.guard = Optional.of(guard).filter(g -> !g.equals(ImportedGuard.always()));
  }

  /** Returns the name of the method that chooses one of the targets; empty if no method chooses. */
  public String choose() {
    return choose;
  }

  public void setChoose(String choose) {
    this.choose = choose;
  }

  /** Returns the description of the transition; may be empty. */
  public String description() {
    return description;
  }

  public void setDescription(String description) {
    this.description = description;
  }

  /**
   * Returns whether the transition does not exit its source if the target is a descendant of the
   * source.
   */
  public boolean isInternal() {
    return internal;
  }

  public void setInternal(boolean internal) {
    this.internal = internal;
  }
}
