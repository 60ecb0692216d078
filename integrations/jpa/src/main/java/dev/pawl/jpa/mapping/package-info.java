/** The columns that keep the state of each machine. */
@NullMarked
package dev.pawl.jpa.mapping;

import org.jspecify.annotations.NullMarked;
