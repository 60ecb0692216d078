/** Rules about guards, decided by comparing the sets of assignments under which they hold. */
package dev.pawl.processor.check.guard;
