package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares further properties of a state. A state that needs only its name needs no {@code @State}.
 *
 * <p>With {@link #parent()} the constants of an enum form a tree. Children have the order of the
 * constants. While a state that has children is active, exactly one child is active too, or all
 * children if the state is {@link #parallel()}. In SCXML, a state with children is a compound
 * state.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.FIELD)
public @interface State {

  /** The name of the state in stored data, instead of the derived name. */
  String wireName() default "";

  /**
   * The former names of the state in stored data. Data that contains a former name can still be
   * read.
   */
  String[] aliases() default {};

  /**
   * The former declared name of the state. Stored data that contains the former name can still be
   * read.
   */
  String renamedFrom() default "";

  /**
   * The tags of the state. For a tag {@code active}, the method {@code isActive(state)} is
   * generated.
   */
  String[] tags() default {};

  /**
   * True if only {@code force} enters the state. A history state may restore the state afterwards.
   * The compiler does not report an external state as unreachable.
   */
  boolean external() default false;

  /** The identifiers of the requirements that the state covers, such as {@code REQ-7}. */
  String[] requirement() default {};

  /** A description of what the state means. */
  String description() default "";

  /**
   * The name of the parent state; by default, the state has no parent. A transition of the parent
   * applies to all descendants of the parent that do not handle the event themselves.
   */
  String parent() default "";

  /**
   * The states to enter when a transition targets this state itself. The states may be any
   * descendants of this state. If this element is set, no child may be marked {@link Initial}.
   * Several states are allowed only if all are in different regions. This element is the attribute
   * {@code initial} in SCXML.
   */
  String[] initial() default {};

  /**
   * True if the children are orthogonal regions: all children are active while this state is
   * active. This is {@code <parallel>} in SCXML.
   */
  boolean parallel() default false;

  /**
   * The kind of history. Every kind except {@link History#NONE} makes this state a history state.
   * An instance is never in a history state. A transition to a history state enters the states that
   * were active in the parent of the history state when this parent was last left. The single
   * {@link Transition} of a history state has only a {@link Transition#to()}: the state to enter if
   * the parent has never been left. This is {@code <history>} in SCXML.
   */
  History history() default History.NONE;

  /**
   * The entry effects: methods of the generated {@code Effects} interface that run after a step
   * that enters the state, in this order. Effects of outer states run before effects of inner
   * states. This is {@code <onentry>} in SCXML.
   */
  String[] entry() default {};

  /**
   * The exit effects: methods of the generated {@code Effects} interface that run after a step that
   * leaves the state, in this order. Effects of inner states run before effects of outer states.
   * This is {@code <onexit>} in SCXML.
   */
  String[] exit() default {};

  /**
   * Events that are raised when the state is entered. The events must have no payload, and the
   * machine handles these events before any external event. This is {@code <raise>} in {@code
   * <onentry>} in SCXML.
   */
  String[] raiseOnEntry() default {};

  /**
   * Events that are raised when the state is left. The events must have no payload, and the machine
   * handles these events before any external event. This is {@code <raise>} in {@code <onexit>} in
   * SCXML.
   */
  String[] raiseOnExit() default {};

  /**
   * Events that have no effect in this state, unless a transition of this state, of a descendant or
   * of another region handles them. In SCXML, an ignored event is a transition without target and
   * content.
   */
  String[] ignore() default {};

  /**
   * Events that are deferred in this state, unless a transition of this state, of a descendant or
   * of another region handles them. A deferred event is offered again as soon as the machine has
   * changed to states that do not defer the event. Deferral is taken from UML; SCXML has no
   * equivalent.
   */
  String[] defer() default {};

  /**
   * The position of the state in diagrams. Set the position only if the order of declaration gives
   * a bad diagram.
   */
  Layout layout() default Layout.AUTO;

  /** The position of a state in diagrams. */
  enum Layout {
    /** Derived from the order of declaration. */
    AUTO,
    /** On the main path of the diagram, if the transitions allow this position. */
    MAIN,
    /** Next to the main path of the diagram. */
    SIDE,
    /** In the last row of the diagram; on the main path only if no other state can be there. */
    END
  }

  /**
   * The kind of a history state. The kind determines which descendants of the parent the history
   * state remembers.
   */
  enum History {
    /** Not a history state. */
    NONE,
    /**
     * Remembers the active child of the parent. Descendants of that child are entered by default.
     */
    SHALLOW,
    /** Remembers all active descendants of the parent. */
    DEEP
  }
}
