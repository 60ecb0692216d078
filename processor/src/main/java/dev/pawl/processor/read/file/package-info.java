/** Finds and reads machine files. Start with {@link dev.pawl.processor.read.file.MachineFiles}. */
@NullMarked
package dev.pawl.processor.read.file;

import org.jspecify.annotations.NullMarked;
