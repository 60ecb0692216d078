package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares the payload, the description or the former name of an event. An event without payload,
 * description and former name needs no {@code @Event}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(Event.List.class)
public @interface Event {

  /** The name of the event, as transitions use it in {@link Transition#on()}. */
  String name();

  /** The former name of the event. Stored data that contains the former name can still be read. */
  String renamedFrom() default "";

  /** A description of the occurrence that the event represents. */
  String description() default "";

  /** The components of the data that the event carries. */
  Param[] payload() default {};

  /** The container of repeated annotations; written by the compiler. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.TYPE)
  @interface List {

    /** The events, in declared order. */
    Event[] value();
  }
}
