package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a state in which an instance may begin. If several states are initial, an instance begins
 * in the first declared initial state, unless the builder sets another initial state.
 *
 * <p>If the state has a {@link State#parent()}, the state is the default child of this parent: a
 * transition that targets the parent itself enters this child. The default child is {@code
 * <initial>} in SCXML.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.FIELD)
public @interface Initial {

  /**
   * A label for diagrams that says when an instance begins in this state, for example "plan mode".
   */
  String description() default "";
}
