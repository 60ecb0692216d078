/** Rules about what a machine and each of its states and transitions consist of. */
package dev.pawl.processor.check.shape;
