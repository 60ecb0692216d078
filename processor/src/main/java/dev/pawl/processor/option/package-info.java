/**
 * The options of the annotation processor, which are given with {@code -Apawl.…}. Start with {@link
 * dev.pawl.processor.option.Options}.
 */
@NullMarked
package dev.pawl.processor.option;

import org.jspecify.annotations.NullMarked;
