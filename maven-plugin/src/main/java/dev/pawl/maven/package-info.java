/** The Maven plugin of Pawl. */
package dev.pawl.maven;
