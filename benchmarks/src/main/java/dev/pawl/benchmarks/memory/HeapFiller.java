package dev.pawl.benchmarks.memory;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryUsage;
import org.openjdk.jol.info.GraphLayout;

/**
 * A program that fills the heap with instances of a kind. Prints the bytes of an instance's objects
 * and the bytes of heap per instance.
 */
final class HeapFiller {

  /** The number of instances whose objects are followed. Shared objects are counted once. */
  private static final int FOLLOWED = 21;

  private HeapFiller() {}

  /**
   * Prints the sizes.
   *
   * @param args the key of the kind, and the number of instances
   */
  public static void main(String[] args) {
    InstanceKind kind = InstanceKind.of(args[0]);
    int count = Integer.parseInt(args[1]);
    Object[] instances = new Object[count];
    // the first instance creates shared objects, which do not count
    Object first = kind.instance().apply(0);
    long before = used();
    for (int i = 0; i < count; i++) {
      instances[i] = kind.instance().apply(i);
    }
    long after = used();
    if (instances[count - 1] == null || first == null) {
      throw new AssertionError();
    }
    // after the heap was measured, because this call creates garbage
    System.out.println(deep(kind));
    System.out.println((after - before) / (double) count);
    System.exit(0);
  }

  /** Returns the bytes that another instance adds, without shared objects. */
  private static long deep(InstanceKind kind) {
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
