/** A shop as a Spring Boot service, which runs on Spring Boot 3 and 4. */
@NullMarked
package dev.pawl.samples.spring;

import org.jspecify.annotations.NullMarked;
