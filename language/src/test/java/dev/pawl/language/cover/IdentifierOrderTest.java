package dev.pawl.language.cover;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class IdentifierOrderTest {

  private static final Comparator<String> ORDER = IdentifierOrder.INSTANCE;

  @Test
  void numbersAreComparedAsNumbers() {
    List<String> sorted =
        List.of(
            "",
            "1",
            "02",
            "2",
            "2a",
            "10",
            "A",
            "A-1",
            "A-1.2",
            "A-1.10",
            "A-2",
            "A-99999999999999999998",
            "A-99999999999999999999",
            "B",
            "Ä-1");
    for (int i = 0; i < sorted.size(); i++) {
      for (int j = 0; j < sorted.size(); j++) {
        assertEquals(
            Integer.compare(i, j),
            Integer.signum(ORDER.compare(sorted.get(i), sorted.get(j))),
            sorted.get(i) + " and " + sorted.get(j));
      }
    }
  }

  @Test
  void randomIdentifiersAreInTotalOrder() {
    Random random = new Random(42);
    List<String> all = new ArrayList<>();
    for (int i = 0; i < 120; i++) {
      StringBuilder id = new StringBuilder();
      random.ints(random.nextInt(6), 0, 6).forEach(c -> id.append("01A-/:".charAt(c)));
      all.add(id.toString());
    }
    for (String a : all) {
      for (String b : all) {
        int order = Integer.signum(ORDER.compare(a, b));
        assertEquals(-order, Integer.signum(ORDER.compare(b, a)), a + " and " + b);
        assertEquals(a.equals(b), order == 0, a + " and " + b);
        for (String c : all) {
          if (order <= 0 && ORDER.compare(b, c) <= 0) {
            assertEquals(true, ORDER.compare(a, c) <= 0, a + ", " + b + " and " + c);
          }
        }
      }
    }
  }
}
