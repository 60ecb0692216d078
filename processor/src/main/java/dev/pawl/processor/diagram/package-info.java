/** Pictures of a machine; what is to be drawn apart from how it is written. */
package dev.pawl.processor.diagram;
