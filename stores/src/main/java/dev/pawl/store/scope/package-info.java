/**
 * Detects calls of stores that would wait for locks of their own thread. Read {@link
 * dev.pawl.store.scope.CallScope} first. Not exported by the module.
 */
@NullMarked
package dev.pawl.store.scope;

import org.jspecify.annotations.NullMarked;
