/** How annotations, comments and names of types are written in Java. */
package dev.pawl.processor.document.declaration.text;
