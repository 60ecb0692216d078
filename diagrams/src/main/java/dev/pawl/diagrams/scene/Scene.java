package dev.pawl.diagrams.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * All that a picture of a machine shows, all names and labels on one line each and visible.
 *
 * @param title the machine's name
 * @param description its prose, or empty
 * @param figures the states in document order, so that a figure's parent stands before it
 * @param arrows one for every pair of states that transitions connect, in declared order
 * @param main the numbers of the arrows on the main path, in its order; empty if there is none
 * @param declared the numbers of the arrows by which states first lead on as declared
 * @param notes what holds in any state or leads nowhere, each once
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
   * The arrows that are drawn straight down: the main path, or without one those declared first.
   */
  public List<Integer> spine() {
    return main.isEmpty() ? declared : main;
  }

  /** The numbers, in the tree of states, of all that the main path leads through. */
  public Set<Integer> onMainPath() {
    Set<Integer> states = new TreeSet<>();
    for (int arrow : main) {
      // the tree's root comes first
      states.add(arrows.get(arrow).from() + 1);
      states.add(arrows.get(arrow).to() + 1);
    }
    return states;
  }

  /** Returns whether a figure is another figure, or is within it. */
  public static boolean isWithin(List<Figure> figures, int figure, int outer) {
    int at = figure;
    while (at >= 0 && at != outer) {
      at = figures.get(at).parent();
    }
    return at == outer;
  }

  /** Whether a figure is active at the same time as those beside it. */
  public boolean isRegion(int figure) {
    Figure asked = figures.get(figure);
    return asked.kind() != Kind.HISTORY
        && asked.kind() != Kind.CHOICE
        && asked.parent() >= 0
        && figures.get(asked.parent()).kind() == Kind.PARALLEL;
  }

  /** Whether a figure is an end, or a failure from which nothing leads on. */
  public boolean isEnd(int figure) {
    Figure asked = figures.get(figure);
    return (asked.isFinal() || asked.failure())
        && arrows.stream().noneMatch(a -> a.from() == figure && a.to() != figure);
  }

  /** The kinds of boxes. */
  public enum Kind {
    /** A box with a name. */
    STATE,
    /** A box with others in it, of which one is active. */
    COMPOSITE,
    /** A box with others in it, all of which are active. */
    PARALLEL,
    /** A small box that stands for what was active last. */
    HISTORY,
    /** A diamond from which one of several arrows is chosen; only in pictures. */
    CHOICE
  }

  /** A wish for a figure's place that was declared, the most welcome on the main path first. */
  public enum Hint {
    /** The main path goes there wherever it can. */
    MAIN,
    /** Nothing. */
    NONE,
    /** The main path goes there where nothing else is left; it stands in the last row. */
    END,
    /** The main path never goes there. */
    SIDE
  }

  /**
   * A box.
   *
   * @param name the state's name
   * @param text what is written in the box
   * @param parent the figure it stands in, or -1
   * @param initial whether it is entered by default
   * @param isFinal whether it is an end
   * @param external whether nothing leads to it by itself
   * @param failure whether it is what went wrong
   * @param hint what was declared of its place
   * @param description the state's prose, or empty
   */
  public record Figure(
      String name,
      String text,
      Kind kind,
      int parent,
      boolean initial,
      boolean isFinal,
      boolean external,
      boolean failure,
      Hint hint,
      String description) {

    /** Whether others stand in it. */
    public boolean holds() {
      return kind == Kind.COMPOSITE || kind == Kind.PARALLEL;
    }
  }

  /**
   * A line from one figure to another or to itself.
   *
   * @param parts what takes it, one for each transition; empty where nothing is to be said
   */
  public record Arrow(int from, int to, List<Label> parts) {
    public Arrow {
      parts = List.copyOf(parts);
    }

    /** Returns whether each of its labels is of an arm of a choice, or interrupts the work. */
    boolean isAvoided() {
      return !parts.isEmpty()
          && parts.stream().allMatch(p -> p.isChosen() || OutcomeWords.isAvoided(p.event()));
    }

    /** The labels, each on one line. */
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
   * @param event what is waited for, or empty
   * @param guard what must hold, in brackets, or empty
   * @param choice the method that chooses among several targets, or empty
   * @param effect what is done, after a stroke, or empty
   * @param otherwise whether it is taken where the conditions of others for the event do not hold
   */
  public record Label(String event, String guard, String choice, String effect, boolean otherwise) {

    /** Returns whether a method chooses the target among several. */
    public boolean isChosen() {
      return !choice.isEmpty();
    }

    /** Returns the label without the method that chooses. */
    public Label withoutChoice() {
      return new Label(event, guard, "", effect, otherwise);
    }

    /** The guard and the method that chooses, in brackets each. */
    private String condition() {
      String method = isChosen() ? "[" + choice + "]" : "";
      return guard.isEmpty() || method.isEmpty() ? guard + method : guard + " " + method;
    }

    /** All of it on one line. */
    public String text() {
      return joined(condition());
    }

    /** The same, and where it is taken else. */
    public String fullText() {
      return joined(shownCondition());
    }

    /** The condition, or that no other holds. */
    public String shownCondition() {
      return otherwise ? "[else]" : condition();
    }

    private String joined(String middle) {
      StringBuilder out = new StringBuilder(event);
      for (String part : List.of(middle, effect)) {
        out.append(out.length() > 0 && !part.isEmpty() ? " " : "").append(part);
      }
      return out.toString();
    }

    /** The same of what waits for no event, beside others with the same ends. */
    Label wordless() {
      return new Label("(no event)", guard, choice, effect, otherwise);
    }

    boolean isEmpty() {
      return event.isEmpty() && condition().isEmpty() && effect.isEmpty();
    }
  }

  /**
   * Transitions that are written below, not drawn.
   *
   * @param source the state that they hold in; empty where that is any
   * @param labels what takes them
   * @param target the state they lead to; empty where they stay where they are
   */
  public record Note(String source, List<String> labels, String target) {
    public Note {
      labels = List.copyOf(labels);
    }
  }
}
