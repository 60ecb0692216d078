package dev.pawl.language.cover;

import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** The number of times that each test covered an element. */
final class TestCounts {

  private final TreeMap<String, Long> times = new TreeMap<>();

  void add(String test, long more) {
    times.merge(test, more, Long::sum);
  }

  void addIfNew(String test, long more) {
    times.putIfAbsent(test, more);
  }

  long times() {
    return times.values().stream().mapToLong(t -> t).sum();
  }

  /** Returns the names of the tests, sorted. Records that name no test are left out. */
  SortedSet<String> tests() {
    SortedSet<String> tests = new TreeSet<>(times.keySet());
    tests.remove("");
    return tests;
  }

  void addTo(Set<String> tests) {
    tests.addAll(tests());
  }
}
