/** Stores and their workers as Spring Boot starts them. */
@NullMarked
package dev.pawl.spring.boot.jdbc;

import org.jspecify.annotations.NullMarked;
