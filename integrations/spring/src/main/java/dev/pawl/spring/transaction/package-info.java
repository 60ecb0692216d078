/**
 * The integration of steps into the transactions that Spring binds to a thread. Internal: the
 * module does not export this package.
 */
@NullMarked
package dev.pawl.spring.transaction;

import org.jspecify.annotations.NullMarked;
