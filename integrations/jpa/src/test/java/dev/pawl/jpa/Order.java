package dev.pawl.jpa;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import jakarta.persistence.Version;

/** An ordinary entity: its state has a setter. */
@Entity
@Table(name = "orders")
public class Order {

  @Id Long id;
  @Version long version;
  OrderState state;
  String note;

  protected Order() {}

  Order(long id, OrderState state) {
    this.id = id;
    this.state = state;
  }

  void setState(OrderState state) {
    this.state = state;
  }

  void pay() {
    state = Steps.record(this, state, OrderTransitions.pay(state));
  }

  void ship() {
    state = Steps.record(this, state, OrderTransitions.ship(state));
  }
}
