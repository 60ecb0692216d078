/**
 * The base classes of generated machines. Applications do not use this package directly. This
 * package may change in any release, together with the generated code. Read {@link FlatMachine} and
 * {@link FlatSteps} first.
 *
 * <p>All types use these type parameters: {@code S} for states, {@code K} for the enum of states or
 * of the types of states if states carry data, {@code E} for events, {@code C} for the context and
 * {@code X} for the effects (both {@link Void} if there are none), {@code I} and {@code M} for
 * instances, and {@code B} for the concrete type of a builder.
 */
@NullMarked
package dev.pawl.engine;

import org.jspecify.annotations.NullMarked;
