/** Machine files as the command line and the preview read and check them, without a compiler. */
@NullMarked
package dev.pawl.cli.input;

import org.jspecify.annotations.NullMarked;
