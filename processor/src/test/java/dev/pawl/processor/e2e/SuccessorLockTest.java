package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests removed states whose successor carries data. */
@Tag("slow")
class SuccessorLockTest {

  private static final String FIRST =
      """
      machine: Order
      package: shop
      serializers: json
      states:
        OPEN: { initial: true, on: { lose: LOST, hold: HELD } }
        LOST: { final: true }
        HELD: { final: true, data: { by: "TYPE" } }
      """;

  private static final String SECOND =
      """
      machine: Order
      package: shop
      serializers: json
      reserved: { LOST: HELD }
      reservedEvents: [lose]
      states:
        OPEN: { initial: true, on: { hold: HELD } }
        HELD: { final: true, data: { by: "TYPE" } }
      """;

  @TempDir Path temp;

  private Compiled compile(String machine, String type) throws IOException {
    Job.write(temp, "src/shop/Shop.java", "package shop; class Shop {}");
    Job.write(temp, "machines/order.pawl.yaml", machine.replace("TYPE", type));
    return Tool.JAVAC.compile(
        Job.of(temp.resolve("src"), temp.resolve("work"))
            .with("-classpath", Libraries.path())
            .with("-Apawl.machines=" + temp.resolve("machines"))
            .with("-Apawl.lock=" + temp.resolve("lock"))
            .with("-Apawl.outputs=none"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "String",
        "java.util.OptionalInt",
        "java.util.Optional<?>",
        "java.util.Optional<java.util.Optional<String>>"
      })
  void successorWithRequiredComponentIsRejected(String type) throws IOException {
    compile(FIRST, type).clean();
    Compiled compiled = compile(SECOND, type);
    assertEquals(List.of("PAWL108"), compiled.codes(), compiled::text);
    assertTrue(
        compiled.text().contains("no stored data has a value for by of HELD"), compiled::text);
  }

  @Test
  void successorWithOptionalComponentIsAccepted() throws IOException {
    compile(FIRST, "java.util.Optional<String>").clean();
    compile(SECOND, "java.util.Optional<String>").clean();
  }
}
