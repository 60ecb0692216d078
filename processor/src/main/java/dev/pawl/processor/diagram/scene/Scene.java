package dev.pawl.processor.diagram.scene;

import java.util.List;

/**
 * All that a picture of a machine shows, all names and labels on one line each and visible.
 *
 * @param title the machine's name
 * @param description its prose, or empty
 * @param figures the states in document order, so that a figure's parent stands before it
 * @param arrows one for every pair of states that transitions connect, in declared order
 * @param notes what holds in any state or leads nowhere, each once
 */
public record Scene(
    String title, String description, List<Figure> figures, List<Arrow> arrows, List<Note> notes) {

  public Scene {
    figures = List.copyOf(figures);
    arrows = List.copyOf(arrows);
    notes = List.copyOf(notes);
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
    HISTORY
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
      String description) {

    /** Whether others stand in it. */
    public boolean holds() {
      return kind == Kind.COMPOSITE || kind == Kind.PARALLEL;
    }
  }

  /**
   * A line from one figure to another or to itself.
   *
   * @param labels what takes it, one for each transition; empty where nothing is to be said
   */
  public record Arrow(int from, int to, List<String> labels) {
    public Arrow {
      labels = List.copyOf(labels);
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
