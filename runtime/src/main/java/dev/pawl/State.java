package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says more of a state than its name; only where there is something to say.
 *
 * <p>With {@link #parent()} the constants of an enum form a tree, in which the order of children is
 * the order of constants. An instance is always in exactly one child of a state that has children,
 * or in all of them where it is {@link #parallel()}; it is then also in that state. SCXML calls a
 * state with children compound.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.FIELD)
public @interface State {

  /** The state's name in data, instead of the derived one. */
  String wireName() default "";

  /** Former names in data, which are still read. */
  String[] aliases() default {};

  /** The name of the state before it got its present one; what is stored of it is still read. */
  String renamedFrom() default "";

  /** Groups the state belongs to: the tag {@code active} generates {@code isActive(state)}. */
  String[] tags() default {};

  /** Whether only a forced transition enters the state; it need not be reachable then. */
  boolean external() default false;

  /** The identifiers of the requirements that the state covers, such as {@code REQ-7}. */
  String[] requirement() default {};

  /** The meaning of being in this state, in prose. */
  String description() default "";

  /**
   * The state that this one lies in; none by default. A transition of the parent serves every state
   * below that does not handle the event itself.
   */
  String parent() default "";

  /**
   * The states to enter where this one is entered without saying which of those below, instead of
   * the child marked {@link Initial}: any state below, children of children too. Several only where
   * they lie in different regions. As {@code initial} in SCXML.
   */
  String[] initial() default {};

  /**
   * Whether the children are orthogonal regions, all active while this state is. As {@code
   * <parallel>} in SCXML.
   */
  boolean parallel() default false;

  /**
   * Makes this a history state: none that an instance can be in, but a target that stands for what
   * was active below its parent when that was left last. Its one {@link Transition} has only {@link
   * Transition#to()}, where to go if the parent has never been left. As {@code <history>} in SCXML.
   */
  History history() default History.NONE;

  /**
   * Methods of the generated {@code Effects} interface that run after a step that enters the state,
   * in order; outer states' before inner ones'. As {@code <onentry>} in SCXML.
   */
  String[] entry() default {};

  /**
   * Methods of the generated {@code Effects} interface that run after a step that leaves the state,
   * in order; inner states' before outer ones'. As {@code <onexit>} in SCXML.
   */
  String[] exit() default {};

  /**
   * Events without payload that entering the state puts into the machine's own queue, which is
   * served before any event from outside. As {@code <raise>} in {@code <onentry>} in SCXML.
   */
  String[] raiseOnEntry() default {};

  /**
   * Events without payload that leaving the state puts into the machine's own queue, which is
   * served before any event from outside. As {@code <raise>} in {@code <onexit>} in SCXML.
   */
  String[] raiseOnExit() default {};

  /**
   * Events that are taken in this state without doing anything, unless a transition of this state,
   * of one below or in another region takes them. SCXML has no word for it: a transition without
   * target and content.
   */
  String[] ignore() default {};

  /**
   * Events that wait, unless a transition of this state, of one below or in another region takes
   * them, and are offered again after the next change of state in which no active state defers
   * them. As in UML; SCXML has no word for it.
   */
  String[] defer() default {};

  /** The place of the state in diagrams; said only where the order of declaration does not do. */
  Layout layout() default Layout.AUTO;

  /** The place of a state in diagrams. */
  enum Layout {
    /** As the order of declaration says. */
    AUTO,
    /** On the main path, wherever that can lead there. */
    MAIN,
    /** Aside from the main path. */
    SIDE,
    /** In the last row; on the main path only where nothing else is left. */
    END
  }

  /** The part of its parent that a history state remembers. */
  enum History {
    /** It is no history state. */
    NONE,
    /** The parent's active child; what that has below is entered by default. */
    SHALLOW,
    /** Every active state below the parent, down to the leaves. */
    DEEP
  }
}
