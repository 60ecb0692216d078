/**
 * The Maven plugin of Pawl. Maven's compiler plugin checks Java files only: if only a machine's
 * YAML file has changed, it compiles nothing and keeps the old classes. The goal {@code refresh}
 * records the contents of the machine files and makes the compiler run again when they have
 * changed. Read {@link dev.pawl.maven.RefreshMojo} first.
 */
@NullMarked
package dev.pawl.maven;

import org.jspecify.annotations.NullMarked;
