/**
 * Imports machines and persisted contexts of Spring Statemachine 2 to 4. Start with {@link
 * dev.pawl.spring.importer.SpringImport}.
 */
@NullMarked
package dev.pawl.spring.importer;

import org.jspecify.annotations.NullMarked;
