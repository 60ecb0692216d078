/**
 * Generates Java from a plan: one class per generated type, or per part of a type. Only this
 * package uses JavaPoet. Start with {@link dev.pawl.processor.generate.Generators}.
 */
@NullMarked
package dev.pawl.processor.generate;

import org.jspecify.annotations.NullMarked;
