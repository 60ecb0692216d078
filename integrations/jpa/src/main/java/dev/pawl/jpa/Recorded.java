package dev.pawl.jpa;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Excludes an attribute from the checks of states, for example an attribute that only records the
 * state in which an order was stopped. With property access, annotate the getter. Immutable
 * entities, and columns that are not updatable, are never checked and do not need this annotation.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.METHOD})
public @interface Recorded {}
