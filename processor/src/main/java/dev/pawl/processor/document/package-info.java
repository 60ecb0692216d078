/** Documents about a machine for people to read. */
package dev.pawl.processor.document;
