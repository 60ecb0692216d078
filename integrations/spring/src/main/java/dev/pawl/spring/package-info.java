/** Pawl in Spring: stores that take part in its transactions. */
@NullMarked
package dev.pawl.spring;

import org.jspecify.annotations.NullMarked;
