/** A file's text as values with their places, and how keys, words and names in them are read. */
package dev.pawl.processor.read.yaml.node;
