/**
 * Writes machines in the languages Mermaid, PlantUML and DOT. The programs that read these
 * languages compute the layout. Read {@link dev.pawl.diagrams.export.DiagramOutline} first.
 */
@NullMarked
package dev.pawl.diagrams.export;

import org.jspecify.annotations.NullMarked;
