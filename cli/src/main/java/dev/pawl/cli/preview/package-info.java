/** Machines in a browser while they are edited: what is served, and to whom. */
@NullMarked
package dev.pawl.cli.preview;

import org.jspecify.annotations.NullMarked;
