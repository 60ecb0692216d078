/** What a store has to know of a machine, in one small object. */
package dev.pawl.store.machine;
