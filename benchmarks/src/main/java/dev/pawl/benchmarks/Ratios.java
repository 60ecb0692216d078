package dev.pawl.benchmarks;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/**
 * Pawl beside the same by hand, in ratios that also hold where others use the processor: short
 * batches of both sides in turn, of each side the least. Every row is measured in JVMs of its own.
 *
 * <pre>
 * java -cp benchmarks/target/benchmarks.jar dev.pawl.benchmarks.Ratios
 * </pre>
 */
public final class Ratios {

  private static final int FORKS = 2;
  private static final int BATCHES = 3000;
  private static final long BATCH_NANOS = 200_000;

  /** When fewer batches must do, on cores that are very busy. */
  private static final long LONGEST_NANOS = 20_000_000_000L;

  private Ratios() {}

  /** A comparison with its budget. */
  enum Row {
    NEXT("random walk, Transitions.next, beside the switch", 0.6) {
      @Override
      List<Supplier<Object>> sides() {
        WalkBenchmark benchmark = randomWalk();
        return List.of(benchmark::transitionsNext, benchmark::handWrittenSwitch);
      }
    },
    FIRE("random walk, Machine.fire, beside the switch", 0.6) {
      @Override
      List<Supplier<Object>> sides() {
        WalkBenchmark benchmark = randomWalk();
        return List.of(benchmark::machineFire, benchmark::handWrittenSwitch);
      }
    },
    LISTENER("random walk with a listener, beside the switch", 1.3) {
      @Override
      List<Supplier<Object>> sides() {
        WalkBenchmark benchmark = randomWalk();
        return List.of(benchmark::machineFireListened, benchmark::handWrittenSwitchWithCall);
      }
    },
    REGIONS("regions beside by hand", 1.0) {
      @Override
      List<Supplier<Object>> sides() {
        ChartBenchmark benchmark = new ChartBenchmark();
        return List.of(parts(benchmark::play), parts(benchmark::playByHand));
      }
    },
    GUARD_METHODS("guard and update, event methods, beside by hand", 1.1) {
      @Override
      List<Supplier<Object>> sides() {
        GuardBenchmark benchmark = new GuardBenchmark();
        return List.of(benchmark::methods, benchmark::methodsByHand);
      }
    },
    GUARD_FIRE("guard and update, fire, beside by hand", 1.1) {
      @Override
      List<Supplier<Object>> sides() {
        GuardBenchmark benchmark = new GuardBenchmark();
        return List.of(benchmark::fire, benchmark::fireByHand);
      }
    },
    AUDIT("audit hook beside clock and record by hand", 1.3) {
      @Override
      List<Supplier<Object>> sides() {
        AuditBenchmark benchmark = new AuditBenchmark();
        return List.of(benchmark::hooked, benchmark::byHand);
      }
    },
    THREAD_SAFE("threadSafe beside confined", 3.0) {
      @Override
      List<Supplier<Object>> sides() {
        StepBenchmark benchmark = new StepBenchmark();
        return List.of(benchmark::threadSafe, benchmark::confined);
      }
    },
    REFUSAL("refusal by tryFire beside a legal step by tryFire", 1.1) {
      @Override
      List<Supplier<Object>> sides() {
        StepBenchmark benchmark = new StepBenchmark();
        return List.of(benchmark::refusedByTryFire, benchmark::movedByTryFire);
      }
    };

    private final String text;
    private final double budget;

    Row(String text, double budget) {
      this.text = text;
      this.budget = budget;
    }

    /** Pawl's side, and the other. */
    abstract List<Supplier<Object>> sides();
  }

  /** Measures the rows that are named, or all. */
  public static void main(String[] args) throws IOException, InterruptedException {
    if (args.length == 2 && args[0].equals("--here")) {
      System.out.println(ratio(Row.valueOf(args[1])));
      return;
    }
    List<Row> rows =
        args.length == 0
            ? List.of(Row.values())
            : List.of(args).stream()
                .map(name -> Row.valueOf(name.toUpperCase(Locale.ROOT)))
                .toList();
    for (Row row : rows) {
      StringBuilder line = new StringBuilder(String.format("%-52s", row.text));
      for (int i = 0; i < FORKS; i++) {
        line.append(String.format(Locale.ROOT, " %5.2f", fork(row)));
      }
      System.out.println(line.append("   budget ").append(row.budget));
    }
  }

  private static WalkBenchmark randomWalk() {
    WalkBenchmark benchmark = new WalkBenchmark();
    benchmark.walk = "random";
    benchmark.setUp();
    return benchmark;
  }

  /** A walk in parts, each as long as a batch, so that not many are interrupted. */
  private static Supplier<Object> parts(BiFunction<Integer, Integer, Object> walk) {
    int length = 1 << 13;
    int[] next = {0};
    return () -> {
      int from = next[0];
      next[0] = (from + length) % Walks.LENGTH;
      return walk.apply(from, from + length);
    };
  }

  private static double fork(Row row) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                System.getProperty("java.home") + "/bin/java",
                "-XX:CompileCommand=quiet",
                "-XX:CompileCommand=dontinline,dev.pawl.benchmarks.Ratios::consume",
                "-cp",
                System.getProperty("java.class.path"),
                Ratios.class.getName(),
                "--here",
                row.name())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String output = new String(process.getInputStream().readAllBytes()).strip();
    if (process.waitFor() != 0) {
      throw new IllegalStateException(row + " failed");
    }
    return Double.parseDouble(output);
  }

  private static double ratio(Row row) {
    List<Supplier<Object>> sides = row.sides();
    Supplier<Object> pawl = sides.get(0);
    Supplier<Object> other = sides.get(1);
    int pawlCalls = calls(pawl);
    int otherCalls = calls(other);
    double leastPawl = Double.MAX_VALUE;
    double leastOther = Double.MAX_VALUE;
    long end = System.nanoTime() + LONGEST_NANOS;
    for (int i = 0; i < BATCHES && System.nanoTime() < end; i++) {
      leastPawl = Math.min(leastPawl, batch(pawl, pawlCalls));
      leastOther = Math.min(leastOther, batch(other, otherCalls));
    }
    return leastPawl / leastOther;
  }

  /** How many calls make a batch, once the code is compiled. */
  private static int calls(Supplier<Object> side) {
    long end = System.nanoTime() + 2_000_000_000L;
    double last = 0;
    for (int calls = 1; System.nanoTime() < end; calls = Math.min(calls * 2, 1000)) {
      last = batch(side, calls);
    }
    return (int) Math.max(1, BATCH_NANOS / last);
  }

  /** The nanoseconds of one call. */
  private static double batch(Supplier<Object> side, int calls) {
    long start = System.nanoTime();
    for (int i = 0; i < calls; i++) {
      consume(side.get());
    }
    return (System.nanoTime() - start) / (double) calls;
  }

  /** Takes a result, and is not inlined: no step may be left out, or melt into the next. */
  private static void consume(Object result) {}
}
