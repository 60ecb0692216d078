/** Pawl in JPA. */
@SuppressWarnings("requires-automatic") // Hibernate is no module yet
module dev.pawl.jpa {
  requires transitive dev.pawl.stores;
  requires static org.jspecify;
  requires transitive jakarta.persistence;
  requires java.naming; // session factories implement a type of this module
  requires org.hibernate.orm.core;

  exports dev.pawl.jpa;

  provides org.hibernate.integrator.spi.Integrator with
      dev.pawl.jpa.GuardIntegrator;
  provides org.hibernate.service.spi.ServiceContributor with
      dev.pawl.jpa.InspectorContributor;
}
