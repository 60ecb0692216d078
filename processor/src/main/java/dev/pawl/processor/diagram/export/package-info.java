/**
 * Machines in the languages of other programs, which lay them out: Mermaid, PlantUML and DOT. Start
 * with {@link dev.pawl.processor.diagram.export.DiagramOutline}.
 */
@NullMarked
package dev.pawl.processor.diagram.export;

import org.jspecify.annotations.NullMarked;
