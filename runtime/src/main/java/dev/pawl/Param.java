package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** One component of an event's payload. */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({})
public @interface Param {

  /** The component's name, a Java identifier. */
  String name();

  /** The component's type. */
  Class<?> type();
}
