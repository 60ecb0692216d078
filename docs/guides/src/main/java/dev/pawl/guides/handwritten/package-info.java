/** The machine of the guide for migration from a hand-written switch. */
@NullMarked
package dev.pawl.guides.handwritten;

import org.jspecify.annotations.NullMarked;
