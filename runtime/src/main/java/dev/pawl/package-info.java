/**
 * The annotations that declare a state machine, and the small runtime that generated machines use:
 * what is recorded of a step, who hears of it, and how a refusal is explained.
 */
package dev.pawl;
