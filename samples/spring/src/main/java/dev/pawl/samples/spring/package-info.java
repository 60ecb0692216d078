/** A shop as a Spring Boot service, which runs on Spring Boot 3 and 4. */
package dev.pawl.samples.spring;
