package dev.pawl.spring.suite.shop;

import dev.pawl.Cause;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.Stored;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** A typical service with two machines, their stores and requests. */
@SpringBootApplication
public class Shop {

  /** A service that makes steps and writes other rows. */
  @Service
  public static class Orders {
    private final JdbcStore<OrderState, OrderEvent> orders;
    private final ObjectProvider<LampMachine.Builder> lamps;

    /** Creates the service. */
    public Orders(
        JdbcStore<OrderState, OrderEvent> orders, ObjectProvider<LampMachine.Builder> lamps) {
      this.orders = orders;
      this.lamps = lamps;
    }

    /** Pays, and then ships twice, which is refused. */
    @Transactional
    public void payAndShipTwice(String id) {
      orders.fire(id, OrderEvent.PAY, Cause.by("ada"));
      orders.fire(id, OrderEvent.SHIP, Cause.by("ada"));
      orders.fire(id, OrderEvent.SHIP, Cause.by("ada"));
    }

    /** Returns a lamp that is not in a store. */
    public LampMachine lamp() {
      return lamps.getObject().build();
    }
  }

  /** A controller whose requests contain names of states and events. */
  @RestController
  public static class Requests {
    private final JdbcStore<OrderState, OrderEvent> orders;

    /** Creates the controller. */
    public Requests(JdbcStore<OrderState, OrderEvent> orders) {
      this.orders = orders;
    }

    /** Places an order. */
    @PutMapping("/orders/{id}")
    public void create(@PathVariable String id) {
      orders.create(id);
    }

    /** Fires an event. */
    @PostMapping("/orders/{id}/{event}")
    public String fire(@PathVariable String id, @PathVariable OrderEvent event) {
      return orders.fire(id, event, Cause.by("ada")).stateName();
    }

    /** Fires an event at an order that has changed since it was read. */
    @PostMapping("/late/{id}")
    public String late(@PathVariable String id) {
      Stored<OrderState> known = orders.get(id);
      orders.fire(id, OrderEvent.PAY, Cause.by("eve"));
      return orders.fire(known, OrderEvent.PAY, Cause.by("ada")).stateName();
    }

    /** Returns the text of the event with a name. */
    @GetMapping("/lamps/{event}")
    public String event(@PathVariable LampEvent event) {
      return event.toString();
    }

    /** Returns the number of orders in a state. */
    @GetMapping("/orders")
    public long count(@RequestParam OrderState in) {
      return orders.countByState().getOrDefault(orders.machine().nameOf(in), 0L);
    }
  }
}
