/** Starts the live view in Spring Boot applications. */
@NullMarked
package dev.pawl.live.spring;

import org.jspecify.annotations.NullMarked;
