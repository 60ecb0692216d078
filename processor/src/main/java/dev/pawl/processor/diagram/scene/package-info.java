/** What is to be drawn of a machine: boxes, arrows and notes, without places. */
package dev.pawl.processor.diagram.scene;
