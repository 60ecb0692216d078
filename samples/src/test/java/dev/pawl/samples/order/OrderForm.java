package dev.pawl.samples.order;

import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.time.VirtualScheduler;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * An instance of an order that is declared in YAML or as an enum. Methods return the visible state
 * of the instance as text.
 */
final class OrderForm {

  /** The effects and records since the last report. */
  private final List<String> deeds = new ArrayList<>();

  private final VirtualScheduler time = new VirtualScheduler();
  private Instance instance;

  /** The methods of both forms of the order. */
  private interface Instance {
    Outcome<?> tryFire(String event, long cents);

    boolean permits(String event, long cents);

    Set<?> configuration();

    Account context();

    Map<?, Duration> remaining();

    /** Returns a new instance that continues from the snapshot of this instance. */
    Instance resumed();
  }

  private OrderForm(Function<OrderForm, Instance> instance) {
    this.instance = instance.apply(this);
  }

  static OrderForm fromYaml() {
    return new OrderForm(form -> new Yaml(form, form.yaml().context(Account.due(100)).build()));
  }

  static OrderForm fromEnum() {
    return new OrderForm(
        form -> new Annotated(form, form.annotated().context(Account.due(100)).build()));
  }

  private OrderMachine.Builder yaml() {
    return OrderMachine.builder()
        .entityId("A-1")
        .logic(new OrderRules())
        .effects(recorder(OrderEffects.class))
        .scheduler(time)
        .clock(time.clock())
        .hook(new Recorder<>(OrderEvent::wireName));
  }

  private dev.pawl.samples.order.annotated.OrderMachine.Builder annotated() {
    return dev.pawl.samples.order.annotated.OrderMachine.builder()
        .entityId("A-1")
        .logic(new dev.pawl.samples.order.annotated.OrderRules())
        .effects(recorder(dev.pawl.samples.order.annotated.OrderEffects.class))
        .scheduler(time)
        .clock(time.clock())
        .hook(new Recorder<>(dev.pawl.samples.order.annotated.OrderEvent::wireName));
  }

  private <X> X recorder(Class<X> effects) {
    return effects.cast(
        Proxy.newProxyInstance(
            effects.getClassLoader(),
            new Class<?>[] {effects},
            (proxy, method, arguments) -> {
              deeds.add(method.getName() + "(" + arguments[0] + ")");
              return null;
            }));
  }

  /** Fires an event, and returns the outcome and the visible state. */
  String fire(String event, long cents) {
    boolean permitted = instance.permits(event, cents);
    return told(event + " " + permitted + " " + text(instance.tryFire(event, cents)));
  }

  private static String text(Outcome<?> outcome) {
    if (outcome instanceof Outcome.Illegal<?> illegal) {
      return illegal.refusal().error().getMessage();
    } else if (outcome instanceof Outcome.GuardRefused<?> refused) {
      return refused.refusal().error().getMessage();
    }
    return outcome.toString();
  }

  String advance(Duration by) {
    time.advance(by);
    return told("advance " + by);
  }

  private String told(String what) {
    String told =
        String.join(
            "\n  ",
            what,
            instance.configuration().toString(),
            instance.context().toString(),
            instance.remaining().values().toString(),
            deeds.toString());
    deeds.clear();
    return told;
  }

  /** Replaces the instance by one that continues from its snapshot. */
  String resume() {
    instance = instance.resumed();
    return told("resume");
  }

  /** Returns the active leaves. */
  List<String> configuration() {
    return instance.configuration().stream().map(Object::toString).toList();
  }

  /** Returns the effects and records since the last report, and removes them. */
  List<String> deeds() {
    List<String> copy = List.copyOf(deeds);
    deeds.clear();
    return copy;
  }

  private final class Recorder<S, E> implements TransitionHook<S, E> {
    private final Function<E, String> name;

    Recorder(Function<E, String> name) {
      this.name = name;
    }

    private String text(LifecycleEvent<S, E> event) {
      String what = event.event() == null ? "always" : name.apply(event.event());
      return event.sequence() + " " + event.from() + " " + what + " " + event.to();
    }

    @Override
    public void after(LifecycleEvent<S, E> event) {
      deeds.add(text(event));
    }

    @Override
    public void refused(LifecycleEvent<S, E> attempt, Outcome<S> outcome) {
      deeds.add("refused " + text(attempt));
    }
  }

  private record Yaml(OrderForm form, OrderMachine machine) implements Instance {
    private static final List<OrderEvent> PLAIN =
        List.of(
            OrderEvent.place(),
            OrderEvent.booked(),
            OrderEvent.packed(),
            OrderEvent.delivered(),
            OrderEvent.hold(),
            OrderEvent.resume(),
            OrderEvent.cancel(),
            OrderEvent.refunded(),
            OrderEvent.awaitingPaymentAfter14d(),
            OrderEvent.doneOpen());

    private static OrderEvent event(String name, long cents) {
      return name.equals("payment_received")
          ? OrderEvent.paymentReceived(cents)
          : PLAIN.stream().filter(e -> e.wireName().equals(name)).findFirst().orElseThrow();
    }

    @Override
    public Outcome<?> tryFire(String event, long cents) {
      return machine.tryFire(event(event, cents));
    }

    @Override
    public boolean permits(String event, long cents) {
      return machine.permits(event(event, cents));
    }

    @Override
    public Set<?> configuration() {
      return machine.configuration();
    }

    @Override
    public Account context() {
      return machine.context();
    }

    @Override
    public Map<?, Duration> remaining() {
      return machine.remaining();
    }

    @Override
    public Instance resumed() {
      return new Yaml(form, form.yaml().from(machine.snapshot()).build());
    }
  }

  private record Annotated(OrderForm form, dev.pawl.samples.order.annotated.OrderMachine machine)
      implements Instance {
    private static final List<dev.pawl.samples.order.annotated.OrderEvent> PLAIN =
        List.of(
            dev.pawl.samples.order.annotated.OrderEvent.place(),
            dev.pawl.samples.order.annotated.OrderEvent.booked(),
            dev.pawl.samples.order.annotated.OrderEvent.packed(),
            dev.pawl.samples.order.annotated.OrderEvent.delivered(),
            dev.pawl.samples.order.annotated.OrderEvent.hold(),
            dev.pawl.samples.order.annotated.OrderEvent.resume(),
            dev.pawl.samples.order.annotated.OrderEvent.cancel(),
            dev.pawl.samples.order.annotated.OrderEvent.refunded(),
            dev.pawl.samples.order.annotated.OrderEvent.awaitingPaymentAfter14d(),
            dev.pawl.samples.order.annotated.OrderEvent.doneOpen());

    private static dev.pawl.samples.order.annotated.OrderEvent event(String name, long cents) {
      return name.equals("payment_received")
          ? dev.pawl.samples.order.annotated.OrderEvent.paymentReceived(cents)
          : PLAIN.stream().filter(e -> e.wireName().equals(name)).findFirst().orElseThrow();
    }

    @Override
    public Outcome<?> tryFire(String event, long cents) {
      return machine.tryFire(event(event, cents));
    }

    @Override
    public boolean permits(String event, long cents) {
      return machine.permits(event(event, cents));
    }

    @Override
    public Set<?> configuration() {
      return machine.configuration();
    }

    @Override
    public Account context() {
      return machine.context();
    }

    @Override
    public Map<?, Duration> remaining() {
      return machine.remaining();
    }

    @Override
    public Instance resumed() {
      return new Annotated(form, form.annotated().from(machine.snapshot()).build());
    }
  }
}
