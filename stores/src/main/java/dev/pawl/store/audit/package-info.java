/** Hooks that audit or gate the steps of any machine, in a store or not. */
package dev.pawl.store.audit;
