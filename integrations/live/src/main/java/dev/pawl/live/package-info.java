/** Shows the machines of a running program in a browser. This package is meant for development. */
@NullMarked
package dev.pawl.live;

import org.jspecify.annotations.NullMarked;
