package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A property that every run of the machine has. The compiler decides it over all configurations
 * that an instance can reach. If a run breaks the property, compilation fails and the message shows
 * the shortest such run.
 *
 * <p>A property makes exactly one claim: {@link #never}, {@link #always}, {@link #onlyAfter},
 * {@link #whenever} with {@link #eventually}, {@link #eventually} alone, {@link #atMost}, {@link
 * #alwaysPossible} or {@link #handlesAll}. The scopes {@link #after}, {@link #before} and {@link
 * #between} limit it to a part of each run.
 *
 * <p>A proposition is a formula of {@code &&}, {@code ||}, {@code !} and parentheses over {@code
 * in(STATE)}, {@code entered(STATE)}, {@code exited(STATE)}, {@code event(EVENT)} and {@code
 * final}. {@code in(STATE)} is evaluated at stable configurations; {@code entered}, {@code exited}
 * and {@code event} are evaluated at each microstep. {@code event(EVENT)} holds when a transition
 * is taken for the event. {@code final} holds when the machine has ended.
 *
 * <pre>{@code
 * @Verify(name = "paidFirst", event = "ship", onlyAfter = "entered(PAID)")
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(Verify.List.class)
public @interface Verify {

  /** The name of the property, unique within the machine. */
  String name();

  /** The proposition that never holds. */
  String never() default "";

  /** The proposition that always holds. */
  String always() default "";

  /** The event that is taken only after {@link #onlyAfter()}. */
  String event() default "";

  /** The state that is entered only after {@link #onlyAfter()}. */
  String entered() default "";

  /** The state that is left only after {@link #onlyAfter()}. */
  String exited() default "";

  /**
   * The proposition that must have held before {@link #event()} is taken, or before {@link
   * #entered()} or {@link #exited()} happens.
   */
  String onlyAfter() default "";

  /** The proposition after which {@link #eventually()} holds, each time. */
  String whenever() default "";

  /** The proposition that holds at some time. */
  String eventually() default "";

  /** The largest number of times that {@link #of()} holds; negative to claim no such limit. */
  int atMost() default -1;

  /** The proposition that {@link #atMost()} counts. */
  String of() default "";

  /** The proposition that can be made true from every reachable configuration. */
  String alwaysPossible() default "";

  /** The configurations to which {@link #alwaysPossible()} is limited; YAML names it while. */
  String during() default "";

  /** Whether the state {@link #in()} refuses no event other than {@link #except()}. */
  boolean handlesAll() default false;

  /** The state that {@link #handlesAll()} is about. */
  String in() default "";

  /** The events that {@link #handlesAll()} does not count. */
  String[] except() default {};

  /**
   * The beginning of the scope: the claim applies from the point at which this proposition holds.
   */
  String after() default "";

  /**
   * The end of the scope: the claim applies until this proposition holds, and only to runs in which
   * it holds.
   */
  String before() default "";

  /** Two propositions: the claim applies each time from the first until the second. */
  String[] between() default {};

  /** The identifiers of the requirements that the property covers. */
  String[] requirement() default {};

  /** The predicates and choices that the verdict may depend on without a warning. */
  String[] dependsOn() default {};

  /** Whether the property may hold only because its condition never occurs. */
  boolean vacuous() default false;

  /** The meaning of the property, in prose. */
  String description() default "";

  /** The container of repeated annotations; written by the compiler. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.TYPE)
  @interface List {

    /** The properties, in declared order. */
    Verify[] value();
  }
}
