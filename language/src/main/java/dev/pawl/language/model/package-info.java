/**
 * The model of a declared machine: immutable values without any type of the compiler or of a YAML
 * library. Readers produce the model; checks, generators, diagrams and documents use the model.
 * Start with {@link dev.pawl.language.model.Machine}.
 */
@NullMarked
package dev.pawl.language.model;

import org.jspecify.annotations.NullMarked;
