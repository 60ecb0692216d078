/**
 * The text of a file as values with their positions, and the reading of keys, words and names in
 * it. The only package that sees SnakeYAML's parser is this one and {@code read.yaml}.
 */
@NullMarked
package dev.pawl.language.yaml.node;

import org.jspecify.annotations.NullMarked;
