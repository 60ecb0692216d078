package dev.pawl.samples.spring.orders;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import jakarta.persistence.Version;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** The data of an order, except for its state. */
@Entity
@Table(name = "purchase")
public class Purchase {
  @Id private String id;

  @Column(nullable = false)
  private String customer;

  @Column(nullable = false, precision = 12, scale = 2)
  private BigDecimal total;

  private @Nullable String tracking;

  /** The number of steps of the order, as in its store. */
  @Column(nullable = false)
  private long steps;

  /**
   * Null until the row is inserted, so that a second order with this id is not taken for an update.
   */
  @Version private @Nullable Long version;

  /** Used by JPA. */
  protected Purchase() {}

  /** Creates a new order. */
  public Purchase(String id, String customer, BigDecimal total) {
    this.id = id;
    this.customer = customer;
    this.total = total;
  }

  /** Returns the id, which is also the id of the instance in the store. */
  public String id() {
    return id;
  }

  /** Returns the customer who placed the order. */
  public String customer() {
    return customer;
  }

  /** Returns the amount to pay. */
  public BigDecimal total() {
    return total;
  }

  /** Returns the carrier's tracking number; null until the order is shipped. */
  public @Nullable String tracking() {
    return tracking;
  }

  void stepped(long made) {
    steps = made;
  }

  void ships(String number) {
    tracking = number;
  }
}
