/**
 * The one place that creates files: sources and resources by the compiler, documents in a folder.
 */
@NullMarked
package dev.pawl.processor.write;

import org.jspecify.annotations.NullMarked;
