package dev.pawl.jpa;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says that an attribute only records a state, such as the one an order had when it was stopped: it
 * is not guarded. Where the attribute is persistent by its getter, the getter has it. Columns that
 * are not updatable, and immutable entities, need it not.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.METHOD})
public @interface Recorded {}
