/** The options given with {@code -Apawl.…}: one enum of them, parsed once. */
@NullMarked
package dev.pawl.processor.option;

import org.jspecify.annotations.NullMarked;
