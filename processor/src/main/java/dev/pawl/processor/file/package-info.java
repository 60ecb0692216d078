/**
 * Files on disk: the one place where files that options, arguments and declarations name are opened
 * and written.
 */
@NullMarked
package dev.pawl.processor.file;

import org.jspecify.annotations.NullMarked;
