/** Tests that run with Spring Boot 3 only. */
package dev.pawl.spring.suite.jackson2;
