package dev.pawl.spring;

import jakarta.persistence.AttributeOverride;
import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.Entity;
import jakarta.persistence.EntityManagerFactory;
import jakarta.persistence.Id;
import jakarta.persistence.PrePersist;
import jakarta.persistence.PreUpdate;
import jakarta.persistence.PrimaryKeyJoinColumn;
import jakarta.persistence.SecondaryTable;
import jakarta.persistence.Table;
import jakarta.persistence.Version;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.hibernate.annotations.Immutable;
import org.springframework.orm.jpa.LocalContainerEntityManagerFactoryBean;
import org.springframework.orm.jpa.persistenceunit.PersistenceManagedTypes;
import org.springframework.orm.jpa.vendor.HibernateJpaVendorAdapter;

/** The JPA entities of the tests. */
public final class Entities {

  private static final Logger LOG = Logger.getLogger("org.hibernate");

  static {
    LOG.setLevel(Level.WARNING);
  }

  private Entities() {}

  @Entity(name = "Memo")
  public static class Memo {
    @Id String id;
    String text = "";

    Memo() {}

    public Memo(String id) {
      this.id = id;
    }

    /** Throws an exception that is not translated, so that Spring does not know the outcome. */
    @PrePersist
    @PreUpdate
    void check() {
      if (text.equals("bad")) {
        throw new ArithmeticException("a listener's own");
      }
    }
  }

  /** An entity that may overwrite the rows of the store. */
  @Entity(name = "Careless")
  @Table(name = "pawl_order")
  static class Careless {
    @Id String id;
    @Version Long version;
    String state;
  }

  /** An entity that only reads the rows of the store. */
  @Entity(name = "PawlOrder")
  static class Careful {
    @Id String id;

    @Column(insertable = false, updatable = false)
    String state;
  }

  /** The state, which is a part of an entity. */
  @Embeddable
  static class Part {
    String state;
    String version;
  }

  /** An entity that may overwrite the state with an embedded object. */
  @Entity(name = "Embedding")
  @Table(name = "pawl_order")
  static class Embedding {
    @Id String id;

    @AttributeOverride(name = "version", column = @Column(name = "edition"))
    Part part;
  }

  /** An entity with a column in the table of the store. */
  @Entity(name = "Joining")
  @Table(name = "extras")
  @SecondaryTable(name = "pawl_order", pkJoinColumns = @PrimaryKeyJoinColumn(name = "id"))
  static class Joining {
    @Id String id;
    @Version Long version;

    @Column(table = "pawl_order")
    String state;
  }

  /** An entity that Hibernate never updates. */
  @Entity(name = "Fixed")
  @Table(name = "pawl_order")
  @Immutable
  static class Fixed {
    @Id String id;
    String state;
  }

  /** Creates an entity manager factory in the same way as Spring Boot. */
  public static EntityManagerFactory of(DataSource source, Class<?>... types) {
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
