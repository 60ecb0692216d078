package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a final state. An instance that has entered a final state without a parent has ended. No
 * transition leaves such a state, not even a transition that is declared on the enum.
 *
 * <p>A final state that has a {@link State#parent()} completes this parent. Transitions of the
 * parent, and those that are declared on the enum, still apply. When the final state is entered,
 * the machine raises the event {@code done.NAME}; {@code NAME} is the name of the parent. A
 * transition of the parent can react to this event. A final state is {@code <final>} in SCXML.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.FIELD)
public @interface Final {}
