/**
 * The calls of stores that the current thread is inside of. They detect calls that would wait for
 * their own thread. Read {@link dev.pawl.store.scope.CallScope} first. Not exported by the module.
 */
@NullMarked
package dev.pawl.store.scope;

import org.jspecify.annotations.NullMarked;
