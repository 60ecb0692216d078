/** The options given with {@code -Apawl.…}: one enum of them, parsed once. */
package dev.pawl.processor.option;
