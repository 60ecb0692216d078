/** Documents about a machine for people to read. */
@NullMarked
package dev.pawl.processor.document;

import org.jspecify.annotations.NullMarked;
