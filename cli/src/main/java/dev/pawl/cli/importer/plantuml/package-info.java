/**
 * The reader of PlantUML's state diagrams. Start with {@link
 * dev.pawl.cli.importer.plantuml.PlantUmlFormat}.
 */
@NullMarked
package dev.pawl.cli.importer.plantuml;

import org.jspecify.annotations.NullMarked;
