/**
 * Commands for checking and repairing stores. Applications embed {@link
 * dev.pawl.store.command.StoreCommand} in their own {@code main} method, because a store needs the
 * classes of its machine.
 */
@NullMarked
package dev.pawl.store.command;

import org.jspecify.annotations.NullMarked;
