/** How machines stand, for those who operate them. */
@NullMarked
package dev.pawl.spring.boot.actuate;

import org.jspecify.annotations.NullMarked;
