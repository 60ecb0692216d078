package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks generated types. Tools for test coverage, such as JaCoCo, leave out classes with an
 * annotation of this name. The JDK's {@code javax.annotation.processing.Generated} does not reach
 * class files, so they cannot see it.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Generated {}
