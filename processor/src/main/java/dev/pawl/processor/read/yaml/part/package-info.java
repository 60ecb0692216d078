/** What values with a form of their own stand for: delays, guards, types, names of timers. */
package dev.pawl.processor.read.yaml.part;
