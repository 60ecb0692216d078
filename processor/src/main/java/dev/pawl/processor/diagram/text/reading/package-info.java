/** Painted pictures read back, by somebody who does not know how they were made. */
package dev.pawl.processor.diagram.text.reading;
