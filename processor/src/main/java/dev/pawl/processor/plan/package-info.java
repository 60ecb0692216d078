/**
 * The machine lowered to what code is generated from: per state and event the ordered candidates,
 * as numbers, with every Java name decided.
 */
@NullMarked
package dev.pawl.processor.plan;

import org.jspecify.annotations.NullMarked;
