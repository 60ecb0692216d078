/** The auto-configuration of generated Jackson 2 modules in Spring Boot's mapper. */
@NullMarked
package dev.pawl.spring.boot.jackson;

import org.jspecify.annotations.NullMarked;
