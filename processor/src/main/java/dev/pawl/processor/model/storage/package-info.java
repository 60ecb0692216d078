/** Everything that a declaration says of data that is stored. */
package dev.pawl.processor.model.storage;
