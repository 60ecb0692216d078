/**
 * The readers of machines in YAML files and of compiled models. Start with {@link
 * dev.pawl.language.yaml.YamlReader}. The package {@link dev.pawl.language.yaml.node} parses the
 * text.
 */
@NullMarked
package dev.pawl.language.yaml;

import org.jspecify.annotations.NullMarked;
