/** Finding out what is wrong in a store, and putting it right with a trace. */
package dev.pawl.store.recovery;
