/** What generated code calls; not meant to be used by hand. */
package dev.pawl.engine;
