package dev.pawl.language.model;

import org.jspecify.annotations.Nullable;

/** The place of a declaration in the user's sources, for use in messages. */
public sealed interface Origin {

  /** The origin of derived elements, which have no place. */
  Origin NONE = new None();

  /** The origin of an element that has no place in the sources, or whose place is unknown. */
  record None() implements Origin {}

  /**
   * A place in Java source. The components are {@code javax.lang.model} objects, declared as {@code
   * Object} to keep the model independent of the compiler. If {@code value} or {@code annotation}
   * is null, the place is less exact.
   *
   * @param element the annotated element
   * @param annotation the annotation on the element
   * @param value the value in the annotation
   */
  record InJava(Object element, @Nullable Object annotation, @Nullable Object value)
      implements Origin {}

  /**
   * A place in a text file.
   *
   * @param file the path of the file as shown to the user
   * @param line the line, from 1
   * @param column the column in characters, from 1
   * @param text the whole line, which messages show above a caret
   */
  record InFile(String file, int line, int column, String text) implements Origin {}
}
