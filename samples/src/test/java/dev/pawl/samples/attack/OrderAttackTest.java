package dev.pawl.samples.attack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import dev.pawl.TransitionHook;
import dev.pawl.samples.order.Account;
import dev.pawl.samples.order.OrderCodec;
import dev.pawl.samples.order.OrderEffects;
import dev.pawl.samples.order.OrderEvent;
import dev.pawl.samples.order.OrderLogic;
import dev.pawl.samples.order.OrderMachine;
import dev.pawl.samples.order.OrderState;
import dev.pawl.time.VirtualScheduler;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Attacks a chart with regions, history, timers and deferred events, from user code and from other
 * threads.
 */
@Tag("attack")
class OrderAttackTest {

  private final VirtualScheduler time = new VirtualScheduler();
  private final Map<String, Runnable> does = new HashMap<>();
  private final List<Throwable> failures = new ArrayList<>();
  private Runnable asking = () -> {};

  private final OrderLogic logic =
      new OrderLogic() {
        @Override
        public boolean paidInFull(Account account) {
          return account.paid() >= account.due();
        }

        @Override
        public boolean paidSomething(Account account) {
          asking.run();
          return account.paid() > 0;
        }

        @Override
        public Account addPayment(Account account, OrderEvent.PaymentReceived event) {
          return account.plus(event.cents());
        }
      };

  private OrderMachine.Builder builder(Map<String, Runnable> effects) {
    return OrderMachine.builder()
        .entityId("A-1")
        .context(Account.due(100))
        .logic(logic)
        .scheduler(time)
        .effects(
            (OrderEffects)
                Proxy.newProxyInstance(
                    OrderEffects.class.getClassLoader(),
                    new Class<?>[] {OrderEffects.class},
                    (self, method, arguments) -> {
                      effects.getOrDefault(method.getName(), () -> {}).run();
                      return null;
                    }));
  }

  private OrderMachine placed() {
    OrderMachine order = builder(does).build();
    order.place();
    return order;
  }

  @Test
  void queriesAreAnsweredWhileEffectRuns() {
    CountDownLatch runs = new CountDownLatch(1);
    CountDownLatch asked = new CountDownLatch(1);
    OrderMachine order = builder(does).build();
    Runnable questions =
        () -> {
          assertSame(OrderState.OPEN, order.state());
          assertSame(OrderState.WAITING, order.state(OrderState.FULFILMENT));
          assertEquals("Order A-1 in [AWAITING_PAYMENT, WAITING]", order.toString());
          assertEquals(
              Set.of(OrderState.AWAITING_PAYMENT, OrderState.WAITING), order.configuration());
          assertEquals(
              Map.of(OrderEvent.awaitingPaymentAfter14d(), Duration.ofDays(14)), order.remaining());
          assertTrue(order.permits(OrderEvent.hold()));
          assertTrue(order.permits(OrderEvent.cancel()));
          assertTrue(!order.permits(OrderEvent.place()));
          assertTrue(order.is(OrderState.PAYMENT));
          assertEquals(Account.due(100), order.context());
          assertEquals(1, order.sequence());
        };
    does.put(
        "confirmOrder",
        () -> {
          questions.run();
          runs.countDown();
          Waits.await(asked);
        });
    List<Throwable> thrown =
        Waits.together(
            order::place,
            () -> {
              assertSame(OrderState.CART, builder(does).build().state());
              Waits.await(runs);
              questions.run();
              asked.countDown();
            });
    assertEquals(List.of(), thrown);
  }

  @Test
  void permitsDoesNotBlockSteps() {
    OrderMachine order = placed();
    CountDownLatch asked = new CountDownLatch(1);
    CountDownLatch stepped = new CountDownLatch(1);
    asking =
        () -> {
          asking = () -> {};
          asked.countDown();
          Waits.await(stepped);
        };
    List<Throwable> thrown =
        Waits.together(
            // the result is for the state of the order at the time of the call
            () -> assertTrue(order.permits(OrderEvent.cancel())),
            () -> {
              Waits.await(asked);
              assertSame(OrderState.ON_HOLD, order.hold());
              stepped.countDown();
            });
    assertEquals(List.of(), thrown);
  }

  @Test
  void readersSeeNoPartialStep() {
    OrderMachine order = placed();
    order.paymentReceived(100);
    Set<Set<OrderState>> seen = new HashSet<>();
    CountDownLatch done = new CountDownLatch(1);
    List<Throwable> thrown =
        Waits.together(
            () -> {
              for (int i = 0; i < 20_000; i++) {
                order.hold();
                order.resume();
              }
              done.countDown();
            },
            () -> {
              while (done.getCount() > 0) {
                seen.add(order.configuration());
              }
            });
    assertEquals(List.of(), thrown);
    seen.remove(Set.of(OrderState.ON_HOLD));
    seen.remove(Set.of(OrderState.PAID, OrderState.PACKING));
    assertEquals(Set.of(), seen);
  }

