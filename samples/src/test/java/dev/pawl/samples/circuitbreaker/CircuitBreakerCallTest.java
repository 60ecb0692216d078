package dev.pawl.samples.circuitbreaker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.time.VirtualScheduler;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests calls through the circuit breaker. */
class CircuitBreakerCallTest {

  private static final Instant START = Instant.parse("2026-03-01T12:00:00Z");
  private static final Cause OPERATOR = Cause.by("operator");

  private final VirtualScheduler time = new VirtualScheduler(START);
  private final AtomicInteger calls = new AtomicInteger();

  private CircuitBreaker.Builder builder(int failures, int successes) {
    return CircuitBreaker.named("aider")
        .settings(new CircuitSettings(failures, successes, Duration.ofSeconds(60)))
        .scheduler(time)
        .clock(time.clock());
  }

  private CircuitBreaker circuit(int failures, int successes) {
    return builder(failures, successes).build();
  }

  private void succeed(CircuitBreaker circuit) {
    assertEquals("yes", circuit.get(this::yes));
  }

  private String yes() {
    calls.incrementAndGet();
    return "yes";
  }

  private void fail(CircuitBreaker circuit) {
    IOException no = new IOException("no");
    int before = calls.get();
    assertSame(
        no,
        assertThrows(
            IOException.class,
            () ->
                circuit.call(
                    () -> {
                      calls.incrementAndGet();
                      throw no;
                    })));
    assertEquals(before + 1, calls.get());
  }

  private CircuitOpenException refuse(CircuitBreaker circuit) {
    int before = calls.get();
    CircuitOpenException refused =
        assertThrows(CircuitOpenException.class, () -> circuit.get(this::yes));
    assertEquals(before, calls.get());
    return refused;
  }

