/** A shop as a service of Spring Boot, the same on its lines 3 and 4. */
package dev.pawl.samples.spring;
