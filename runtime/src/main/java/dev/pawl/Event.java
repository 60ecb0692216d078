package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Says more of an event than its name; only where it carries data or prose. */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(Event.List.class)
public @interface Event {

  /** The event's name, as transitions use it. */
  String name();

  /** The name of the event before; what is stored of it is still read. */
  String renamedFrom() default "";

  /** The occurrence that the event stands for, in prose. */
  String description() default "";

  /** The data that it carries. */
  Param[] payload() default {};

  /** Holds several events; written by the compiler. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.TYPE)
  @interface List {

    /** The events, in declared order. */
    Event[] value();
  }
}
