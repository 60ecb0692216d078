package dev.pawl.language.model;

import org.jspecify.annotations.Nullable;

/**
 * The place in the user's sources where something was declared, so that a problem can point at it.
 */
public sealed interface Origin {

  /** An origin for what nobody wrote: derived or implied elements. */
  Origin NONE = new None();

  /** Nowhere in particular. */
  record None() implements Origin {}

  /**
   * A place in Java source: an element, the annotation on it and the value in that annotation. The
   * three are {@code javax.lang.model} objects, opaque here so that the model stays free of them;
   * the annotation and the value may be null, then the place is less exact.
   */
  record InJava(Object element, @Nullable Object annotation, @Nullable Object value)
      implements Origin {}

  /**
   * A place in a text file.
   *
   * @param file the file as the user would name it
   * @param line the line, from 1
   * @param column the column in characters, from 1
   * @param text the whole line, shown above the caret
   */
  record InFile(String file, int line, int column, String text) implements Origin {}
}
