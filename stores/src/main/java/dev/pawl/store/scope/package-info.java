/** The store calls that a thread is inside of. Not for users: the module keeps it closed. */
@NullMarked
package dev.pawl.store.scope;

import org.jspecify.annotations.NullMarked;
