/**
 * The integration of steps into the transactions that Spring binds to a thread. This package is
 * internal: the module does not export it.
 */
@NullMarked
package dev.pawl.spring.transaction;

import org.jspecify.annotations.NullMarked;
