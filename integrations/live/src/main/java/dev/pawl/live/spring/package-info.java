/** The live view in Spring Boot. */
@NullMarked
package dev.pawl.live.spring;

import org.jspecify.annotations.NullMarked;
