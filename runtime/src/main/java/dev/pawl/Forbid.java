package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Forbids transitions between the given states. A declared transition between these states is a
 * compile error. If a forbidden transition is attempted at run time, the error contains the reason.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(Forbid.List.class)
public @interface Forbid {

  /** The states that must not be left for {@link #to()}; {@code "*"} means every state. */
  String[] from();

  /** The states that must not be entered from {@link #from()}; {@code "*"} means every state. */
  String[] to();

  /** The reason for the prohibition, as a sentence. Error messages contain this reason. */
  String because();

  /** The container of repeated annotations; written by the compiler. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.TYPE)
  @interface List {

    /** The prohibitions, in declared order. */
    Forbid[] value();
  }
}
