/**
 * The Maven plugin of Pawl. Maven's compiler plugin looks at Java files only: when nothing but a
 * machine's YAML file was edited it finds nothing to compile and keeps the old classes. The goal
 * {@code refresh} remembers what the machine files contained and makes the compiler run again when
 * that has changed.
 */
@NullMarked
package dev.pawl.maven;

import org.jspecify.annotations.NullMarked;
