/**
 * The Maven plugin of Pawl. Maven's compiler plugin checks only Java files. If only the YAML file
 * of a machine has changed, the compiler plugin compiles nothing and keeps the old classes. The
 * goal {@code refresh} records hashes of the machine files, and makes the compiler run again when
 * machine files have changed. Read {@link dev.pawl.maven.RefreshMojo} first.
 */
@NullMarked
package dev.pawl.maven;

import org.jspecify.annotations.NullMarked;
