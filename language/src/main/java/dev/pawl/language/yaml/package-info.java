/**
 * Machines declared in YAML: finds the file, parses it into values that know their place, and reads
 * the machine from them. The only package that uses SnakeYAML.
 */
@NullMarked
package dev.pawl.language.yaml;

import org.jspecify.annotations.NullMarked;