  @Test
  void snapshotDuringStepIsRefused() {
    OrderMachine[] order = new OrderMachine[1];
    List<String> refused = new ArrayList<>();
    Runnable taking =
        () ->
            refused.add(
                assertThrows(IllegalStateException.class, () -> order[0].snapshot()).getMessage());
    does.put("confirmOrder", taking);
    does.put(
        "sendReceipt",
        () ->
            refused.add(
                assertThrows(IllegalStateException.class, () -> OrderCodec.toJson(order[0]))
                    .getMessage()));
    order[0] =
        builder(does)
            .hook(
                new TransitionHook<>() {
                  @Override
                  public void after(LifecycleEvent<OrderState, OrderEvent> step) {
                    taking.run();
                  }
                })
            .build();
    asking = taking;
    order[0].place();
    order[0].paymentReceived(100);
    assertTrue(refused.size() > 3);
    for (String message : refused) {
      assertTrue(
          message.contains("Take the snapshot after the outermost call has returned."), message);
    }
    assertEquals(4, order[0].snapshot().sequence());
  }

  @Test
  void endlessEffectsAreReported() {
    OrderMachine[] order = new OrderMachine[1];
    order[0] =
        builder(does)
            .hook(
                new TransitionHook<>() {
                  @Override
                  public void failed(LifecycleEvent<OrderState, OrderEvent> step, Throwable error) {
                    failures.add(error);
                  }
                })
            .build();
    order[0].place();
    order[0].paymentReceived(100);
    does.put("tellCustomer", () -> order[0].resume());
    does.put("reserveGoods", () -> order[0].hold());
    IllegalStateException thrown = assertThrows(IllegalStateException.class, () -> order[0].hold());
    assertTrue(thrown.getMessage().contains("does not end"), thrown::getMessage);
    assertTrue(
        thrown.getMessage().contains("continue with resume → hold → resume."), thrown::getMessage);
    assertEquals(List.of(thrown), failures);
    does.clear();
    assertEquals(order[0].sequence(), order[0].snapshot().sequence());
    order[0].resume();
    assertEquals(Set.of(OrderState.PAID, OrderState.PACKING), order[0].configuration());
  }

  @Test
  void ordersThatPostToEachOtherBothContinue() {
    for (int i = 0; i < 200; i++) {
      OrderMachine[] orders = new OrderMachine[2];
      CountDownLatch both = new CountDownLatch(2);
      List<CompletableFuture<Outcome<OrderState>>> answers = new ArrayList<>();
      for (int one = 0; one < 2; one++) {
        int other = 1 - one;
        orders[one] =
            builder(
                    Map.of(
                        "confirmOrder",
                        () -> {
                          both.countDown();
                          Waits.await(both);
                          synchronized (answers) {
                            answers.add(orders[other].post(OrderEvent.hold()));
                          }
                        }))
                .build();
      }
      assertEquals(List.of(), Waits.together(orders[0]::place, orders[1]::place));
      answers.forEach(a -> assertTrue(a.join().moved()));
      assertSame(OrderState.ON_HOLD, orders[0].state());
      assertSame(OrderState.ON_HOLD, orders[1].state());
    }
  }

  @Test
  void deadlockOfThreeInstancesIsReported() {
    OrderMachine[] orders = new OrderMachine[3];
    CountDownLatch all = new CountDownLatch(3);
    for (int one = 0; one < 3; one++) {
      int next = (one + 1) % 3;
      orders[one] =
          builder(
                  Map.of(
                      "confirmOrder",
                      () -> {
                        all.countDown();
                        Waits.await(all);
                        orders[next].hold();
                      }))
              .build();
    }
    List<Throwable> thrown = Waits.together(orders[0]::place, orders[1]::place, orders[2]::place);
    assertEquals(1, thrown.size(), thrown::toString);
    assertTrue(thrown.get(0).getMessage().startsWith("Deadlock: "), thrown::toString);
    long held = List.of(orders).stream().filter(o -> o.is(OrderState.ON_HOLD)).count();
    assertEquals(2, held);
  }

  private void refused(String what, Snapshot<OrderState, OrderEvent, Account> snapshot) {
    String message =
        assertThrows(IllegalArgumentException.class, () -> builder(does).from(snapshot).build())
            .getMessage();
    assertTrue(
        message.startsWith("An instance of Order cannot be resumed from this snapshot: "), message);
    assertTrue(message.contains(what), message);
    assertEquals(List.of(), time.pending());
  }

