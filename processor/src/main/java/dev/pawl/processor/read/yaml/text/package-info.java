/**
 * A file's text: its lines, and slips that people make again and again, known by the text alone.
 */
package dev.pawl.processor.read.yaml.text;