  private CircuitBreaker in(CircuitState state, int successes) throws Exception {
    CircuitBreaker circuit = circuit(1, successes);
    if (state != CircuitState.CLOSED) {
      fail(circuit);
    }
    if (state == CircuitState.HALF_OPEN) {
      time.advance(Duration.ofSeconds(60));
    }
    assertSame(state, circuit.state());
    return circuit;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void circuitOpensExactlyAtThreshold(int threshold) {
    CircuitBreaker circuit = circuit(threshold, 1);
    for (int i = 1; i < threshold; i++) {
      fail(circuit);
      assertSame(CircuitState.CLOSED, circuit.state());
      assertEquals(i, circuit.health().failures());
    }
    fail(circuit);
    assertSame(CircuitState.OPEN, circuit.state());
    assertEquals(new CircuitHealth(0, 0, 0), circuit.health());
  }

  @Test
  void onlyConsecutiveFailuresCount() {
    CircuitBreaker circuit = circuit(2, 1);
    for (int i = 0; i < 10; i++) {
      fail(circuit);
      succeed(circuit);
      assertEquals(0, circuit.health().failures());
    }
    assertSame(CircuitState.CLOSED, circuit.state());
  }

  @Test
  void defaultsAreThoseOfTheDocument() {
    CircuitBreaker circuit = CircuitBreaker.named("aider").scheduler(time).build();
    for (int i = 0; i < 4; i++) {
      fail(circuit);
    }
    assertSame(CircuitState.CLOSED, circuit.state());
    fail(circuit);
    time.advance(Duration.ofSeconds(59));
    assertSame(CircuitState.OPEN, circuit.state());
    time.advance(Duration.ofSeconds(1));
    succeed(circuit);
    assertSame(CircuitState.CLOSED, circuit.state());
  }

  @Test
  void openCircuitReportsRetryTime() throws Exception {
    CircuitBreaker circuit = in(CircuitState.OPEN, 1);
    time.advance(Duration.ofSeconds(2));
    CircuitOpenException refused = refuse(circuit);
    assertEquals("aider circuit is open, retry in 58 seconds", refused.getMessage());
    assertEquals("aider", refused.circuit());
    assertSame(CircuitState.OPEN, refused.state());
    assertEquals(Duration.ofSeconds(58), refused.retryAfter());
    assertEquals(START.plusSeconds(60), refused.retryAt());
    time.advance(Duration.ofMillis(57_001));
    assertEquals("aider circuit is open, retry in 1 seconds", refuse(circuit).getMessage());
    time.advance(Duration.ofMillis(999));
    succeed(circuit);
  }

  @Test
  void clockThatIsSetBackDelaysNoTrial() throws Exception {
    CircuitBreaker circuit = in(CircuitState.OPEN, 1);
    time.advance(Duration.ofSeconds(20));
    time.jump(Duration.ofDays(-1));
    CircuitOpenException refused = refuse(circuit);
    assertEquals(Duration.ofSeconds(40), refused.retryAfter());
    assertEquals(START.plusSeconds(60).minus(Duration.ofDays(1)), refused.retryAt());
    time.advance(Duration.ofSeconds(40));
    assertSame(CircuitState.HALF_OPEN, circuit.state());
    succeed(circuit);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void circuitClosesAfterEnoughTrials(int threshold) throws Exception {
    CircuitBreaker circuit = in(CircuitState.HALF_OPEN, threshold);
    for (int i = 1; i < threshold; i++) {
      succeed(circuit);
      assertSame(CircuitState.HALF_OPEN, circuit.state());
      assertEquals(new CircuitHealth(0, i, 0), circuit.health());
    }
    succeed(circuit);
    assertSame(CircuitState.CLOSED, circuit.state());
  }

  @Test
  void failedTrialOpensCircuitForAnotherCooldown() throws Exception {
    CircuitBreaker circuit = in(CircuitState.HALF_OPEN, 2);
    succeed(circuit);
    fail(circuit);
    assertSame(CircuitState.OPEN, circuit.state());
    assertEquals(Duration.ofSeconds(60), refuse(circuit).retryAfter());
    time.advance(Duration.ofSeconds(60));
    succeed(circuit);
    assertSame(CircuitState.HALF_OPEN, circuit.state());
  }

  @Test
  @Timeout(60)
  void oneOf32ThreadsRunsTrial() throws Exception {
    CircuitBreaker circuit = in(CircuitState.HALF_OPEN, 1_000);
    ExecutorService threads = Executors.newFixedThreadPool(32);
    try {
      for (int round = 0; round < 50; round++) {
        CyclicBarrier together = new CyclicBarrier(32);
        CountDownLatch refusals = new CountDownLatch(31);
        AtomicInteger trials = new AtomicInteger();
        List<Future<?>> ends = new ArrayList<>();
        for (int thread = 0; thread < 32; thread++) {
          ends.add(
              threads.submit(
                  () -> {
                    together.await();
                    try {
                      circuit.call(
                          () -> {
                            trials.incrementAndGet();
                            // the trial waits until all other calls have been refused
                            return refusals.await(30, TimeUnit.SECONDS);
                          });
                    } catch (CircuitOpenException refused) {
                      assertSame(CircuitState.HALF_OPEN, refused.state());
                      assertEquals(Duration.ZERO, refused.retryAfter());
                      refusals.countDown();
                    }
                    return null;
                  }));
        }
        for (Future<?> end : ends) {
          end.get();
        }
        assertEquals(1, trials.get());
        assertEquals(0, refusals.getCount());
        assertEquals(new CircuitHealth(0, round + 1, 0), circuit.health());
      }
    } finally {
      threads.shutdownNow();
    }
  }

  @ParameterizedTest
  @EnumSource
  void resetClosesCircuit(CircuitState state) throws Exception {
    CircuitBreaker circuit = in(state, 2);
    if (state == CircuitState.HALF_OPEN) {
      succeed(circuit);
    }
    circuit.reset(OPERATOR);
    assertSame(CircuitState.CLOSED, circuit.state());
    assertEquals(new CircuitHealth(0, 0, 0), circuit.health());
    assertEquals(List.of(), time.pending());
    succeed(circuit);
  }

  @Test
  void resetForgetsRunningTrial() throws Exception {
    CircuitBreaker circuit = circuit(2, 1);
    fail(circuit);
    fail(circuit);
    time.advance(Duration.ofSeconds(60));
    assertThrows(
        IOException.class,
        () ->
            circuit.call(
                () -> {
                  circuit.reset(OPERATOR);
                  throw new IOException("too late");
                }));
    // the failure counts like every failure of a closed circuit
    assertSame(CircuitState.CLOSED, circuit.state());
    assertEquals(1, circuit.health().failures());
  }

  @Test
  void earlierCallDoesNotAffectTrial() throws Exception {
    CircuitBreaker circuit = circuit(1, 1);
    assertThrows(
        IOException.class,
        () ->
            circuit.call(
                () -> {
                  onAnotherThread(() -> fail(circuit));
                  assertSame(CircuitState.OPEN, circuit.state());
                  time.advance(Duration.ofSeconds(60));
                  assertSame(CircuitState.HALF_OPEN, circuit.state());
                  throw new IOException("slow");
                }));
    assertSame(CircuitState.HALF_OPEN, circuit.state());
    succeed(circuit);
    assertSame(CircuitState.CLOSED, circuit.state());
  }

  private static void onAnotherThread(Runnable work) throws Exception {
    ExecutorService thread = Executors.newSingleThreadExecutor();
    try {
      thread.submit(work).get();
    } finally {
      thread.shutdown();
    }
  }

  @Test
  void nestedCallsAreOne() throws Exception {
    CircuitBreaker circuit = circuit(2, 1);
    assertThrows(
        IOException.class,
        () ->
            circuit.call(
                () ->
                    circuit.call(
                        () -> {
                          throw new IOException("inner");
                        })));
    assertEquals(1, circuit.health().failures());
    fail(circuit);
    time.advance(Duration.ofSeconds(60));
    assertEquals("yes", circuit.call(() -> circuit.get(this::yes)));
    assertSame(CircuitState.CLOSED, circuit.state());
    assertEquals(1, calls.get() - 1);
  }

  @Test
  void trialWithoutResultAllowsAnother() throws Exception {
    CircuitBreaker circuit =
        builder(1, 1).failures(thrown -> !(thrown instanceof IllegalArgumentException)).build();
    fail(circuit);
    time.advance(Duration.ofSeconds(60));
    for (int i = 0; i < 3; i++) {
      assertThrows(
          IllegalArgumentException.class,
          () ->
              circuit.get(
                  () -> {
                    throw new IllegalArgumentException("of the caller");
                  }));
      assertSame(CircuitState.HALF_OPEN, circuit.state());
    }
    succeed(circuit);
    assertSame(CircuitState.CLOSED, circuit.state());
  }

  @Test
  void errorCountsAndIsThrown() {
    CircuitBreaker circuit = circuit(1, 1);
    assertThrows(
        StackOverflowError.class,
        () ->
            circuit.call(
                () -> {
                  throw new StackOverflowError();
                }));
    assertSame(CircuitState.OPEN, circuit.state());
  }

  /** A hook that records the steps that change the state. */
  private static class Changes implements TransitionHook<CircuitState, CircuitEvent> {
    final List<String> told = new ArrayList<>();

    @Override
    public void after(LifecycleEvent<CircuitState, CircuitEvent> event) {
      if (event.from() != event.to()) {
        told.add(
            event.from()
                + " → "
                + event.to()
                + " "
                + event.event().wireName()
                + " "
                + event.cause().actor()
                + " "
                + event.timestamp());
      }
    }

    @Override
    public void refused(
        LifecycleEvent<CircuitState, CircuitEvent> attempt, Outcome<CircuitState> outcome) {
      told.add("refused " + attempt.event().wireName() + " in " + outcome.state());
    }
  }

  @Test
  void listenersHearOfChangesAndRefusals() {
    Changes changes = new Changes();
    CircuitBreaker circuit = builder(1, 1).listener(changes).build();
    fail(circuit);
    refuse(circuit);
    time.advance(Duration.ofSeconds(60));
    succeed(circuit);
    assertEquals(
        List.of(
            "CLOSED → OPEN failure_threshold_exceeded call 2026-03-01T12:00:00Z",
            "refused call in OPEN",
            "OPEN → HALF_OPEN cooldown_expires timer 2026-03-01T12:01:00Z",
            "HALF_OPEN → CLOSED success null 2026-03-01T12:01:00Z"),
        changes.told);
  }

  @Test
  void callFromListenerIsRefusedAndBlocksNoTrial() throws Exception {
    List<CircuitBreaker> own = new ArrayList<>();
    List<Throwable> thrown = new ArrayList<>();
    CircuitBreaker circuit =
        builder(1, 1)
            .listener(
                new TransitionHook<CircuitState, CircuitEvent>() {
                  @Override
                  public void after(LifecycleEvent<CircuitState, CircuitEvent> event) {
                    if (event.to() == CircuitState.HALF_OPEN && event.from() == CircuitState.OPEN) {
                      thrown.add(
                          assertThrows(
                              IllegalStateException.class, () -> own.get(0).get(() -> "from it")));
                    }
                  }
                })
            .build();
    own.add(circuit);
    fail(circuit);
    time.advance(Duration.ofSeconds(60));
    assertEquals(1, thrown.size());
    assertEquals(0, circuit.health().trial());
    succeed(circuit);
  }

  @Test
  void failingListenerDoesNotHideExceptionOfCall() {
    CircuitBreaker circuit =
        builder(1, 1)
            .listener(
                new TransitionHook<CircuitState, CircuitEvent>() {
                  @Override
                  public void after(LifecycleEvent<CircuitState, CircuitEvent> event) {
                    if (event.to() == CircuitState.OPEN) {
                      throw new IllegalStateException("listener");
                    }
                  }
                })
            .build();
    IOException no =
        assertThrows(
            IOException.class,
            () ->
                circuit.call(
                    () -> {
                      throw new IOException("no");
                    }));
    assertEquals("listener", no.getSuppressed()[0].getMessage());
    assertSame(CircuitState.OPEN, circuit.state());
  }

  @Test
  void nullIsAResult() throws Exception {
    CircuitBreaker circuit = circuit(1, 1);
    assertNull(circuit.call(() -> null));
    assertSame(CircuitState.CLOSED, circuit.state());
    assertTrue(circuit.toString().contains("aider"), circuit::toString);
  }
}
