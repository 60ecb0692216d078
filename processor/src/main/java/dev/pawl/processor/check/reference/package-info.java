/** Rules about names that refer to a state, an event or a constant. */
package dev.pawl.processor.check.reference;
