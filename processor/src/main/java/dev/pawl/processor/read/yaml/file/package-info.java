/** Files that declare machines: how they are found, and which are opened. */
@NullMarked
package dev.pawl.processor.read.yaml.file;

import org.jspecify.annotations.NullMarked;
