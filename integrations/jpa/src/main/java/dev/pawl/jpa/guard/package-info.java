/** The Hibernate listeners that check writes of states and refuse illegal ones. Internal. */
@NullMarked
package dev.pawl.jpa.guard;

import org.jspecify.annotations.NullMarked;
