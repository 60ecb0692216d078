/** The beans that Spring Boot makes where an application has JPA. */
@NullMarked
package dev.pawl.spring.boot.jpa;

import org.jspecify.annotations.NullMarked;
