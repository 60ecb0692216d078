package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Documents and enforces that no transition joins two states: one that does is a compile error, and
 * the error of whoever tries it when the program runs says why.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(Forbid.List.class)
public @interface Forbid {

  /** The states it holds for; {@code "*"} is every state. */
  String[] from();

  /** The states that may not be reached from them; {@code "*"} is every state. */
  String[] to();

  /** The reason, in a sentence that ends up in the error. */
  String because();

  /** Holds several prohibitions; written by the compiler. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.TYPE)
  @interface List {

    /** The prohibitions, in declared order. */
    Forbid[] value();
  }
}
