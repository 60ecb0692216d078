/**
 * Machines in the languages of other programs, which lay them out: Mermaid, PlantUML and DOT. Start
 * with {@link dev.pawl.diagrams.export.DiagramOutline}.
 */
@NullMarked
package dev.pawl.diagrams.export;

import org.jspecify.annotations.NullMarked;
