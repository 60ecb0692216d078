/** Readers of values that have a form of their own: delays, guards, types, names of timers. */
package dev.pawl.processor.read.yaml.part;
