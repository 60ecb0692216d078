/**
 * Generates the serializers that a declaration requests. Code that all machines share is in {@code
 * pawl-data}; the generated code contains the types, names and numbers of one machine. Start with
 * {@link dev.pawl.processor.generate.serialize.SerialPlan}.
 */
@NullMarked
package dev.pawl.processor.generate.serialize;

import org.jspecify.annotations.NullMarked;
