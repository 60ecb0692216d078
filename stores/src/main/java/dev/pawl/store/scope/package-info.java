/**
 * Detects calls of stores that would wait for locks of their own thread. Read {@link
 * dev.pawl.store.scope.CallScope} first. Internal: the module does not export this package.
 */
@NullMarked
package dev.pawl.store.scope;

import org.jspecify.annotations.NullMarked;
