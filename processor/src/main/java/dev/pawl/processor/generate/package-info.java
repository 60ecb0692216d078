/**
 * A plan as Java: one class per generated type or per part of one; the only room that knows
 * JavaPoet.
 */
@NullMarked
package dev.pawl.processor.generate;

import org.jspecify.annotations.NullMarked;
