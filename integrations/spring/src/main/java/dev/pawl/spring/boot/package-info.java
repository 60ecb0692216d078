/**
 * The integration into Spring Boot 3 and 4. Read {@link dev.pawl.spring.boot.PawlProperties} first.
 */
@NullMarked
package dev.pawl.spring.boot;

import org.jspecify.annotations.NullMarked;
