/** What a store has to know of a machine. */
package dev.pawl.processor.generate.serialize.store;
