/** The check that the starter is for the Spring Boot version of the application. */
@NullMarked
package dev.pawl.spring.boot.starter;

import org.jspecify.annotations.NullMarked;
