package dev.pawl.samples.spring.orders;

import dev.pawl.Cause;
import dev.pawl.store.Retry;
import dev.pawl.store.history.Recorded;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** The REST API of orders. The starter answers refused events with 409 and the legal events. */
@RestController
@RequestMapping("/orders")
public class OrderController {

  private final OrderService orders;

  /** Creates the controller. */
  public OrderController(OrderService orders) {
    this.orders = orders;
  }

  /** The request to place an order. */
  public record Placed(String id, String customer, BigDecimal total) {}

  /** The request to pay an order. */
  public record Payment(BigDecimal amount) {}

  /** The request to ship an order. */
  public record Parcel(String tracking) {}

  /** An order, as returned by the API. */
  public record View(
      String id, String state, String customer, BigDecimal total, @Nullable String tracking) {}

  /** A step of an order, as returned by the API. */
  public record StepView(String from, @Nullable String event, String to, @Nullable String actor) {}

  /** Places an order. */
  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public View place(@RequestBody Placed placed) {
    orders.place(placed.id(), placed.customer(), placed.total());
    return view(placed.id());
  }

  /** Reports the payment of an order. */
  @PostMapping("/{id}/pay")
  public View pay(
      @PathVariable String id,
      @RequestBody Payment payment,
      @RequestHeader(name = "X-Actor", defaultValue = "bank") String actor) {
    return fire(id, OrderEvent.pay(payment.amount()), actor);
  }

  /** Reports that the carrier has the parcel. */
  @PostMapping("/{id}/ship")
  public View ship(
      @PathVariable String id,
      @RequestBody Parcel parcel,
      @RequestHeader(name = "X-Actor", defaultValue = "warehouse") String actor) {
    return fire(id, OrderEvent.ship(parcel.tracking()), actor);
  }

  /** Reports that the parcel has arrived. */
  @PostMapping("/{id}/arrive")
  public View arrive(@PathVariable String id) {
    return fire(id, OrderEvent.arrive(), "carrier");
  }

  /** Cancels an order. */
  @PostMapping("/{id}/cancel")
  public View cancel(
      @PathVariable String id,
      @RequestHeader(name = "X-Actor", defaultValue = "customer") String actor) {
    return fire(id, OrderEvent.cancel(), actor);
  }

  /** Returns an order. */
  @GetMapping("/{id}")
  public View view(@PathVariable String id) {
    Purchase purchase = orders.purchase(id);
    return new View(
        id,
        orders.stored(id).stateName(),
        purchase.customer(),
        purchase.total(),
        purchase.tracking());
  }

  /** Returns the ids of orders whose row and instance differ. There should be none. */
  @GetMapping("/differences")
  public List<String> differences() {
    return orders.differences();
  }

  /** Returns the steps of an order, oldest first. */
  @GetMapping("/{id}/history")
  public List<StepView> history(@PathVariable String id) {
    return orders.history(id).stream()
        .map((Recorded r) -> new StepView(r.from(), r.event(), r.to(), r.actor()))
        .toList();
  }

  /** Fires an event. If the transaction is lost to a concurrent one, all of it is repeated. */
  private View fire(String id, OrderEvent event, String actor) {
    Retry.standard().call(() -> orders.fire(id, event, Cause.by(actor)));
    return view(id);
  }
}
