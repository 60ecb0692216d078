/** The starter for Spring Boot 4. */
@NullMarked
package dev.pawl.spring.boot4;

import org.jspecify.annotations.NullMarked;
