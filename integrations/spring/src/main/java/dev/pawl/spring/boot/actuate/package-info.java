/** The actuator endpoint that shows machines, for operators. */
@NullMarked
package dev.pawl.spring.boot.actuate;

import org.jspecify.annotations.NullMarked;
