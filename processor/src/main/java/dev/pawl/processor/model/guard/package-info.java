/** Guards: formulas over named predicates. */
package dev.pawl.processor.model.guard;
