/** Which line of Spring Boot a starter is for. */
@NullMarked
package dev.pawl.spring.boot.starter;

import org.jspecify.annotations.NullMarked;
