/** Numbers that meet demands and are as near to wishes as can be. */
@NullMarked
package dev.pawl.diagrams.layout.simplex;

import org.jspecify.annotations.NullMarked;
