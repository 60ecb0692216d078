/** What only Spring Boot 3 has. */
package dev.pawl.spring.suite.jackson2;
