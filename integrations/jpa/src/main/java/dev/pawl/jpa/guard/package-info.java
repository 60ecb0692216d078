/**
 * The Hibernate listeners that check writes of states and refuse illegal writes. This package is
 * internal.
 */
@NullMarked
package dev.pawl.jpa.guard;

import org.jspecify.annotations.NullMarked;
