/**
 * State diagrams as drawn in Mermaid or PlantUML, and the machines that they mean. Start with
 * {@link dev.pawl.cli.importer.diagram.StateDiagram} and {@link
 * dev.pawl.cli.importer.diagram.DiagramImport}.
 */
@NullMarked
package dev.pawl.cli.importer.diagram;

import org.jspecify.annotations.NullMarked;
