package dev.pawl.samples.attack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Tests flat machines with effects that fire events endlessly, with instances that fire at each
 * other, and with queries while user code runs.
 */
@Tag("attack")
class BallAttackTest {

  private final List<Throwable> failures = new ArrayList<>();
  private Runnable flight = () -> {};
  private final BallLogic logic =
      new BallLogic() {
        @Override
        public boolean even(Integer context) {
          return context % 2 == 0;
        }

        @Override
        public boolean odd(Integer context) {
          return context % 2 == 1;
        }

        @Override
        public Integer next(Integer context) {
          return context + 1;
        }
      };

  private BallMachine ball(BallEffects effects) {
    return BallMachine.builder().entityId("b").context(0).logic(logic).effects(effects).build();
  }

  @Test
  void endlessEffectIsReported() {
    BallMachine[] ball = new BallMachine[1];
    ball[0] =
        BallMachine.builder()
            .entityId("b")
            .context(0)
            .logic(logic)
            .effects(c -> flight.run())
            .hook(
                new TransitionHook<>() {
                  @Override
                  public void failed(LifecycleEvent<BallState, BallEvent> step, Throwable error) {
                    failures.add(error);
                  }
                })
            .build();
    flight = () -> ball[0].hit();
    IllegalStateException thrown = assertThrows(IllegalStateException.class, () -> ball[0].hit());
    assertTrue(thrown.getMessage().contains("Ball b in THERE does not end"), thrown::getMessage);
    assertTrue(thrown.getMessage().contains("continue with hit → hit."), thrown::getMessage);
    assertEquals(List.of(thrown), failures);
    assertEquals(100_001, ball[0].context());
    flight = () -> {};
    assertSame(BallState.HERE, ball[0].hit());
  }

  @Test
  void queuedEventsAreNotLostInSnapshots() {
    BallMachine[] ball = new BallMachine[1];
    ball[0] = ball(c -> flight.run());
    List<String> written = new ArrayList<>();
    flight =
        () -> {
          flight = () -> {};
          written.add(BallCodec.toJson(ball[0], String::valueOf));
          ball[0].hit();
          IllegalStateException refused =
              assertThrows(
                  IllegalStateException.class, () -> BallCodec.toJson(ball[0], String::valueOf));
          assertTrue(
              refused
                  .getMessage()
                  .contains("Take the snapshot after the outermost call has returned."),
              refused::getMessage);
        };
    ball[0].hit();
    assertEquals(1, written.size());
    assertTrue(BallCodec.toJson(ball[0], String::valueOf).contains("\"sequence\":2"));
  }

  @Test
  void queriesAreAnsweredWhileEffectRuns() {
    CountDownLatch runs = new CountDownLatch(1);
    CountDownLatch asked = new CountDownLatch(1);
    BallMachine ball =
        ball(
            c -> {
              runs.countDown();
              Waits.await(asked);
            });
    List<Throwable> thrown =
        Waits.together(
            ball::hit,
            () -> {
              Waits.await(runs);
              assertSame(BallState.THERE, ball.state());
              assertEquals(1, ball.context());
              assertEquals("Ball b in THERE", ball.toString());
              assertTrue(ball.permits(BallEvent.HIT));
              asked.countDown();
            });
    assertEquals(List.of(), thrown);
  }

  @Test
  void guardsSeeStateAndContextThatBelongTogether() {
    AtomicBoolean done = new AtomicBoolean();
    BallMachine ball = ball(c -> {});
    List<Throwable> thrown =
        Waits.together(
            () -> {
              for (int i = 0; i < 100_000; i++) {
                ball.hit();
              }
              done.set(true);
            },
            () -> {
              // the context is even in HERE and odd in THERE
              while (!done.get()) {
                assertTrue(ball.permits(BallEvent.HIT));
              }
            });
    assertEquals(List.of(), thrown);
    assertEquals(100_000, ball.context());
  }

  /** Lets two balls fire events at each other, each in a separate thread. */
  private List<Throwable> atEachOther(boolean posting, List<CompletableFuture<?>> answers) {
    BallMachine[] balls = new BallMachine[2];
    CountDownLatch both = new CountDownLatch(2);
    for (int i = 0; i < 2; i++) {
      int other = 1 - i;
      boolean[] hit = {false};
      balls[i] =
          ball(
              c -> {
                if (hit[0]) {
                  return;
                }
                hit[0] = true;
                both.countDown();
                Waits.await(both);
                if (posting) {
                  CompletableFuture<Outcome<BallState>> answer =
                      balls[other].post(BallEvent.HIT, Cause.by("the other"));
                  synchronized (answers) {
                    answers.add(answer);
                  }
                } else {
                  balls[other].hit();
                }
              });
    }
    List<Throwable> thrown = Waits.together(balls[0]::hit, balls[1]::hit);
    int hits = balls[0].context() + balls[1].context();
    assertEquals(4 - thrown.size(), hits);
    return thrown;
  }

  @Test
  void deadlockOfTwoInstancesIsReported() {
    List<Throwable> thrown = atEachOther(false, List.of());
    assertEquals(1, thrown.size(), thrown::toString);
    String message = thrown.get(0).getMessage();
    assertTrue(message.startsWith("Deadlock: this thread makes a step of Ball b in"), message);
    assertTrue(message.contains("post"), message);
  }

  @Test
  void postDoesNotWait() {
    for (int i = 0; i < 200; i++) {
      List<CompletableFuture<?>> answers = new ArrayList<>();
      assertEquals(List.of(), atEachOther(true, answers));
      assertEquals(2, answers.size());
      for (CompletableFuture<?> answer : answers) {
        assertTrue(((Outcome<?>) answer.join()).moved());
      }
    }
  }

  @Test
  void postReturnsResult() {
    BallMachine ball = ball(c -> flight.run());
    assertTrue(ball.post(BallEvent.HIT).join().moved());
    flight =
        () -> {
          throw new IllegalArgumentException("burst");
        };
    CompletableFuture<Outcome<BallState>> burst = ball.post(BallEvent.HIT);
    assertTrue(burst.isCompletedExceptionally());
    assertEquals(2, ball.context());
    List<Outcome<BallState>> within = new ArrayList<>();
    flight =
        () -> {
          flight = () -> {};
          within.add(ball.post(BallEvent.HIT).join());
        };
    ball.hit();
    assertTrue(((Outcome.Ignored<BallState>) within.get(0)).queued());
    assertEquals(4, ball.context());
  }
}
