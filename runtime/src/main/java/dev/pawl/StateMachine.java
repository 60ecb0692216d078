package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a state machine. Pawl checks the machine and generates the Java code of the machine at
 * compile time.
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
 * <p>On an interface, a class or a package, {@link #yaml()} names the file that declares the
 * machine.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.PACKAGE})
public @interface StateMachine {

  /**
   * The name of the machine; the names of the generated types begin with the words of this name, so
   * that {@code HTTP} yields {@code HttpMachine}. The default is the name of the enum without a
   * trailing {@code State}, {@code States} or {@code Status}. If the enum is a nested type named
   * {@code State}, {@code States} or {@code Status}, the default is the name of the outer type. If
   * a top-level enum has one of these three names, this element must be set.
   */
  String name() default "";

  /**
   * The path of the YAML file that declares the machine, with {@code /} as separator. This element
   * is not allowed on an enum. Pawl searches for the file in the directories of the option {@code
   * -Apawl.machines}, then in the class output, class path and source path. In each directory and
   * path, the package of the annotated element is searched first, then the root.
   */
  String yaml() default "";

  /**
   * The treatment of an event that has no transition in the current state or is refused by all
   * guards.
   */
  Unexpected unexpected() default Unexpected.REJECT;

  /**
   * The type of the context. Guards read the context, and updates replace the context. The type
   * should be immutable.
   */
  Class<?> context() default void.class;

  /**
   * An existing enum whose constants are the events, to be used instead of a generated enum. The
   * enum must also have a constant for each timer, such as {@code OPEN_AFTER_60S}, and for each
   * {@code done.NAME} that is used, such as {@code DONE_NAME}.
   */
  Class<?> events() default void.class;

  /** The rule that derives names in stored data from the names of states and events. */
  WireNames wireNames() default WireNames.AS_DECLARED;

  /**
   * True if the outermost states are orthogonal regions, all of which are active from the start.
   * This is {@code <parallel>} in SCXML.
   */
  boolean parallel() default false;

  /**
   * True if several threads may use one instance at the same time. Each step of a thread-safe
   * instance is atomic, from the guards to the last effect. During a step, queries return the last
   * committed state.
   *
   * <p>If the hooks or effects of two instances fire events at each other from two threads, the
   * threads would wait for each other forever. Pawl detects the deadlock and throws an {@link
   * IllegalStateException} in one of the threads. To avoid deadlocks, use {@code post}, which does
   * not wait.
   */
  boolean threadSafe() default false;

  /** The parts of the generated code that are omitted. */
  Part[] omit() default {};

  /**
   * The parts to generate that are omitted by default: {@link Part#SPRING}; {@link Part#CASES} if
   * states carry no data; and {@link Part#CASES} and {@link Part#PHASE} if the machine has more
   * than 200 states.
   */
  Part[] include() default {};

  /** The data formats to generate code for, in addition to {@code NameCodec}. */
  Serializer[] serializers() default {};

  /**
   * The names of removed states. No other state can use these names. Use {@code "OLD"} to reserve a
   * name only, or {@code "OLD -> NEW"} to read stored data of the state {@code OLD} as {@code NEW}.
   */
  String[] reserved() default {};

  /** The names of removed events, in the form of {@link #reserved()}. */
  String[] reservedEvents() default {};

  /** A description of the machine; generated Javadoc and documents contain this description. */
  String description() default "";

  /** The treatment of an unexpected event. */
  enum Unexpected {
    /** The event is refused with an {@link IllegalTransitionError}. */
    REJECT,
    /** The event is ignored: the state does not change, and hooks are notified. */
    IGNORE
  }

  /** The rule that derives a name in stored data from a declared name. */
  enum WireNames {
    /** The declared name itself. */
    AS_DECLARED,
    /** Words in lower case, joined by underscores, such as {@code half_open}. */
    SNAKE_CASE,
    /** Words in lower case, joined by hyphens, such as {@code half-open}. */
    KEBAB_CASE,
    /**
     * Words without separators, each except the first with a capital letter, such as {@code
     * halfOpen}.
     */
    CAMEL_CASE
  }
}
