/** What a store has to know of a machine, in one small object. */
@NullMarked
package dev.pawl.store.machine;

import org.jspecify.annotations.NullMarked;
