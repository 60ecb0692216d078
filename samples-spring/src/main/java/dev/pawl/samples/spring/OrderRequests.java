package dev.pawl.samples.spring;

import java.util.List;
import java.util.NoSuchElementException;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** The requests; what a machine refuses is answered without a word here. */
@RestController
public class OrderRequests {

  private final OrderService orders;

  /** Requests to a service. */
  public OrderRequests(OrderService orders) {
    this.orders = orders;
  }

  /** Places an order. */
  @PutMapping("/orders/{id}")
  @ResponseStatus(HttpStatus.CREATED)
  public void place(@PathVariable String id, @RequestParam String customer) {
    orders.place(id, customer);
  }

  /** Does something with an order. */
  @PostMapping("/orders/{id}/{event}")
  public String fire(
      @PathVariable String id, @PathVariable OrderEvent event, @RequestParam String user) {
    return orders.fire(id, event, user);
  }

  /** The state of an order. */
  @GetMapping("/orders/{id}")
  public String state(@PathVariable String id) {
    return orders.get(id).stateName();
  }

  /** What became of an order. */
  @GetMapping("/orders/{id}/history")
  public List<String> history(@PathVariable String id) {
    return orders.history(id);
  }

  /** There is no such order. */
  @ExceptionHandler(NoSuchElementException.class)
  @ResponseStatus(HttpStatus.NOT_FOUND)
  public void missing() {}
}
