package dev.pawl.store.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.DateTimeException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the two forms of a snapshot. */
class StoredSnapshotTest {

  private static final String TEXT = "{\"pawl\":1,\"sequence\":3,\"timers\":{\"tick\":\"PT2S\"}}";

  @Test
  void textAndFieldsDescribeTheSameSnapshot() {
    StoredSnapshot read = StoredSnapshot.of(TEXT);
    StoredSnapshot written = StoredSnapshot.of(read.fields());
    assertEquals(TEXT, written.text());
    assertEquals(read, written);
    assertEquals(read.hashCode(), written.hashCode());
    assertNotEquals(read, StoredSnapshot.of(Map.of("pawl", 1L)));
  }

  @Test
  void integersOfFieldsEqualThoseOfText() {
    assertEquals(StoredSnapshot.of("{\"paid\":7}"), StoredSnapshot.of(Map.of("paid", 7)));
  }

  @Test
  void nullIsNoSnapshot() {
    assertNull(StoredSnapshot.ofNullable(null));
  }

  @ParameterizedTest
  @ValueSource(strings = {"7", "", "{", "{\"state\":\"A\"}", "<xml/>"})
  void snapshotOfTheApplicationHasNoFieldsOfPawl(String text) {
    StoredSnapshot snapshot = StoredSnapshot.of(text);
    assertEquals(Map.of(), snapshot.fieldsOfPawl());
    assertEquals(List.of(), snapshot.timers());
    assertEquals(text, snapshot.text());
  }

  @Test
  void remainingTimesOfTimersAreRead() {
    assertEquals(List.of(Duration.ofSeconds(2)), StoredSnapshot.of(TEXT).timers());
    assertThrows(
        DateTimeException.class, () -> StoredSnapshot.of(TEXT.replace("PT2S", "soon")).timers());
    assertThrows(
        ClassCastException.class,
        () -> StoredSnapshot.of(Map.of("pawl", 1L, "timers", Map.of("tick", 2))).timers());
  }

  @Test
  void invalidTextHasNoFields() {
    assertThrows(IllegalArgumentException.class, () -> StoredSnapshot.of("{").fields());
  }
}
