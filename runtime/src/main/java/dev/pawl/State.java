package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Says more of a state than its name; only where there is something to say. */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.FIELD)
public @interface State {

  /** The state's name in data, instead of the derived one. */
  String wireName() default "";

  /** Former names in data, which are still read. */
  String[] aliases() default {};

  /** Groups the state belongs to: the tag {@code active} generates {@code isActive(state)}. */
  String[] tags() default {};

  /** Whether only a forced transition enters the state; it need not be reachable then. */
  boolean external() default false;

  /** What it means to be in this state, in prose. */
  String description() default "";
}
