/** Documents about a machine for people to read. */
@NullMarked
package dev.pawl.diagrams.document;

import org.jspecify.annotations.NullMarked;
