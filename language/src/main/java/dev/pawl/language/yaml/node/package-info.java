/**
 * The parser of YAML files. The parser produces {@link dev.pawl.language.yaml.node.YamlValue
 * values} with their places, and checks keys, words and names. No other package uses SnakeYAML.
 * Start with {@link dev.pawl.language.yaml.node.FileParser}.
 */
@NullMarked
package dev.pawl.language.yaml.node;

import org.jspecify.annotations.NullMarked;
