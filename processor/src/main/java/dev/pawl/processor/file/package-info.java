/**
 * Access to files for the rest of the processor. Only this package opens and writes files that
 * options, arguments and declarations name. Start with {@link dev.pawl.processor.file.FileGate}.
 */
@NullMarked
package dev.pawl.processor.file;

import org.jspecify.annotations.NullMarked;
