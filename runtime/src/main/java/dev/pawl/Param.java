package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A component of an event's payload. */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({})
public @interface Param {

  /** The name of the component, a Java identifier. */
  String name();

  /** The type of the component. */
  Class<?> type();
}
