/** Rules on what a machine says of data that is stored. */
package dev.pawl.processor.check.storage;
