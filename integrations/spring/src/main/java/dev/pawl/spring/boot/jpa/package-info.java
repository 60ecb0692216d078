/** The auto-configuration for applications with JPA. */
@NullMarked
package dev.pawl.spring.boot.jpa;

import org.jspecify.annotations.NullMarked;
