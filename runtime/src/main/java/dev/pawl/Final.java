package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a state in which an instance ends: no transition leaves it, not even one from any state.
 *
 * <p>On a state with a {@link State#parent()} it says that its parent is done: entering it makes
 * {@code done.NAME} of the parent happen, which a transition of the parent may take. As {@code
 * <final>} in SCXML.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.FIELD)
public @interface Final {}
