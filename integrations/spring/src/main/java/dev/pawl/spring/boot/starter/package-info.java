/** The line of Spring Boot that a starter is for. */
@NullMarked
package dev.pawl.spring.boot.starter;

import org.jspecify.annotations.NullMarked;
