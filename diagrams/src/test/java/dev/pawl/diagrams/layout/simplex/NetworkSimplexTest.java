package dev.pawl.diagrams.layout.simplex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests that the solution of the simplex is as good as the best solution found by trying all
 * values.
 */
class NetworkSimplexTest {

  /** The cost of values that violate a constraint. */
  private static final long NONE = Long.MAX_VALUE;

  /** The maximum distance from the first variable when all values are tried. */
  private static final int FAR = 4;

  private record Demand(int from, int to, int least, int strength) {}

  /** A chain of constraints that connects all variables, with random further constraints. */
  private static final class Problem {
    final NetworkSimplex simplex = new NetworkSimplex();
    final List<Demand> demands = new ArrayList<>();
    final List<Demand> wishes = new ArrayList<>();
    final List<Integer> near = new ArrayList<>();
    final int size;

    Problem(SplittableRandom random) {
      size = 3 + random.nextInt(3);
      for (int v = 0; v < size; v++) {
        simplex.variable();
      }
      for (int v = 1; v < size; v++) {
        demand(new Demand(v - 1, v, random.nextInt(2), random.nextInt(3)));
      }
      for (int i = random.nextInt(4); i > 0; i--) {
        int from = random.nextInt(size);
        int to = random.nextInt(size);
        if (from != to) {
          demand(new Demand(from, to, from < to ? random.nextInt(3) : -FAR, random.nextInt(4)));
        }
      }
      for (int i = random.nextInt(5); i > 0; i--) {
        int from = random.nextInt(size);
        int to = random.nextInt(size);
        if (from != to) {
          Demand wish = new Demand(from, to, random.nextInt(-2, 3), 1 + random.nextInt(9));
          wishes.add(wish);
          near.add(simplex.near(wish.from, wish.to, wish.least, wish.strength));
        }
      }
    }

    private void demand(Demand demand) {
      demands.add(demand);
      simplex.atLeast(demand.from, demand.to, demand.least, demand.strength);
    }

    /** Returns the cost of a solution. */
    long cost(int[] values) {
      long sum = 0;
      for (Demand demand : demands) {
        int away = values[demand.to] - values[demand.from];
        if (away < demand.least) {
          return NONE;
        }
        sum += (long) demand.strength * away;
      }
      for (Demand wish : wishes) {
        sum += (long) wish.strength * Math.abs(values[wish.to] - values[wish.from] - wish.least);
      }
      return sum;
    }

    /** Returns the minimum cost of all solutions within the maximum distance. */
    long best(int[] values, int next) {
      if (next == size) {
        return cost(values);
      }
      long best = NONE;
      for (values[next] = -FAR; values[next] <= FAR; values[next]++) {
        best = Math.min(best, best(values, next + 1));
      }
      return best;
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {7, 20_261_123, 4_711})
  void solutionOfRandomProblemIsOptimal(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int round = 0; round < 150; round++) {
      Problem problem = new Problem(random);
      long best = problem.best(new int[problem.size], 1);
      int[] found = problem.simplex.solve();
      assertNotNull(found);
      long cost = problem.cost(found);
      assertTrue(cost < NONE, "a demand is not met, seed " + seed + ", round " + round);
      assertTrue(cost <= best, seed + ", " + round + ": " + cost + " for " + best);
      for (int i = 0; i < problem.near.size(); i++) {
        Demand wish = problem.wishes.get(i);
        int away = Math.abs(found[wish.to] - found[wish.from] - wish.least);
        assertEquals(away, problem.simplex.deviation(problem.near.get(i)));
      }
    }
  }

  /**
   * Two soft constraints contradict each other. The one whose weight was increased is satisfied.
   */
  @Test
  void softConstraintWithIncreasedWeightIsSatisfied() {
    NetworkSimplex simplex = new NetworkSimplex();
    int one = simplex.variable();
    int other = simplex.variable();
    simplex.atLeast(one, other, 0, 0);
    int close = simplex.near(one, other, 1, 2);
    int far = simplex.near(one, other, 5, 1);
    int[] found = simplex.solve();
    assertEquals(1, found[other] - found[one]);
    assertEquals(0, simplex.deviation(close));
    assertEquals(4, simplex.deviation(far));
    simplex.setWeight(far, 3);
    found = simplex.solveAgain();
    assertEquals(5, found[other] - found[one]);
  }

  @Test
  void contradictoryConstraintsHaveNoSolution() {
    NetworkSimplex simplex = new NetworkSimplex();
    int one = simplex.variable();
    int other = simplex.variable();
    simplex.atLeast(one, other, 1, 1);
    simplex.atLeast(other, one, 0, 1);
    assertNull(simplex.solve());
  }
}
