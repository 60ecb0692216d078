package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the components of records in lock files. */
@Tag("slow")
class RecordLockTest {

  private static final String MACHINE =
      """
      machine: Order
      package: shop
      serializers: json
      context: shop.Basket
      states:
        OPEN: { initial: true, to: PAID }
        PAID: { final: true }
      """;

  private static final String BASKET =
      """
      package shop;
      import java.util.*;
      public record Basket(int dueCents, int paidCents, List<Line> lines) {}
      """;

  private static final String LINE =
      """
      package shop;
      public record Line(String article, int count) {}
      """;

  @TempDir Path temp;

  @BeforeEach
  void compileTheFirstVersion() throws IOException {
    Job.write(temp, "machines/order.pawl.yaml", MACHINE);
    compile(BASKET, LINE).clean();
    String lock = lock();
    assertTrue(
        lock.endsWith(
            """
            record 1 shop.Basket
            record 1.1 dueCents int
            record 1.2 paidCents int
            record 1.3 lines java.util.List<shop.Line>
            record 2 shop.Line
            record 2.1 article java.lang.String
            record 2.2 count int
            """),
        lock);
    compile(BASKET, LINE).clean();
    assertEquals(lock, lock());
  }

  private String lock() throws IOException {
    return Files.readString(temp.resolve("lock/shop.Order.lock"));
  }

  private Compiled compile(String basket, String line) throws IOException {
    Job.write(temp, "src/shop/Basket.java", basket);
    Job.write(temp, "src/shop/Line.java", line);
    return Tool.JAVAC.compile(
        Job.of(temp.resolve("src"), temp.resolve("work"))
            .with("-classpath", Libraries.path())
            .with("-Apawl.machines=" + temp.resolve("machines"))
            .with("-Apawl.lock=" + temp.resolve("lock"))
            .with("-Apawl.outputs=none"));
  }

  @Test
  void changedTypeIsRejected() throws IOException {
    String before = lock();
    Compiled compiled = compile(BASKET.replace("int paid", "String paid"), LINE);
    assertEquals(List.of("PAWL106"), compiled.codes());
    assertTrue(compiled.text().contains("shop.Basket.paidCents was stored as int"));
    assertEquals(before, lock());
  }

  @Test
  void newRequiredComponentIsRejected() throws IOException {
    String before = lock();
    Compiled compiled = compile(BASKET, LINE.replace("int count", "int count, String note"));
    assertEquals(List.of("PAWL150"), compiled.codes());
    assertTrue(compiled.text().contains("The component note is new in shop.Line"));
    assertEquals(before, lock());
    compile(BASKET, LINE.replace("int count", "int count, java.util.Optional<String> note"))
        .clean();
    assertTrue(lock().contains("record 2.3 note java.util.Optional<java.lang.String> added\n"));
  }

  @Test
  void onlyOptionalsThatPawlConvertsMayBeMissing() throws IOException {
    for (String type :
        List.of(
            "java.util.OptionalInt",
            "java.util.Optional<?>",
            "java.util.Optional<java.util.Optional<String>>")) {
      Compiled compiled =
          compile(BASKET, LINE.replace("int count", "int count, " + type + " note"));
      assertEquals(List.of("PAWL150"), compiled.codes(), type);
    }
  }

  @Test
  void removedComponentCannotReturn() throws IOException {
    compile(BASKET.replace("int paidCents, ", ""), LINE).clean();
    assertTrue(lock().contains("record 1.2 paidCents int removed\n"));
    assertEquals(List.of("PAWL150"), compile(BASKET, LINE).codes());
  }

  @Test
  void removedRecordStaysInTheLockFile() throws IOException {
    compile(BASKET.replace(", List<Line> lines", ""), LINE).clean();
    assertTrue(lock().contains("record 2 shop.Line removed\nrecord 2.1 article"), lock());
    compile(BASKET.replace("List<Line> lines", "Optional<Line> last"), LINE).clean();
    assertTrue(lock().contains("record 2 shop.Line\nrecord 2.1 article"), lock());
  }
}
