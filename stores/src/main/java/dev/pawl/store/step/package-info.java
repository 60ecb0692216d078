/** Steps of instances, made in memory. Not for users: the module keeps it closed. */
@NullMarked
package dev.pawl.store.step;

import org.jspecify.annotations.NullMarked;
