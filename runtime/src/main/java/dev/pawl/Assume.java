package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An assumption under which the compiler decides the properties of {@link Verify}. An assumption
 * concerns the results of predicates, the events that arrive, or a counter in the context. No code
 * checks assumptions at run time.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(Assume.List.class)
public @interface Assume {

  /** Two predicates that never hold in the same evaluation of guards. */
  String[] neverBoth() default {};

  /** Two predicates: whenever the first holds, the second holds too. */
  String[] implies() default {};

  /** A formula over predicates that holds in every evaluation of guards. */
  String always() default "";

  /** Events that arrive again and again as long as the machine runs. */
  String[] keepsArriving() default {};

  /** Events that only the machine itself raises: they never arrive from outside. */
  String[] neverArrives() default {};

  /** The largest number of deferred events that wait at the same time; 0 to assume no limit. */
  int deferredAtMost() default 0;

  /**
   * The name of a number in the context that starts at zero and that only the methods of {@link
   * #increment()} and {@link #reset()} change.
   */
  String counter() default "";

  /** The value at which {@link #counter()} is full; at least 1. */
  int max() default 0;

  /** The updates that add one to {@link #counter()}. */
  String[] increment() default {};

  /** The updates that set {@link #counter()} to zero. */
  String[] reset() default {};

  /** The predicate that holds while {@link #counter()} is less than {@link #max()}. */
  String atMost() default "";

  /** The predicate that holds once {@link #counter()} is {@link #max()} or more. */
  String reached() default "";

  /** The container of repeated annotations; written by the compiler. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.TYPE)
  @interface List {

    /** The assumptions, in declared order. */
    Assume[] value();
  }
}
