/** Tests that run with Spring Boot 4 only. */
package dev.pawl.spring.suite.jackson3;
