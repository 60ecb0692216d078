/**
 * The interface between stores and machines. {@link dev.pawl.store.machine.StoredMachine} describes
 * a machine and is the class to read first; generated code creates it.
 */
@NullMarked
package dev.pawl.store.machine;

import org.jspecify.annotations.NullMarked;
