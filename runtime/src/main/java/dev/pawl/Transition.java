package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A transition out of the state it stands on, and of every state below that; on the enum itself,
 * out of every state that is not final.
 *
 * <p>An event ({@link #on()}), nothing but its guard ({@link #always()}) or the time ({@link
 * #after()}, {@link #every()}) makes that it is taken: one of these, or none for a direct
 * transition. Where several transitions of a state have the same event, the first whose guard holds
 * is taken, in declared order; those of inner states come before those of outer ones, the enum's
 * last. The last may have no guard.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.FIELD})
@Repeatable(Transition.List.class)
public @interface Transition {

  /**
   * The event that takes it. Without one, and without {@link #always()}, {@link #after()} and
   * {@link #every()}, the transition is direct: its event is named after the target, {@code
   * toOpen}, and several targets are several transitions.
   *
   * <p>{@code "*"} is every event, those of timers aside, that no other entry of the same state
   * takes. {@code "done.NAME"} happens when a final child of the state {@code NAME} is entered, or
   * every region of it is done; SCXML calls it {@code done.state.NAME}.
   */
  String on() default "";

  /**
   * The state it leads to; with {@link #choose()}, the states it may lead to. Without {@code
   * choose} it may have several targets, all of them entered, if they lie in different regions of
   * one parallel state.
   *
   * <p>With an event but no target, effects, updates and raised events happen and no state is left
   * or entered: a targetless transition in SCXML, an internal one in UML.
   */
  String[] to() default {};

  /**
   * The condition: a formula of {@code &&}, {@code ||}, {@code !} and parentheses over names of
   * predicates, each a method of the generated {@code Logic} interface. {@code in(STATE)} holds
   * while that state is active; SCXML spells it {@code In('STATE')}.
   */
  String guard() default "";

  /** The method of the generated {@code Logic} interface that returns the next context. */
  String update() default "";

  /** Methods of the generated {@code Effects} interface that run after the commit, in order. */
  String[] effects() default {};

  /** The method of the generated {@code Logic} interface that picks one of several targets. */
  String choose() default "";

  /** The occasion or the reason for taking it, in prose. */
  String description() default "";

  /**
   * Whether a transition to states below the one that it stands on does not leave that one, so that
   * neither its exit nor its entry runs. As {@code type="internal"} in SCXML. An internal
   * transition that has only an event records that event.
   */
  boolean internal() default false;

  /**
   * Events without payload that the transition puts into the machine's own queue, which is served
   * before any event from outside. As {@code <raise>} in SCXML.
   */
  String[] raise() default {};

  /**
   * Whether it needs no event: it is taken at the end of any step after which the state is active
   * and the guard holds. SCXML and UML call it eventless, or a completion transition.
   */
  boolean always() default false;

  /**
   * How long after its state was entered it is taken, if that was not left before: a duration, as
   * {@code 60s}, {@code 500ms}, {@code 1m30s} or {@code PT1M30S}, or the name of a method of the
   * generated {@code Logic} interface that returns one. The timer's event has the {@link #name()}
   * given, or is named after the state and this text, {@code OPEN.after.60s}; only the machine
   * itself makes it happen, and nobody can fire it. In SCXML a {@code <send>} with {@code delay} on
   * entry and a {@code <cancel>} on exit.
   */
  String after() default "";

  /**
   * The time between two occasions at which it is taken while its state is active, in the forms of
   * {@link #after()}; longer than zero. The timer starts when the state is entered. After each step
   * it starts again. The transition never leaves its state, so it has no {@link #to()}. The timer's
   * event has the given {@link #name()}, or a name such as {@code OPEN.every.60s}. In a store, the
   * catch-up policy decides how often it is taken for a time in which no worker ran.
   */
  String every() default "";

  /**
   * The name of the timer's event, only with {@link #after()} or {@link #every()}: no other event
   * or timer has that name. If a timer has several transitions, one of them can give the name.
   */
  String name() default "";

  /** The identifiers of the requirements that the transition covers, such as {@code REQ-7}. */
  String[] requirement() default {};

  /** Holds several transitions; written by the compiler. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target({ElementType.TYPE, ElementType.FIELD})
  @interface List {

    /** The transitions, in declared order. */
    Transition[] value();
  }
}
