/**
 * The readers of machines in YAML files and of compiled models. Start with {@link
 * dev.pawl.language.yaml.YamlReader}. {@link dev.pawl.language.yaml.FileParser} parses the text to
 * {@link dev.pawl.language.yaml.YamlValue values} with their places. No other package uses
 * SnakeYAML.
 */
@NullMarked
package dev.pawl.language.yaml;

import org.jspecify.annotations.NullMarked;
