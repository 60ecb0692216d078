package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a state machine, from which Pawl generates Java when the program is compiled.
 *
 * <p>On an enum, the constants are the states:
 *
 * <pre>{@code
 * @StateMachine
 * public enum CircuitState {
 *   @Initial @Transition(on = "failureThresholdExceeded", to = "OPEN") CLOSED,
 *   @Transition(on = "cooldownExpires", to = "HALF_OPEN") OPEN,
 *   @Transition(on = "success", to = "CLOSED")
 *   @Transition(on = "failure", to = "OPEN") HALF_OPEN
 * }
 * }</pre>
 *
 * <p>On an interface, a class or a package with {@link #yaml()}, the machine stands in that file.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.PACKAGE})
public @interface StateMachine {

  /**
   * The machine's name, with which the generated types' names begin. By default the enum's name
   * without a trailing {@code State}, {@code States} or {@code Status}; if it is called just that,
   * the name of the type that it is nested in. At the top level such an enum must say the name.
   */
  String name() default "";

  /**
   * The file that declares the machine, with {@code /} between folders; not on an enum. It is
   * looked for in the folders of the option {@code -Apawl.machines}, then on the class output,
   * class path and source path, each time first in this element's package, then at the root.
   */
  String yaml() default "";

  /**
   * The treatment of an event that has no transition in the current state, or whose guards all
   * refuse.
   */
  Unexpected unexpected() default Unexpected.REJECT;

  /** The type of the extended state that guards read and updates replace; should be immutable. */
  Class<?> context() default void.class;

  /**
   * An existing enum whose constants are the events, instead of a generated one. It also has a
   * constant for each timer, {@code OPEN_AFTER_60S}, and for each {@code done.NAME} that is used,
   * {@code DONE_NAME}.
   */
  Class<?> events() default void.class;

  /** How names in data are derived from the names of states and events. */
  WireNames wireNames() default WireNames.AS_DECLARED;

  /**
   * Whether the outermost states are orthogonal regions, all active from the start. As {@code
   * <parallel>} in SCXML.
   */
  boolean parallel() default false;

  /**
   * Whether any number of threads may use one instance at a time. Each step is then atomic, from
   * the guards to the last effect; questions are answered meanwhile, with what was committed last.
   *
   * <p>Two instances whose hooks or effects fire at each other on two threads would wait for each
   * other for ever: one of them gets an {@link IllegalStateException}. Have them {@code post}
   * events, which waits for nobody.
   */
  boolean threadSafe() default false;

  /** Parts not to generate. */
  Part[] omit() default {};

  /**
   * Parts to generate though they are left out by default: {@link Part#CASES} where states carry no
   * data, it and {@link Part#PHASE} beyond 200 states; {@link Part#SPRING} always.
   */
  Part[] include() default {};

  /** Ways into data to generate beside {@code NameCodec}. */
  Serializer[] serializers() default {};

  /**
   * States that there once were, so that no other takes their names: {@code "OLD"}, or {@code "OLD
   * -> NEW"} where what was stored of it is to be read as another state.
   */
  String[] reserved() default {};

  /** Events that there once were, in the same form. */
  String[] reservedEvents() default {};

  /** The purpose of the machine, in prose; it goes into Javadoc and documents. */
  String description() default "";

  /** The treatment of an unexpected event. */
  enum Unexpected {
    /** It is refused with an {@link IllegalTransitionError}. */
    REJECT,
    /** It leaves the state as it is, and hooks hear of it. */
    IGNORE
  }

  /** How a name in data is derived from a declared name. */
  enum WireNames {
    /** The declared name itself. */
    AS_DECLARED,
    /** {@code half_open}. */
    SNAKE_CASE,
    /** {@code half-open}. */
    KEBAB_CASE,
    /** {@code halfOpen}. */
    CAMEL_CASE
  }
}
