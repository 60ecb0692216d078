/** The machines of a running program in a browser; for development. */
@NullMarked
package dev.pawl.live;

import org.jspecify.annotations.NullMarked;
