package dev.pawl.benchmarks.memory;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryUsage;
import org.openjdk.jol.info.GraphLayout;

/**
 * Fills a JVM with instances of a kind, and writes what each of them takes: by its objects, and of
 * the heap; how many there are and how much they take together.
 */
final class Filled {

  /** Instances whose objects are followed; what they share is only counted once. */
  private static final int FOLLOWED = 21;

  private Filled() {}

  /** The arguments are a kind's key, and how many instances. */
  public static void main(String[] args) {
    Kind kind = Kind.of(args[0]);
    int count = Integer.parseInt(args[1]);
    Object[] instances = new Object[count];
    // what the first ones share, and what they warm up
    Object first = kind.instance().apply(0);
    long before = used();
    for (int i = 0; i < count; i++) {
      instances[i] = kind.instance().apply(i);
    }
    long after = used();
    if (instances[count - 1] == null || first == null) {
      throw new AssertionError();
    }
    // afterwards, as much of what that needs would be collected while instances are counted
    System.out.println(deep(kind));
    System.out.println((after - before) / (double) count);
    System.exit(0);
  }

  /** What one more instance adds to those that there are: what it shares with them does not. */
  private static long deep(Kind kind) {
    Object[] instances = new Object[FOLLOWED];
    for (int i = 0; i < FOLLOWED; i++) {
      instances[i] = kind.instance().apply(i);
    }
    Object[] one = {instances[0]};
    long least = GraphLayout.parseInstance(one).totalSize();
    long all = GraphLayout.parseInstance(instances).totalSize();
    return Math.round((all - least) / (double) (FOLLOWED - 1));
  }

  private static long used() {
    long used = Long.MAX_VALUE;
    for (int i = 0; i < 4; i++) {
      System.gc();
      MemoryUsage heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
      used = Math.min(used, heap.getUsed());
    }
    return used;
  }
}
