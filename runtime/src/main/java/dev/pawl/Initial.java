package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a state in which an instance may begin. Where several states are initial, the first
 * declared is the one that {@code start()} takes.
 *
 * <p>On a state with a {@link State#parent()} it marks the child that is entered where the parent
 * is entered without saying which: {@code <initial>} in SCXML.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.FIELD)
public @interface Initial {

  /** How an instance comes to begin here, for diagrams: "plan mode". */
  String description() default "";
}
