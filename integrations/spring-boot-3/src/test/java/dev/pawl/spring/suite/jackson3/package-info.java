/** What only Spring Boot 4 has. */
package dev.pawl.spring.suite.jackson3;
