package dev.pawl.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BackoffTest {

  private static final Duration FOREVER = Duration.ofSeconds(Long.MAX_VALUE, 999_999_999);
  private static final Duration LONGEST = Duration.ofNanos(Long.MAX_VALUE);

  private static Backoff seconds(long base, long cap) {
    return Backoff.exponential(Duration.ofSeconds(base), Duration.ofSeconds(cap));
  }

  private static List<Long> secondsOf(Backoff backoff, int tries) {
    return IntStream.rangeClosed(1, tries).mapToObj(n -> backoff.delay(n).toSeconds()).toList();
  }

  @Test
  void delayDoublesUpToCap() {
    assertEquals(List.of(2L, 4L, 8L, 16L, 32L, 60L, 60L, 60L), secondsOf(seconds(2, 60), 8));
    assertEquals(Duration.ofSeconds(64), seconds(2, 64).delay(6));
    assertEquals(Duration.ofSeconds(5), seconds(5, 5).delay(1));
    assertEquals(Duration.ofSeconds(5), seconds(5, 5).delay(2));
  }

  @Test
  void delayDoesNotOverflowForAnyNumberOfFailures() {
    for (Duration cap : List.of(Duration.ofSeconds(60), LONGEST, FOREVER)) {
      Duration longest = cap.compareTo(LONGEST) > 0 ? LONGEST : cap;
      for (Duration base : List.of(Duration.ofNanos(1), Duration.ofSeconds(2))) {
        for (double factor : new double[] {2, 1.5, 3, 1e308}) {
          Backoff backoff = Backoff.exponential(base, cap).withFactor(factor);
          for (int n : new int[] {2_000, 65_537, 1 << 30, Integer.MAX_VALUE}) {
            assertEquals(longest, backoff.delay(n), backoff + " after " + n);
          }
        }
      }
    }
    assertEquals(LONGEST, Backoff.exponential(FOREVER, FOREVER).delay(1));
    assertEquals(LONGEST, Backoff.exponential(FOREVER, FOREVER).delay(2));
  }

  @Test
  void delayIsExactToTheNanosecondForFactor2() {
    SplittableRandom random = new SplittableRandom(7);
    for (int round = 0; round < 20_000; round++) {
      long base = 1 + (random.nextLong() >>> 1 + random.nextInt(63));
      long cap = Math.max(base, random.nextLong() >>> 1 + random.nextInt(63));
      if (base < 0) {
        continue;
      }
      int n = 1 + random.nextInt(100);
      BigInteger expected = BigInteger.valueOf(base).shiftLeft(n - 1).min(BigInteger.valueOf(cap));
      Backoff backoff = Backoff.exponential(Duration.ofNanos(base), Duration.ofNanos(cap));
      assertEquals(
          expected, BigInteger.valueOf(backoff.delay(n).toNanos()), backoff + " after " + n);
    }
  }

  @Test
  void delayNeverDecreases() {
    Backoff backoff = Backoff.exponential(Duration.ofNanos(3), FOREVER).withFactor(1.1);
    for (int n = 1; n < 1_000; n++) {
      assertTrue(backoff.delay(n).compareTo(backoff.delay(n + 1)) <= 0, "after " + n);
    }
  }

  @Test
  void delayGrowsByFactor() {
    assertEquals(List.of(2L, 6L, 18L, 54L, 60L), secondsOf(seconds(2, 60).withFactor(3), 5));
    assertEquals(List.of(2L, 2L, 2L), secondsOf(seconds(2, 60).withFactor(1), 3));
    Duration odd = Duration.ofNanos((1L << 60) + 1);
    assertEquals(odd, Backoff.exponential(odd, FOREVER).withFactor(1).delay(2));
    assertEquals(Duration.ofMillis(12_100), seconds(10, 60).withFactor(1.1).delay(3));
    assertEquals(Duration.ofMillis(4_500), seconds(2, 60).withFactor(1.5).delay(3));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
  void zeroOrNegativeFailuresAreRefused(int n) {
    assertEquals(
        "The number of failed attempts must be at least 1, but is " + n + ".",
        assertThrows(IllegalArgumentException.class, () -> seconds(2, 60).delay(n)).getMessage());
    assertThrows(IllegalArgumentException.class, () -> seconds(2, 60).withFullJitter(1).delay(n));
  }

  @Test
  void invalidParametersAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> seconds(0, 60));
    assertThrows(IllegalArgumentException.class, () -> seconds(-1, 60));
    assertThrows(IllegalArgumentException.class, () -> seconds(61, 60));
    for (double factor : new double[] {0.999, 0, -2, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertThrows(
          IllegalArgumentException.class, () -> seconds(2, 60).withFactor(factor), "" + factor);
    }
    assertThrows(
        NullPointerException.class, () -> seconds(2, 60).withFullJitter((RandomGenerator) null));
  }

  @Test
  void fullJitterIsUniform() {
    List<Backoff> all =
        List.of(
            seconds(2, 60).withFullJitter(42),
            seconds(2, 60).withFullJitter(new SplittableRandom(42)),
            seconds(2, 60).withFullJitter());
    for (Backoff backoff : all) {
      for (int n = 1; n <= 6; n++) {
        long bound = seconds(2, 60).delay(n).toNanos();
        int[] tenths = new int[10];
        for (int i = 0; i < 20_000; i++) {
          long delay = backoff.delay(n).toNanos();
          assertTrue(delay >= 0 && delay <= bound, () -> "out of bounds: " + delay);
          tenths[(int) Math.min(9, delay * 10.0 / bound)]++;
        }
        for (int tenth : tenths) {
          // 2,000 are expected; the standard deviation is 42
          assertTrue(tenth > 1_700 && tenth < 2_300, () -> "not even: " + List.of(tenth));
        }
      }
    }
  }

  @Test
  void fullJitterReachesBothBounds() {
    boolean[] seen = new boolean[4];
    Backoff backoff =
        Backoff.exponential(Duration.ofNanos(3), Duration.ofNanos(3)).withFullJitter(1);
    for (int i = 0; i < 1_000; i++) {
      seen[(int) backoff.delay(1).toNanos()] = true;
    }
    for (boolean one : seen) {
      assertTrue(one);
    }
    Backoff highest =
        Backoff.exponential(FOREVER, FOREVER).withFullJitter(always(Math.nextDown(1.0)));
    assertTrue(highest.delay(1).compareTo(LONGEST) <= 0);
    assertEquals(
        Duration.ofSeconds(60),
        seconds(60, 60).withFullJitter(always(Math.nextDown(1.0))).delay(9));
    assertEquals(Duration.ZERO, seconds(60, 60).withFullJitter(always(0)).delay(9));
  }

  private static RandomGenerator always(double number) {
    return new RandomGenerator() {
      @Override
      public long nextLong() {
        throw new AssertionError("only doubles are asked for");
      }

      @Override
      public double nextDouble() {
        return number;
      }
    };
  }

  @Test
  void equalSeedsGiveEqualDelays() {
    Backoff plain = seconds(2, 60);
    List<Long> first = nanosOf(plain.withFullJitter(5));
    assertEquals(first, nanosOf(plain.withFullJitter(5)));
    assertNotEquals(first, nanosOf(plain.withFullJitter(6)));
    // the algorithm of java.util.Random is specified exactly, so these values hold for every
    // version of Java
    assertEquals(List.of(1_461_039_727L, 353_033_638L), first.subList(0, 2));
    assertEquals(List.of(2L, 4L, 8L), secondsOf(plain, 3), "the plain one is as it was");
  }

  private static List<Long> nanosOf(Backoff backoff) {
    return IntStream.rangeClosed(1, 50).mapToObj(n -> backoff.delay(n).toNanos()).toList();
  }

  @Test
  void threadsDrawEachNumberOnce() throws InterruptedException {
    Backoff shared = seconds(2, 2).withFullJitter(new SplittableRandom(9));
    List<Long> drawn = Collections.synchronizedList(new ArrayList<>());
    List<Thread> threads = new ArrayList<>();
    for (int t = 0; t < 8; t++) {
      threads.add(
          new Thread(
              () -> {
                for (int i = 0; i < 5_000; i++) {
                  drawn.add(shared.delay(1).toNanos());
                }
              }));
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    Backoff alone = seconds(2, 2).withFullJitter(new SplittableRandom(9));
    List<Long> expected = new ArrayList<>();
    for (int i = 0; i < 40_000; i++) {
      expected.add(alone.delay(1).toNanos());
    }
    Collections.sort(drawn);
    Collections.sort(expected);
    assertEquals(expected, drawn);
  }

  @Test
  void toStringShowsParameters() {
    assertEquals("PT2S × 2.0 up to PT1M", seconds(2, 60).toString());
    assertEquals(
        "PT2S × 3.0 up to PT1M with full jitter",
        seconds(2, 60).withFullJitter(1).withFactor(3).toString());
  }
}
