/** The names of a machine's enum and its constants. */
package dev.pawl.processor.document.declaration.name;
