/**
 * The machine as declared: immutable values, free of any compiler or YAML type, the one thing that
 * readers produce and that checks, plans, diagrams and documents start from.
 */
@NullMarked
package dev.pawl.language.model;

import org.jspecify.annotations.NullMarked;
