/** Orders as a service with Spring Boot. */
package dev.pawl.samples.spring;
