package dev.pawl.diagrams.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The content of a picture of a machine. Every name and every label is on one line and contains
 * only visible characters.
 *
 * @param title the machine's name
 * @param description the machine's description, or an empty string
 * @param figures the states in document order; a parent figure precedes its children
 * @param arrows one arrow for each pair of states that transitions connect, in declared order
 * @param main the numbers of the arrows on the main path, in order; empty if there is no main path
 * @param declared the numbers of the arrows on the path that always follows the first declared
 *     transition
 * @param notes the transitions that are not drawn as arrows, because they start at any state or
 *     have no target
 */
public record Scene(
    String title,
    String description,
    List<Figure> figures,
    List<Arrow> arrows,
    List<Integer> main,
    List<Integer> declared,
    List<Note> notes) {

  public Scene {
    figures = List.copyOf(figures);
    arrows = List.copyOf(arrows);
    main = List.copyOf(main);
    declared = List.copyOf(declared);
    notes = List.copyOf(notes);
  }

  /**
   * Returns the numbers of the arrows that are drawn straight down: the main path, or the declared
   * path if there is no main path.
   */
  public List<Integer> spine() {
    return main.isEmpty() ? declared : main;
  }

  /** Returns the numbers that the states on the main path have in the tree of states. */
  public Set<Integer> onMainPath() {
    Set<Integer> states = new TreeSet<>();
    for (int arrow : main) {
      // The tree's root has number 0, so numbers differ by 1.
      states.add(arrows.get(arrow).from() + 1);
      states.add(arrows.get(arrow).to() + 1);
    }
    return states;
  }

  /** Returns whether {@code figure} is {@code outer} or is nested in {@code outer}. */
  public static boolean isWithin(List<Figure> figures, int figure, int outer) {
    int at = figure;
    while (at >= 0 && at != outer) {
      at = figures.get(at).parent();
    }
    return at == outer;
  }

  public boolean isDiamond(int figure) {
    return figures.get(figure).kind() == Kind.CHOICE;
  }

  /** Returns the number of the arrow that leads to a diamond. */
  public int stem(int diamond) {
    int arrow = 0;
    while (arrows.get(arrow).to() != diamond) {
      arrow++;
    }
    return arrow;
  }

  /**
   * Returns the position of a figure in the declared order. A diamond has the position of the state
   * that leads to it.
   */
  public int place(int figure) {
    return isDiamond(figure) ? arrows.get(stem(figure)).from() : figure;
  }

  /** Returns whether a figure is a final or failed state without outgoing arrows. */
  public boolean isEnd(int figure) {
    Figure asked = figures.get(figure);
    return (asked.isFinal() || asked.failure())
        && arrows.stream().noneMatch(a -> a.from() == figure && a.to() != figure);
  }

  /** The kinds of boxes. */
  public enum Kind {
    /** A state without substates. */
    STATE,
    /** A state with substates, of which one is active at a time. */
    COMPOSITE,
    /** A parallel state, whose regions are all active together. */
    PARALLEL,
    /** A history state. */
    HISTORY,
    /** A diamond at which one of several targets is chosen, added by {@link Diamonds}. */
    CHOICE
  }

  /**
   * A declared hint for the position of a figure. The order of the constants is the order in which
   * the main path prefers them.
   */
  public enum Hint {
    /** The main path leads to this state whenever possible. */
    MAIN,
    /** The declaration contains no hint. */
    NONE,
    /**
     * The main path leads to this state only if there is no other path. The state is in the last
     * row.
     */
    END,
    /** The main path never leads to this state. */
    SIDE
  }

  /**
   * A box.
   *
   * @param name the state's name
   * @param text the title of the box
   * @param parent the number of the figure that contains this figure; -1 for an outermost figure
   * @param region whether the state is a region of a parallel state or of a parallel machine
   * @param initial whether the state is entered by default
   * @param isFinal whether the state is a final state
   * @param external whether only forced transitions enter the state
   * @param failure whether the name or a tag of the state says that something failed
   * @param hint the declared hint for the position of the figure
   * @param description the state's description, or an empty string
   */
  public record Figure(
      String name,
      String text,
      Kind kind,
      int parent,
      boolean region,
      boolean initial,
      boolean isFinal,
      boolean external,
      boolean failure,
      Hint hint,
      String description) {

    /** Returns whether this figure contains other figures. */
    public boolean holds() {
      return kind == Kind.COMPOSITE || kind == Kind.PARALLEL;
    }
  }

  /**
   * An arrow from a figure to another figure or to itself.
   *
   * @param parts the labels, one for each transition; empty if the arrow needs no label
   */
  public record Arrow(int from, int to, List<Label> parts) {
    public Arrow {
      parts = List.copyOf(parts);
    }

    /** Returns the labels, each on one line. */
    public List<String> labels() {
      List<String> labels = new ArrayList<>();
      for (Label part : parts) {
        if (!part.isEmpty()) {
          labels.add(part.text());
        }
      }
      return labels;
    }
  }

  /**
   * The label of a transition.
   *
   * @param event the triggering event, or an empty string
   * @param guard the guard in brackets, or an empty string
   * @param choice the method that chooses among several targets, or an empty string
   * @param effect the effects after a slash, or an empty string
   * @param otherwise whether the transition has no guard, but an earlier transition of the state
   *     for the same event has one
   */
  public record Label(String event, String guard, String choice, String effect, boolean otherwise) {

    /** Returns whether a method chooses one of several targets. */
    public boolean isChosen() {
      return !choice.isEmpty();
    }

    /** Returns the label without the name of the choice method. */
    public Label withoutChoice() {
      return new Label(event, guard, "", effect, otherwise);
    }

    /** Returns the guard and the name of the choice method, each in brackets. */
    private String condition() {
      String method = isChosen() ? "[" + choice + "]" : "";
      return joined(guard, method);
    }

    /** Returns the label on one line, without {@code [else]}. */
    public String text() {
      return joined(condition());
    }

    /** Returns the label on one line, including {@code [else]} if {@link #otherwise} is true. */
    public String fullText() {
      return joined(shownCondition());
    }

    /**
     * Returns {@code [else]} if {@link #otherwise} is true. If {@link #otherwise} is false, returns
     * the guard and the name of the choice method, each in brackets.
     */
    public String shownCondition() {
      return otherwise ? "[else]" : condition();
    }

    private String joined(String middle) {
      return joined(joined(event, middle), effect);
    }

    private static String joined(String left, String right) {
      return left.isEmpty() ? right : right.isEmpty() ? left : left + " " + right;
    }

    /**
     * Returns a copy of this label with {@code (no event)} as the event. The arrow of an eventless
     * transition needs such a label if the arrow also has other labels.
     */
    Label withNoEvent() {
      return new Label("(no event)", guard, choice, effect, otherwise);
    }

    boolean isEmpty() {
      return event.isEmpty() && condition().isEmpty() && effect.isEmpty();
    }
  }

  /**
   * Transitions that are listed below the picture instead of drawn.
   *
   * @param source the source state, or an empty string for any state
   * @param labels the labels of the transitions
   * @param target the target state, or an empty string for transitions without a target
   */
  public record Note(String source, List<String> labels, String target) {
    public Note {
      labels = List.copyOf(labels);
    }
  }
}
