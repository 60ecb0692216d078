/**
 * Writes all output. Sources and resources are written through the compiler, documents and lock
 * files to folders. Start with {@link dev.pawl.processor.write.SourceWriter} and {@link
 * dev.pawl.processor.write.ResourceWriter}.
 */
@NullMarked
package dev.pawl.processor.write;

import org.jspecify.annotations.NullMarked;
