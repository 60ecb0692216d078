/** Machines in the languages of other programs, which lay them out: Mermaid, PlantUML, DOT. */
package dev.pawl.processor.diagram.language;
