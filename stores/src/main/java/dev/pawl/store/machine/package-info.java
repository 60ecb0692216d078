/** Machines as a store knows them, each in one small object. */
@NullMarked
package dev.pawl.store.machine;

import org.jspecify.annotations.NullMarked;