  private static Snapshot<OrderState, OrderEvent, Account> snapshot(
      List<OrderState> leaves,
      Map<String, List<String>> history,
      Map<OrderEvent, Duration> timers,
      OrderEvent... deferred) {
    List<Snapshot.Remaining<OrderEvent>> left = new ArrayList<>();
    timers.forEach((event, duration) -> left.add(new Snapshot.Remaining<>(event, duration)));
    List<Snapshot.Deferred<OrderEvent>> waiting = new ArrayList<>();
    for (OrderEvent event : deferred) {
      waiting.add(new Snapshot.Deferred<>(event, Cause.none()));
    }
    return new Snapshot<>("Order", "A-1", 3, leaves, history, Account.due(100), left, waiting);
  }

  @Test
  void snapshotsThatNoVersionWritesAreRefused() {
    List<OrderState> hold = List.of(OrderState.ON_HOLD);
    List<OrderState> open = List.of(OrderState.AWAITING_PAYMENT, OrderState.WAITING);
    OrderEvent timer = OrderEvent.awaitingPaymentAfter14d();
    Map<OrderEvent, Duration> none = Map.of();
    refused("CART", snapshot(List.of(OrderState.CART, OrderState.ON_HOLD), Map.of(), none));
    refused(
        "no timer runs for PT2562047788015H",
        snapshot(open, Map.of(), Map.of(timer, Duration.ofHours(2562047788015L))));
    refused("itself makes done.OPEN", snapshot(hold, Map.of(), none, OrderEvent.doneOpen()));
  }

  @Test
  void missingRegionsAreEntered() {
    for (OrderState stored : List.of(OrderState.WAITING, OrderState.OPEN)) {
      OrderMachine order =
          builder(does).from(snapshot(List.of(stored), Map.of(), Map.of())).build();
      assertEquals(2, order.configuration().size(), order::toString);
      assertTrue(order.is(OrderState.OPEN) && order.is(OrderState.WAITING), order::toString);
      assertEquals(4, order.sequence());
    }
  }

  @Test
  void historyAndTimersThatDoNotFitAreDropped() {
    List<OrderState> hold = List.of(OrderState.ON_HOLD);
    OrderEvent timer = OrderEvent.awaitingPaymentAfter14d();
    for (List<String> known :
        List.of(
            List.of("AWAITING_PAYMENT", "PAID", "WAITING"),
            List.of("WHERE_IT_WAS"),
            List.of("ON_HOLD"),
            List.of("PAID"),
            List.of("PAYMENT", "FULFILMENT"))) {
      assertDropped(snapshot(hold, Map.of("WHERE_IT_WAS", known), Map.of()));
    }
    assertDropped(snapshot(hold, Map.of("OPEN", List.of("PAID")), Map.of()));
    assertDropped(snapshot(hold, Map.of(), Map.of(timer, Duration.ZERO)));
    assertDropped(snapshot(List.of(OrderState.COMPLETED), Map.of(), Map.of(timer, Duration.ZERO)));
  }

  @Test
  void historyWithUnknownStateIsRefused() {
    Map<String, List<String>> history = Map.of("WHERE_IT_WAS", List.of("nowhere"));
    OrderMachine.Builder builder =
        builder(does).from(snapshot(List.of(OrderState.ON_HOLD), history, Map.of()));
    String refusal = assertThrows(IllegalArgumentException.class, builder::build).getMessage();
    assertTrue(refusal.contains("WHERE_IT_WAS remembers nowhere"), refusal);
  }

  private void assertDropped(Snapshot<OrderState, OrderEvent, Account> snapshot) {
    OrderMachine order = builder(does).from(snapshot).build();
    Snapshot<OrderState, OrderEvent, Account> resumed = order.snapshot();
    assertEquals(snapshot.leaves(), resumed.leaves());
    assertEquals(Map.of(), resumed.history());
    assertEquals(List.of(), resumed.timers());
    assertEquals(snapshot.sequence(), resumed.sequence());
  }

  @Test
  void validSnapshotsOfOtherVersionsAreRestored() {
    OrderMachine order =
        builder(does)
            .from(
                snapshot(
                    List.of(OrderState.ON_HOLD),
                    // another version of the machine may have listed the regions in this order
                    Map.of("WHERE_IT_WAS", List.of("PACKING", "PAID")),
                    Map.of(),
                    OrderEvent.packed()))
            .build();
    order.resume();
    assertEquals(Set.of(OrderState.PAID, OrderState.SHIPPED), order.configuration());
    OrderMachine open =
        builder(does)
            .from(
                snapshot(
                    List.of(OrderState.WAITING, OrderState.AWAITING_PAYMENT), Map.of(), Map.of()))
            .build();
    assertEquals(
        List.of(OrderState.AWAITING_PAYMENT, OrderState.WAITING),
        List.copyOf(open.configuration()));
    assertEquals(
        Map.of(OrderEvent.awaitingPaymentAfter14d(), Duration.ofDays(14)), open.remaining());
  }
}
