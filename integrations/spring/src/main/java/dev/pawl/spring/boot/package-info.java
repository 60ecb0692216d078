/** Pawl in Spring Boot 3 and 4: what the application sets of it. */
@NullMarked
package dev.pawl.spring.boot;

import org.jspecify.annotations.NullMarked;
