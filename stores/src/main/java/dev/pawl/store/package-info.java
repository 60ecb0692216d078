/** Instances of state machines kept in a database: one step is one transaction. */
@NullMarked
package dev.pawl.store;

import org.jspecify.annotations.NullMarked;
