/**
 * Generates Java from the plan of a machine. Each class generates one type, or a part of a type.
 * Only this package uses JavaPoet. Start with {@link dev.pawl.processor.generate.Generators}.
 */
@NullMarked
package dev.pawl.processor.generate;

import org.jspecify.annotations.NullMarked;
