/** Slips that people make in YAML again and again, known by the text, and what was meant. */
package dev.pawl.processor.read.yaml.slip;
