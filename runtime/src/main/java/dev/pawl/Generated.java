package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks generated types. Coverage tools such as JaCoCo ignore classes that have an annotation of
 * this name. Coverage tools cannot see the JDK's {@code javax.annotation.processing.Generated},
 * because that annotation is not written to class files.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Generated {}
