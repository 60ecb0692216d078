/** Hooks that audit or gate the steps of any machine, in a store or not. */
@NullMarked
package dev.pawl.store.audit;

import org.jspecify.annotations.NullMarked;
