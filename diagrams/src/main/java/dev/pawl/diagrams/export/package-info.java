/**
 * Writes machines in the diagram languages of other programs, which lay them out: Mermaid, PlantUML
 * and DOT. Read {@link dev.pawl.diagrams.export.DiagramOutline} first.
 */
@NullMarked
package dev.pawl.diagrams.export;

import org.jspecify.annotations.NullMarked;
