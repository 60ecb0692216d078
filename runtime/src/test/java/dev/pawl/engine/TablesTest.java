package dev.pawl.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import dev.pawl.engine.Workstream.State;
import java.time.Duration;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TablesTest {

  @Test
  void textIsDecodedToNumbers() {
    assertArrayEquals(
        new short[] {-1, 0, 1, 127, Short.MAX_VALUE, -1},
        Tables.shorts(6, "\0\1\2", "", "\u0080\u8000", "\0"));
    assertArrayEquals(new short[0], Tables.shorts(0));
    assertArrayEquals(new short[2], Tables.shorts(2), "what the text leaves out is 0");
  }

  @Test
  void numbersAreReplacedByValues() {
    State[] table = new State[3];
    assertSame(table, Tables.valuesOf(new short[] {1, -1, 0}, State.values(), table));
    assertArrayEquals(new State[] {State.S_RUNNING, null, State.S_PENDING}, table);
  }

  /** Returns the rows of a table as the text from which it is created. */
  private static String text(TreeMap<Integer, Integer>[] rows) {
    StringBuilder text = new StringBuilder();
    for (TreeMap<Integer, Integer> row : rows) {
      text.append((char) (row.size() + 1));
      row.forEach((column, value) -> text.append((char) (column + 1)).append((char) (value + 1)));
    }
    return text.toString();
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static TreeMap<Integer, Integer>[] random(
      SplittableRandom random, int rows, int columns, double density, int values) {
    TreeMap<Integer, Integer>[] table = new TreeMap[rows];
    for (int row = 0; row < rows; row++) {
      table[row] = new TreeMap<>();
      int entries = (int) Math.round(density * columns * 2 * random.nextDouble());
      for (int i = 0; i < Math.min(entries, columns); i++) {
        table[row].put(random.nextInt(columns), random.nextInt(values));
      }
    }
    return table;
  }

  private static void assertSameTable(
      TreeMap<Integer, Integer>[] rows, int columns, SparseTable table, String about) {
    int[] expected = new int[columns];
    for (int row = 0; row < rows.length; row++) {
      Arrays.fill(expected, -1);
      rows[row].forEach((column, value) -> expected[column] = value);
      for (int column = 0; column < columns; column++) {
        if (expected[column] != table.get(row, column)) {
          assertEquals(expected[column], table.get(row, column), about + " " + row + "/" + column);
        }
      }
    }
  }

  @Test
  void sparseTableEqualsMap() {
    long seed = Long.getLong("pawl.fuzz.seed", 1);
    SplittableRandom random = new SplittableRandom(seed);
    for (int round = 0; round < 2_000; round++) {
      int count = random.nextInt(20);
      int columns = 1 + random.nextInt(round % 10 == 0 ? 500 : 20);
      TreeMap<Integer, Integer>[] rows =
          random(random, count, columns, random.nextDouble(), round % 2 == 0 ? 65_535 : 10);
      String text = text(rows);
      int cut = text.isEmpty() ? 0 : random.nextInt(text.length());
      SparseTable table =
          new SparseTable(count, columns, text.substring(0, cut), text.substring(cut));
      assertSameTable(rows, columns, table, "seed " + seed + ", round " + round);
    }
  }

  @Test
  void emptyTableReturnsMinusOne() {
    new SparseTable(0, 0);
    new SparseTable(0, 5, "");
    SparseTable table = new SparseTable(3, 2, "\1\1\1");
    for (int row = 0; row < 3; row++) {
      assertEquals(-1, table.get(row, 0));
      assertEquals(-1, table.get(row, 1));
    }
  }

  /**
   * The time limit is generous for slow machines. The time must not grow with rows × columns or
   * faster.
   */
  @ParameterizedTest
  @CsvSource({
    "4000, 4000, 0.001, 40000",
    "5000, 100, 0.3, 600000",
    "2000, 2000, 0.05, 2500000",
    "3000, 3000, 0.3, 12000000",
    "60000, 5, 0.4, 200000"
  })
  void largeSparseTableIsFastAndCompact(int count, int columns, double density, int room) {
    SplittableRandom random = new SplittableRandom(count);
    TreeMap<Integer, Integer>[] rows = random(random, count, columns, density, 4_000);
    String text = text(rows);
    SparseTable table =
        assertTimeout(Duration.ofSeconds(20), () -> new SparseTable(count, columns, text));
    assertEquals(true, table.size() <= room, "room for " + table.size());
    assertSameTable(rows, columns, table, count + " by " + columns);
  }
}
