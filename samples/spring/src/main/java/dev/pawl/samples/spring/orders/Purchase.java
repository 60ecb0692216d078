package dev.pawl.samples.spring.orders;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import jakarta.persistence.Version;
import java.math.BigDecimal;

/** What is known of an order beside its state. */
@Entity
@Table(name = "purchase")
public class Purchase {
  @Id private String id;

  @Column(nullable = false)
  private String customer;

  @Column(nullable = false, precision = 12, scale = 2)
  private BigDecimal total;

  private String tracking;

  /** The steps of the order that this row knows of: as many as its store has. */
  private long steps;

  /** Null before it was written: an order that is placed twice is not taken for a change. */
  @Version private Long version;

  /** For JPA. */
  protected Purchase() {}

  /** An order that was just placed. */
  public Purchase(String id, String customer, BigDecimal total) {
    this.id = id;
    this.customer = customer;
    this.total = total;
  }

  /** Its id, that of the instance in the store. */
  public String id() {
    return id;
  }

  /** Who has placed it. */
  public String customer() {
    return customer;
  }

  /** What is to be paid. */
  public BigDecimal total() {
    return total;
  }

  /** Under what the carrier knows it; null before it was shipped. */
  public String tracking() {
    return tracking;
  }

  void stepped(long made) {
    steps = made;
  }

  void ships(String number) {
    tracking = number;
  }
}
