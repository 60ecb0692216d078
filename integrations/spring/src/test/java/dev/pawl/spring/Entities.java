package dev.pawl.spring;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EntityManagerFactory;
import jakarta.persistence.Id;
import jakarta.persistence.PrePersist;
import jakarta.persistence.PreUpdate;
import jakarta.persistence.Table;
import jakarta.persistence.Version;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.springframework.orm.jpa.LocalContainerEntityManagerFactoryBean;
import org.springframework.orm.jpa.persistenceunit.PersistenceManagedTypes;
import org.springframework.orm.jpa.vendor.HibernateJpaVendorAdapter;

/** What JPA keeps beside stores. */
final class Entities {

  private static final Logger LOG = Logger.getLogger("org.hibernate");

  static {
    LOG.setLevel(Level.WARNING);
  }

  private Entities() {}

  @Entity(name = "Memo")
  static class Memo {
    @Id String id;
    String text = "";

    Memo() {}

    Memo(String id) {
      this.id = id;
    }

    /** What nobody translates: Spring then tells that the outcome is not known. */
    @PrePersist
    @PreUpdate
    void check() {
      if (text.equals("bad")) {
        throw new ArithmeticException("a listener's own");
      }
    }
  }

  /** Who may write what the store has written. */
  @Entity(name = "Careless")
  @Table(name = "pawl_order")
  static class Careless {
    @Id String id;
    @Version Long version;
    String state;
  }

  /** Who only reads. */
  @Entity(name = "PawlOrder")
  static class Careful {
    @Id String id;

    @Column(insertable = false, updatable = false)
    String state;
  }

  /** An entity manager factory as Boot makes one. */
  static EntityManagerFactory of(DataSource source, Class<?>... types) {
    LocalContainerEntityManagerFactoryBean made = new LocalContainerEntityManagerFactoryBean();
    made.setDataSource(source);
    made.setJpaVendorAdapter(new HibernateJpaVendorAdapter());
    made.setManagedTypes(
        PersistenceManagedTypes.of(Stream.of(types).map(Class::getName).toArray(String[]::new)));
    made.setJpaPropertyMap(
        Map.of(
            "hibernate.hbm2ddl.auto", "none",
            "hibernate.bytecode.provider", "none",
            "hibernate.validator.apply_to_ddl", "false"));
    made.afterPropertiesSet();
    return made.getObject();
  }
}
