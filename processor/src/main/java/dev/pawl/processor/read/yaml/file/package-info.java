/** Files that declare machines: how they are found, and which are opened. */
package dev.pawl.processor.read.yaml.file;
