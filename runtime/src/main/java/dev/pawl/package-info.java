/**
 * The annotations that declare a state machine, and the small runtime that generated machines use:
 * what is recorded of a step, who hears of it, and how a refusal is explained.
 */
@NullMarked
package dev.pawl;

import org.jspecify.annotations.NullMarked;
