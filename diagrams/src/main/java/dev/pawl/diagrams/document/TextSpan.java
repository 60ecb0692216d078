package dev.pawl.diagrams.document;

/**
 * A span of a line.
 *
 * @param text the text; for an {@link Kind#INDENT}, the number of levels in ASCII digits
 */
record TextSpan(Kind kind, String text) {

  /** The kinds of spans. The kind of a span determines its markup. */
  enum Kind {
    /** Prose from the declaration, which may contain any character. */
    PROSE,
    /** Text written by Pawl. */
    PLAIN,
    /** A word written by Pawl that has a defined meaning, such as {@code else}. */
    WORD,
    /** A name from the declaration. */
    CODE,
    /** The name of a state. */
    STATE,
    /** Indentation by a number of levels. */
    INDENT
  }

  /** Returns the number of levels of an indentation. */
  int depth() {
    return Integer.parseInt(text);
  }
}
