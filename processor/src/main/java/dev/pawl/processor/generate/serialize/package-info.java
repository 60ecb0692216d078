/**
 * Generates the serializers that a declaration requests. The generated code contains only the
 * types, names and numbers of a machine. All other code is in {@code pawl-data}. Start with {@link
 * dev.pawl.processor.generate.serialize.SerialPlan}.
 */
@NullMarked
package dev.pawl.processor.generate.serialize;

import org.jspecify.annotations.NullMarked;
