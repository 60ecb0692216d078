/** The names that annotations give to events and other things. */
package dev.pawl.processor.read.annotation.name;
