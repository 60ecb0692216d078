package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a final state: an instance that enters it has ended. No transition leaves it, not even a
 * transition that is declared on the enum.
 *
 * <p>A final state that has a {@link State#parent()} marks its parent as done. When it is entered,
 * the event {@code done.NAME} of the parent is raised, and a transition of the parent can react to
 * it. This is {@code <final>} in SCXML.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.FIELD)
public @interface Final {}
