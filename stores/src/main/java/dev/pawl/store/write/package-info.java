/** Writing what was made in memory. Not for users: the module keeps it closed. */
@NullMarked
package dev.pawl.store.write;

import org.jspecify.annotations.NullMarked;
