/** The types by which a store knows a machine. */
package dev.pawl.processor.generate.serialize.store;
