/** The import of machines and persisted contexts of Spring Statemachine 2 to 4. */
@NullMarked
package dev.pawl.spring.importer;

import org.jspecify.annotations.NullMarked;
