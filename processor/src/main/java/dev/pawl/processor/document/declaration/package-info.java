/** A machine as the annotated enum that declares it. */
package dev.pawl.processor.document.declaration;
