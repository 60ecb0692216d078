/** Java's types by name, as far as a declaration names them. */
package dev.pawl.processor.model.type;
