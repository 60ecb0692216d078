/** Generated modules of Jackson 2, in the mapper that Spring Boot makes. */
@NullMarked
package dev.pawl.spring.boot.jackson;

import org.jspecify.annotations.NullMarked;
