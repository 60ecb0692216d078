/**
 * The one place that creates files: sources and resources by the compiler, documents in a folder.
 */
package dev.pawl.processor.write;
