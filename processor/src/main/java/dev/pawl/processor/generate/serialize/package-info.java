/**
 * The types generated on request: a machine's states, events and instances in data. What is the
 * same for every machine is in {@code pawl-data}; generated are its own types, names and numbers.
 */
@NullMarked
package dev.pawl.processor.generate.serialize;

import org.jspecify.annotations.NullMarked;
