/**
 * How steps join the transactions that Spring keeps for a thread. Not for users: the module keeps
 * it closed.
 */
@NullMarked
package dev.pawl.spring.transaction;

import org.jspecify.annotations.NullMarked;
