/** Pawl in Spring, and in Spring Boot. */
@SuppressWarnings({
  "requires-automatic",
  "requires-transitive-automatic"
}) // Spring is no module yet
module dev.pawl.spring {
  requires transitive dev.pawl.stores;
  requires static org.jspecify;
  requires spring.beans;
  requires spring.core;
  requires spring.jdbc;
  requires spring.tx;
  requires static com.fasterxml.jackson.databind;
  requires static dev.pawl.micrometer;
  requires static jakarta.persistence;
  requires static micrometer.core;
  requires static micrometer.observation;
  requires static spring.boot;
  requires static spring.boot.actuator;
  requires static spring.boot.actuator.autoconfigure;
  requires static spring.boot.autoconfigure;
  requires static spring.context;
  requires static spring.orm;
  requires static spring.web;

  exports dev.pawl.spring;
  exports dev.pawl.spring.boot;
  exports dev.pawl.spring.boot.actuate;
  exports dev.pawl.spring.boot.jackson;
  exports dev.pawl.spring.boot.jdbc;
  exports dev.pawl.spring.boot.jpa;
  exports dev.pawl.spring.boot.metrics;
  exports dev.pawl.spring.boot.starter;
  exports dev.pawl.spring.boot.web;
  exports dev.pawl.spring.jpa;

  opens dev.pawl.spring.boot;
  opens dev.pawl.spring.boot.actuate;
  opens dev.pawl.spring.boot.jackson;
  opens dev.pawl.spring.boot.jdbc;
  opens dev.pawl.spring.boot.jpa;
  opens dev.pawl.spring.boot.metrics;
  opens dev.pawl.spring.boot.starter;
  opens dev.pawl.spring.boot.web;
}
