/** The starter for Spring Boot 3. */
@NullMarked
package dev.pawl.spring.boot3;

import org.jspecify.annotations.NullMarked;
