package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a transition. On a constant, the transition leaves that state and applies to its
 * descendants too. On the enum, the transition leaves every state that is not final.
 *
 * <p>A transition is triggered by an event ({@link #on()}), by its guard alone ({@link #always()}),
 * or by time ({@link #after()}, {@link #every()}). A transition without event, {@code always},
 * {@code after} and {@code every} is a direct transition. If several transitions of a state have
 * the same event, they are tried in declared order, and the first whose guard holds is taken.
 * Transitions of inner states are tried before transitions of outer states. Transitions of the enum
 * are tried last. The last transition for an event may have no guard.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.FIELD})
@Repeatable(Transition.List.class)
public @interface Transition {

  /**
   * The event that triggers the transition. Without {@code on}, {@link #always()}, {@link #after()}
   * and {@link #every()}, the transition is direct: its event is named after the target, such as
   * {@code toOpen}, and each of several targets gets its own transition.
   *
   * <p>{@code "*"} means every event that no other transition of the same state handles, except
   * events of timers. {@code "done.NAME"} is raised when a final child of the state {@code NAME} is
   * entered or when all regions of that state are done. SCXML calls this event {@code
   * done.state.NAME}.
   */
  String on() default "";

  /**
   * The target state. If {@link #choose()} is set, this element lists the states to choose from.
   * Without {@code choose}, several targets are allowed if the targets are in different regions of
   * one parallel state; all targets are entered.
   *
   * <p>A transition that has an event but no target leaves and enters no state. A transition
   * without target only runs effects, updates the context and raises events. A transition without
   * target is targetless in SCXML, and internal in UML.
   */
  String[] to() default {};

  /**
   * The condition: a formula of {@code &&}, {@code ||}, {@code !}, parentheses and names of
   * predicates. Each predicate is a method of the generated {@code Logic} interface. {@code
   * in(STATE)} is true while that state is active; SCXML writes {@code In('STATE')}.
   */
  String guard() default "";

  /** The method of the generated {@code Logic} interface that returns the next context. */
  String update() default "";

  /**
   * The effects: methods of the generated {@code Effects} interface that run after the commit, in
   * this order.
   */
  String[] effects() default {};

  /** The method of the generated {@code Logic} interface that chooses one of several targets. */
  String choose() default "";

  /** A description of when or why the transition is taken. */
  String description() default "";

  /**
   * True if the transition is internal. An internal transition whose targets are descendants of the
   * annotated state does not leave that state: neither the exit effects nor the entry effects of
   * that state run. This is {@code type="internal"} in SCXML. An internal transition that has only
   * an event records that event.
   */
  boolean internal() default false;

  /**
   * The events that the transition raises. The events must have no payload, and the machine handles
   * these events before any external event. This is {@code <raise>} in SCXML.
   */
  String[] raise() default {};

  /**
   * True if the transition needs no event. The transition is taken at the end of each step if its
   * state is active and its guard holds. SCXML calls a transition without event eventless, UML a
   * completion transition.
   */
  boolean always() default false;

  /**
   * The time after which the transition is taken, counted from the entry of its state. If the state
   * is left earlier, the timer is cancelled. The value is a duration such as {@code 60s}, {@code
   * 500ms}, {@code 1m30s} or {@code PT1M30S}, or the name of a method of the generated {@code
   * Logic} interface that returns the time.
   *
   * <p>The timer has an event. Only the machine itself can raise this event. {@link #name()} sets
   * the name of this event. The default name consists of the state and the value of this element,
   * such as {@code OPEN.after.60s}. In SCXML, the timer is a {@code <send>} with a {@code delay} on
   * entry and a {@code <cancel>} on exit.
   */
  String after() default "";

  /**
   * The interval at which the transition is taken while its state is active. The interval is
   * written like the value of {@link #after()}. The interval must be positive. The timer starts
   * when the state is entered, and again after each time that it has elapsed, even if the guard
   * refuses. The transition never leaves its state, and therefore has no {@link #to()}.
   *
   * <p>The timer has an event. Only the machine itself can raise this event. {@link #name()} sets
   * the name of this event; the default is a name such as {@code OPEN.every.60s}. In a store, the
   * catch-up policy decides how often the transition is taken for a period in which no worker ran.
   */
  String every() default "";

  /**
   * The name of the event of a timer; allowed only with {@link #after()} or {@link #every()}. No
   * other event or timer may have this name. If several transitions share a timer, one of the
   * transitions may set the name of its event.
   */
  String name() default "";

  /** The identifiers of the requirements that the transition covers, such as {@code REQ-7}. */
  String[] requirement() default {};

  /** The container of repeated annotations; written by the compiler. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target({ElementType.TYPE, ElementType.FIELD})
  @interface List {

    /** The transitions, in declared order. */
    Transition[] value();
  }
}
