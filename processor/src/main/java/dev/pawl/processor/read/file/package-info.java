/** Files that declare machines: how they are found, and which are opened. */
@NullMarked
package dev.pawl.processor.read.file;

import org.jspecify.annotations.NullMarked;
