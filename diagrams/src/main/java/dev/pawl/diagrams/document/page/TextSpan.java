package dev.pawl.diagrams.document.page;

/**
 * A piece of a line.
 *
 * @param text what is said; of indentation its depth in ASCII digits
 */
public record TextSpan(Kind kind, String text) {

  /** The kinds of pieces. */
  public enum Kind {
    /** Prose from the declaration: any text at all. */
    PROSE,
    /** Our own words. */
    PLAIN,
    /** One of our own words that stands for something. */
    WORD,
    /** A name from the declaration. */
    CODE,
    /** The name of a state. */
    STATE,
    /** So many levels to the right. */
    INDENT
  }

  /** The levels of an indentation. */
  public int depth() {
    return Integer.parseInt(text);
  }
}
