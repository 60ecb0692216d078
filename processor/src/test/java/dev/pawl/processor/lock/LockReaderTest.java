package dev.pawl.processor.lock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.diff.Structure;
import dev.pawl.language.problem.Problems;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LockReaderTest {

  private static LockReader.Lock read(String text) {
    Problems problems = new Problems();
    LockReader.Lock lock = LockReader.read("M.lock", text, problems).orElseThrow();
    assertEquals(List.of(), problems.all());
    return lock;
  }

  /** Returns a lock file with a number of records and components. */
  private static String records(int records, int components) {
    StringBuilder text = new StringBuilder("lock 2 M\n");
    for (int record = 1; record <= records; record++) {
      text.append("record ").append(record).append(" r.R").append(record).append(" removed\n");
      for (int part = 1; part <= components; part++) {
        text.append("record ").append(record).append('.').append(part);
        text.append(" component").append(part).append(" int removed\n");
      }
    }
    return text.toString();
  }

  private static long processorTime(String text) {
    long best = Long.MAX_VALUE;
    for (int i = 0; i < 3; i++) {
      long begin = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      read(text);
      best = Math.min(best, ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begin);
    }
    return best;
  }

  /** An algorithm with quadratic time would take hundreds of times as long. */
  @Test
  void timeIsLinear() {
    String few = records(4_000, 5);
    String many = records(2, 9_999);
    processorTime(few);
    assertTrue(processorTime(many) < 20 * processorTime(few) + 100_000_000);
  }

  @Test
  void byteOrderMarkIsSkipped() {
    String text = "lock 1 M\nstate 1 gr\u00fcn\n";
    assertEquals(read(text).ids(), read("\uFEFF" + text).ids());
    assertTrue(LockDiff.equalIgnoringComments(Optional.of("\uFEFF# of ours\n" + text), text));
  }

  @Test
  void deepNestingIsRead() {
    StringBuilder text = new StringBuilder("lock 2 M\nstate 1 S1 composite\n");
    for (int i = 2; i <= 20_000; i++) {
      text.append("state ").append(i).append(" S").append(i);
      text.append(i == 20_000 ? " leaf in S" : " composite in S").append(i - 1).append('\n');
    }
    assertEquals(20_000, read(text.toString()).structures().get(0).places().size());
  }

  @Test
  void cyclicStatesAreUnknown() {
    Structure structure =
        read("lock 2 M\nstate 1 A composite in B\nstate 2 B composite in A\nstate 3 C leaf\n")
            .structures()
            .get(0);
    assertEquals(List.of(3), new ArrayList<>(structure.places().keySet()));
  }

  @Test
  void longNamesInQuotesAreRead() {
    String name = "a\\\"".repeat(20_000);
    assertEquals(
        name.replace("\\", ""),
        read("lock 2 M\nstate 1 \"" + name + "\" leaf\n").ids().states().get(0).name());
  }

  @Test
  void earlierStructuresAreRead() {
    List<Structure> structures =
        read("""
                lock 2 M parallel since 3
                state 1 R composite
                state 2 A leaf in R since 3 leaf since 2
                """)
            .structures();
    assertEquals(3, structures.size());
    assertTrue(structures.get(0).isParallel(Structure.ROOT));
    assertTrue(!structures.get(1).isParallel(Structure.ROOT));
    assertEquals(new Structure.Place(Structure.Kind.LEAF, 1), structures.get(0).places().get(2));
    assertEquals(new Structure.Place(Structure.Kind.LEAF, 0), structures.get(1).places().get(2));
    assertEquals(null, structures.get(2).places().get(2));
  }
}
