/**
 * The base classes of generated machines. Programs have no need to use this package directly; it
 * may change with any release, together with the code that is generated for it.
 *
 * <p>Type parameters mean the same throughout: {@code S} the states, {@code K} the enum of states
 * or, where states carry data, of their kinds, {@code E} the events, {@code C} the context and
 * {@code X} the effects, {@link Void} where there are none, {@code I} and {@code M} the instances,
 * {@code B} a builder's own type.
 */
@NullMarked
package dev.pawl.engine;

import org.jspecify.annotations.NullMarked;
