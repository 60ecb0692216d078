/** What is generated on request: ways of a machine's states, events and lives into data. */
package dev.pawl.processor.generate.serialize;
