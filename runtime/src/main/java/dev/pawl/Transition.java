package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A way out of the state it stands on; on the enum itself, a way out of every state that is not
 * final.
 *
 * <p>Where several transitions of a state have the same event, the first whose guard holds is
 * taken, in declared order, the state's own before the enum's; the last may have no guard.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.FIELD})
@Repeatable(Transition.List.class)
public @interface Transition {

  /**
   * The event that takes it. Without one the transition is direct: its event is named after the
   * target, {@code toOpen}, and several targets are several transitions.
   */
  String on() default "";

  /** The state it leads to; with {@link #choose()}, the states it may lead to. */
  String[] to() default {};

  /**
   * The condition: a formula of {@code &&}, {@code ||}, {@code !} and parentheses over names of
   * predicates, each a method of the generated {@code Logic} interface.
   */
  String guard() default "";

  /** The method of the generated {@code Logic} interface that returns the next context. */
  String update() default "";

  /** Methods of the generated {@code Effects} interface that run after the commit, in order. */
  String[] effects() default {};

  /** The method of the generated {@code Logic} interface that picks one of several targets. */
  String choose() default "";

  /** When or why it is taken, in prose. */
  String description() default "";

  /** Holds several transitions; written by the compiler. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target({ElementType.TYPE, ElementType.FIELD})
  @interface List {

    /** The transitions, in declared order. */
    Transition[] value();
  }
}
