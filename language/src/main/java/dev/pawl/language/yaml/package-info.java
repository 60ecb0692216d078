/**
 * Machines declared in YAML: finds the file, parses it into values that know their place, and reads
 * the machine from them. The only package that uses SnakeYAML.
 */
package dev.pawl.language.yaml;
