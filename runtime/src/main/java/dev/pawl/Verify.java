package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A property that every run of the machine must have. The compiler checks the property in all
 * configurations that an instance can reach. If a run breaks the property, compilation fails and
 * the message shows the shortest such run.
 *
 * <p>A property makes exactly one claim: {@link #never}, {@link #always}, {@link #onlyAfter},
 * {@link #whenever} with {@link #eventually}, {@link #eventually} alone, {@link #atMost}, {@link
 * #alwaysPossible} or {@link #handlesAll}. The scopes {@link #after}, {@link #before} and {@link
 * #between} limit the claim to a part of each run.
 *
 * <p>A proposition is a formula of {@code &&}, {@code ||}, {@code !} and parentheses over {@code
 * in(STATE)}, {@code entered(STATE)}, {@code exited(STATE)}, {@code event(EVENT)} and {@code
 * final}. {@code in(STATE)} is evaluated at stable configurations; {@code entered}, {@code exited}
 * and {@code event} are evaluated at each microstep. {@code event(EVENT)} holds when the event
 * triggers a transition. {@code final} holds when the machine has ended.
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

  /** The event that triggers transitions only after {@link #onlyAfter()} has held. */
  String event() default "";

  /** The state that is entered only after {@link #onlyAfter()} has held. */
  String entered() default "";

  /** The state that is left only after {@link #onlyAfter()} has held. */
  String exited() default "";

  /**
   * The proposition that must hold at some time before {@link #event()} triggers a transition,
   * {@link #entered()} is entered or {@link #exited()} is left, or in the same microstep.
   */
  String onlyAfter() default "";

  /** A proposition; each time it holds, {@link #eventually()} must hold at that time or later. */
  String whenever() default "";

  /** The proposition that must hold at some time. */
  String eventually() default "";

  /** The largest number of times that {@link #of()} may hold, from 0 to 1000. */
  int atMost() default -1;

  /** The proposition that {@link #atMost()} counts. */
  String of() default "";

  /** The proposition that can be made true from every reachable configuration. */
  String alwaysPossible() default "";

  /**
   * A proposition that limits {@link #alwaysPossible()} to configurations in which it holds; named
   * {@code while} in YAML.
   */
  String during() default "";

  /**
   * True to claim that the state {@link #in()} refuses no event, except those in {@link #except()}.
   */
  boolean handlesAll() default false;

  /** The state to which {@link #handlesAll()} applies. */
  String in() default "";

  /** The events that the state may refuse although {@link #handlesAll()} is claimed. */
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

  /**
   * Two propositions: each time that the first proposition holds, the claim applies from then until
   * the second proposition holds.
   */
  String[] between() default {};

  /** The identifiers of the requirements that the property covers. */
  String[] requirement() default {};

  /** The predicates and choices that the verdict may depend on without a warning. */
  String[] dependsOn() default {};

  /** True to accept that the property holds only because its condition never occurs. */
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
