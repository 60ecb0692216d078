package dev.pawl.samples.spring.orders;

import dev.pawl.Cause;
import dev.pawl.store.Retry;
import dev.pawl.store.history.Recorded;
import java.math.BigDecimal;
import java.util.List;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Orders by REST. What a machine refuses is answered by the starter: 409, with what is legal. */
@RestController
@RequestMapping("/orders")
public class OrderController {

  private final OrderService orders;

  /** Serves orders. */
  public OrderController(OrderService orders) {
    this.orders = orders;
  }

  /** An order to place. */
  public record Placed(String id, String customer, BigDecimal total) {}

  /** A payment. */
  public record Payment(BigDecimal amount) {}

  /** A parcel. */
  public record Parcel(String tracking) {}

  /** An order as it is told. */
  public record View(String id, String state, String customer, BigDecimal total, String tracking) {}

  /** A step as it is told. */
  public record StepView(String from, String event, String to, String actor) {}

  /** Takes an order. */
  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public View place(@RequestBody Placed placed) {
    orders.place(placed.id(), placed.customer(), placed.total());
    return view(placed.id());
  }

  /** Takes a payment. */
  @PostMapping("/{id}/pay")
  public View pay(
      @PathVariable String id,
      @RequestBody Payment payment,
      @RequestHeader(name = "X-Actor", defaultValue = "bank") String actor) {
    return fire(id, OrderEvent.pay(payment.amount()), actor);
  }

  /** Gives it to a carrier. */
  @PostMapping("/{id}/ship")
  public View ship(
      @PathVariable String id,
      @RequestBody Parcel parcel,
      @RequestHeader(name = "X-Actor", defaultValue = "warehouse") String actor) {
    return fire(id, OrderEvent.ship(parcel.tracking()), actor);
  }

  /** It is at the door. */
  @PostMapping("/{id}/arrive")
  public View arrive(@PathVariable String id) {
    return fire(id, OrderEvent.arrive(), "carrier");
  }

  /** Nobody wants it any more. */
  @PostMapping("/{id}/cancel")
  public View cancel(
      @PathVariable String id,
      @RequestHeader(name = "X-Actor", defaultValue = "customer") String actor) {
    return fire(id, OrderEvent.cancel(), actor);
  }

  /** Tells an order. */
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

  /** Tells of which orders table and store say different things: none, ever. */
  @GetMapping("/differences")
  public List<String> differences() {
    return orders.differences();
  }

  /** Tells what has happened to it. */
  @GetMapping("/{id}/history")
  public List<StepView> history(@PathVariable String id) {
    return orders.history(id).stream()
        .map((Recorded r) -> new StepView(r.from(), r.event(), r.to(), r.actor()))
        .toList();
  }

  /** Makes the whole transaction again if it was lost to others. */
  private View fire(String id, OrderEvent event, String actor) {
    Retry.standard().call(() -> orders.fire(id, event, Cause.by(actor)));
    return view(id);
  }
}
