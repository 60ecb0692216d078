package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests when lock files are written, and messages about orphaned lock files. */
class LockFilesTest {

  private static final String ORDER =
      """
      package p;
      import dev.pawl.*;
      @StateMachine(serializers = Serializer.JSON)
      enum OrderState {
        @Initial @Transition(on = "pay", to = "PAID") NEW,
        @Transition(on = "ship", to = "SHIPPED") PAID,
        @Final SHIPPED
      }
      """;

  private static final String RENAMED = ORDER.replace("OrderState", "PurchaseState");

  @TempDir Path temp;

  private Path lock(String name) {
    return temp.resolve("locks").resolve(name + ".lock");
  }

  private Compiled compile(Tool tool, String... options) {
    return tool.compile(
        Job.of(temp.resolve("src"), temp.resolve("work"))
            .lenient()
            .with("-classpath", Job.RUNTIME + java.io.File.pathSeparator + Job.DATA)
            .with("-Apawl.lock=" + temp.resolve("locks"))
            .with(options));
  }

  private void rename(Tool tool) throws IOException {
    Job.write(temp, "src/OrderState.java", ORDER);
    assertTrue(compile(tool).success());
    Files.delete(temp.resolve("src/OrderState.java"));
    clean();
    Job.write(temp, "src/PurchaseState.java", RENAMED);
  }

  private void clean() throws IOException {
    for (Path file : Job.below(temp.resolve("work"), "")) {
      Files.delete(file);
    }
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void orphanedLockFileIsReportedUntilItIsRenamed(Tool tool) throws IOException {
    rename(tool);
    for (int time = 1; time <= 2; time++) {
      Compiled compiled = compile(tool);
      assertTrue(compiled.success(), compiled::text);
      assertEquals(List.of("PAWL151"), compiled.codes(), compiled::text);
      String text = compiled.problems().get(0).text();
      assertTrue(text.contains("p.Order.lock to p.Purchase.lock"), text);
      assertTrue(text.contains(" only if the machine is named Order again. If no data"), text);
      assertFalse(Files.exists(lock("p.Purchase")), "a new one would begin all numbers anew");
    }
    String before = Files.readString(lock("p.Order"));
    Files.move(lock("p.Order"), lock("p.Purchase"));
    assertEquals(List.of(), compile(tool).codes());
    assertEquals(before, Files.readString(lock("p.Purchase")));
  }

  @Test
  void remedyForRemovedStateOfEnumIsWrittenInJava() throws IOException {
    Job.write(temp, "src/OrderState.java", ORDER);
    assertTrue(compile(Tool.JAVAC).success());
    Job.write(temp, "src/OrderState.java", ORDER.replace("PAID", "PAYED").replace("pay", "buy"));
    Compiled compiled = compile(Tool.JAVAC);
    assertEquals(List.of("PAWL102", "PAWL102"), compiled.codes(), compiled::text);
    String state = compiled.problems().get(0).text();
    assertTrue(
        state.contains("add reserved = \"PAID -> SUCCESSOR\", or reserved = \"PAID\""), state);
    assertTrue(state.contains("add renamedFrom = \"PAID\" to it."), state);
    String event = compiled.problems().get(1).text();
    assertTrue(event.contains("add reservedEvents = \"pay\". If buy is its new name"), event);
  }

  @Test
  void suppressedWarningCreatesANewLockFile() throws IOException {
    rename(Tool.JAVAC);
    assertEquals(List.of(), compile(Tool.JAVAC, "-Apawl.suppress=PAWL151").codes());
    assertTrue(Files.exists(lock("p.Purchase")));
    assertEquals(List.of(), compile(Tool.JAVAC).codes(), "it has one now");
  }

  @Test
  void unrelatedLockFileIsIgnored() throws IOException {
    rename(Tool.JAVAC);
    Job.write(
        temp,
        "src/PurchaseState.java",
        RENAMED.replace("PAID", "OPEN").replace("SHIPPED", "CLOSED").replace("ship", "x"));
    assertEquals(List.of(), compile(Tool.JAVAC).codes());
    assertTrue(Files.exists(lock("p.Purchase")));
  }

  @Test
  void copyOfAMachineGetsItsOwnLockFile() throws IOException {
    Job.write(temp, "src/OrderState.java", ORDER);
    Job.write(temp, "src/PurchaseState.java", RENAMED);
    assertEquals(List.of(), compile(Tool.JAVAC).codes());
    Files.delete(lock("p.Purchase"));
    // an IDE compiles the new machine alone
    Files.delete(temp.resolve("src/OrderState.java"));
    assertEquals(List.of(), compile(Tool.JAVAC).codes());
    assertTrue(Files.exists(lock("p.Purchase")));
  }

  @Test
  void javacErrorKeepsTheLockFile() throws IOException {
    Job.write(temp, "src/OrderState.java", ORDER);
    Path broken = Job.write(temp, "src/Broken.java", "package p; class Broken { int x = \"\"; }");
    assertFalse(compile(Tool.JAVAC).success());
    assertFalse(Files.exists(lock("p.Order")));
    Files.delete(broken);
    assertTrue(compile(Tool.JAVAC).success());
    String before = Files.readString(lock("p.Order"));

    Job.write(temp, "src/Broken.java", "package p; class Broken { Missing x; }");
    Job.write(
        temp,
        "src/OrderState.java",
        ORDER.replace("@Final SHIPPED", "@Final SHIPPED, @State(external = true) @Final LOST"));
    assertFalse(compile(Tool.JAVAC).success());
    assertEquals(before, Files.readString(lock("p.Order")), "as it was");
    Files.delete(broken);
    assertTrue(compile(Tool.JAVAC).success());
    assertTrue(Files.readString(lock("p.Order")).contains("LOST"));
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void processorErrorKeepsTheLockFile(Tool tool) {
    Job.write(temp, "src/OrderState.java", ORDER);
    Job.write(
        temp, "src/OtherState.java", ORDER.replace("Order", "Other").replace("\"PAID\"", "\"X\""));
    assertFalse(compile(tool).success());
    assertFalse(Files.exists(lock("p.Order")));
  }

  /** With each of these options, javac analyzes other classes than it writes. */
  @ParameterizedTest
  @EnumSource(HowJavacEnds.class)
  void successfulCompilationWritesTheLockFile(HowJavacEnds how) {
    Job.write(temp, "src/OrderState.java", ORDER);
    Job.write(temp, "src/package-info.java", "/** Text. */\npackage p;\n");
    Job.write(temp, "more/p/Used.java", "package p; class Used {}");
    Job.write(temp, "src/User.java", "package p; class User { Used used; int x; }");
    Compiled compiled =
        compile(
            Tool.JAVAC,
            ("-sourcepath " + temp.resolve("more") + " " + how.options).strip().split(" "));
    assertTrue(compiled.success(), compiled::text);
    assertTrue(Files.exists(lock("p.Order")));
  }

  enum HowJavacEnds {
    PLAIN(""),
    WITHOUT_WHAT_IS_USED("-implicit:none"),
    ONLY_PROCESSORS("-proc:only"),
    FILE_BY_FILE("-XDcompilePolicy=byfile"),
    ALL_AT_ONCE("-XDcompilePolicy=simple");

    private final String options;

    HowJavacEnds(String options) {
      this.options = options;
    }
  }
}
