/** What the enum of a machine and its constants are called. */
package dev.pawl.processor.document.declaration.name;
