/** The annotation processor of Pawl. */
package dev.pawl.processor;
