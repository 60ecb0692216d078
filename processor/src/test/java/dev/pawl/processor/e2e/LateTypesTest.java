package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.processor.testing.ElementProcessor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests declarations that name types of another annotation processor in the same compilation. */
class LateTypesTest {

  private static final String MONEY = "package p; public record Money(int cents) {}";

  private static final String YAML =
      """
      machine: Sale
      package: p
      context: Basket
      serializers: [json]
      events:
        pay: { payload: { amount: Money } }
      states:
        OPEN: { initial: true, on: { pay: { guard: full, update: add, to: PAID } } }
        PAID: { final: true }
      """;

  private static final String BASKET =
      "package p; public record Basket(Money sum, boolean full) {}";

  private static final String USE =
      """
      package p;
      class Use {
        SaleMachine sale;
        static SaleState next(SaleState s) { return s; }
      }
      """;

  @TempDir Path temp;

  /**
   * Returns a class that uses the machine. If a class names a type that is generated in a later
   * round, ECJ starts again without the types of earlier rounds.
   */
  private static String use(Tool tool) {
    return tool == Tool.ECJ ? "package p; class Use { Money money; }" : USE;
  }

  private Compiled compile(Tool tool, Map<String, String> made) {
    return compile(tool, new ArrayDeque<>(List.of(made)));
  }

  /** Compiles with a processor that writes the next types in each round. */
  private Compiled compile(Tool tool, Deque<Map<String, String>> rounds) {
    ElementProcessor other =
        new ElementProcessor(
            (environment, round) -> {
              if (!rounds.isEmpty() && !round.processingOver()) {
                rounds
                    .remove()
                    .forEach(
                        (name, text) -> {
                          try (Writer writer =
                              environment.getFiler().createSourceFile(name).openWriter()) {
                            writer.write(text);
                          } catch (IOException e) {
                            throw new UncheckedIOException(e);
                          }
                        });
              }
            });
    Path machines = temp.resolve("machines");
    Job job =
        Job.of(temp.resolve("src"), temp.resolve("work"))
            .with("-classpath", Job.RUNTIME + java.io.File.pathSeparator + Job.DATA)
            .with(
                Files.exists(machines)
                    ? List.of("-Apawl.machines=" + machines)
                    : List.<String>of());
    Compiled compiled = tool.compile(job, other);
    other.rethrow();
    return compiled;
  }

  private static List<String> errors(Compiled compiled) {
    return compiled.messages().stream()
        .filter(Message::isError)
        .map(m -> m.text().lines().findFirst().orElseThrow())
        .toList();
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void fileWaitsForTypes(Tool tool) {
    Job.write(temp, "machines/sale.pawl.yaml", YAML);
    Job.write(temp, "src/p/Use.java", use(tool));
    compile(tool, Map.of("p.Money", MONEY, "p.Basket", BASKET)).clean();
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void fileWaitsForTypesOfLaterRounds(Tool tool) {
    Job.write(temp, "machines/sale.pawl.yaml", YAML);
    Job.write(temp, "src/p/Use.java", use(tool));
    Deque<Map<String, String>> rounds =
        new ArrayDeque<>(List.of(Map.of("p.Money", MONEY), Map.of("p.Basket", BASKET)));
    compile(tool, rounds).clean();
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void namedFileWaitsForTypes(Tool tool) {
    Job.write(temp, "machines/p/sale.yaml", YAML);
    Job.write(
        temp,
        "src/p/Sale.java",
        "package p; @dev.pawl.StateMachine(yaml = \"sale.yaml\") interface Sale {}");
    compile(tool, Map.of("p.Money", MONEY, "p.Basket", BASKET)).clean();
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void fileWaitsForComponents(Tool tool) {
    Job.write(temp, "machines/sale.pawl.yaml", YAML);
    Job.write(temp, "src/p/Basket.java", BASKET);
    Compiled compiled = compile(tool, Map.of("p.Money", MONEY + " // late")).clean();
    String data = compiled.generated().get("p/SaleData.java");
    assertTrue(data.contains("cents"), data);
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void fileWaitsForSupertypes(Tool tool) {
    Job.write(
        temp,
        "machines/sale.pawl.yaml",
        """
        machine: Sale
        package: p
        context: Basket
        states:
          OPEN: { initial: true, on: { pay: PAID } }
          PAID: { data: { total: int }, on: { back: OPEN } }
        """);
    Job.write(temp, "src/p/Basket.java", "package p; public class Basket extends Middle {}");
    Job.write(temp, "src/p/Middle.java", "package p; public class Middle extends Base {}");
    String base = "package p; public class Base { public int total() { return 1; } }";
    Compiled compiled = compile(tool, Map.of("p.Base", base)).clean();
    String copied = String.join("", compiled.generated().values());
    assertFalse(copied.contains("totalForPaid"), copied);
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void enumWaitsForComponents(Tool tool) {
    Job.write(
        temp,
        "src/p/SaleState.java",
        """
        package p;
        import dev.pawl.*;
        @StateMachine(context = Basket.class, serializers = Serializer.JSON)
        @Event(name = "pay", payload = @Param(name = "amount", type = Money.class))
        public enum SaleState {
          @Initial @Transition(on = "pay", to = "PAID", guard = "full", update = "add") OPEN,
          @Final PAID
        }
        """);
    Job.write(temp, "src/p/Basket.java", BASKET);
    Compiled compiled = compile(tool, Map.of("p.Money", MONEY)).clean();
    String data = compiled.generated().get("p/SaleData.java");
    assertTrue(data.contains("cents"), data);
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void missingTypeIsOneError(Tool tool) {
    Job.write(temp, "machines/sale.pawl.yaml", YAML);
    Job.write(temp, "src/p/Basket.java", BASKET.replace("Money", "int"));
    Job.write(temp, "src/p/Use.java", USE);
    Job.write(
        temp, "src/q/Far.java", "package q; import p.SaleMachine; class Far { SaleMachine s; }");
    Compiled compiled = compile(tool, Map.of());
    assertEquals(List.of("PAWL039"), compiled.codes(), compiled::text);
    assertEquals(1, errors(compiled).size(), compiled::text);
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void missingTypeOfAnEnumIsOneError(Tool tool) {
    Job.write(
        temp,
        "src/p/SaleState.java",
        """
        package p;
        import dev.pawl.*;
        @StateMachine(context = Basket.class)
        public enum SaleState {
          @Initial @Transition(on = "pay", to = "PAID") OPEN,
          @Final PAID
        }
        """);
    Job.write(temp, "src/p/Use.java", USE);
    Compiled compiled = compile(tool, Map.of());
    assertEquals(List.of(), compiled.codes(), compiled::text);
    assertEquals(1, errors(compiled).size(), compiled::text);
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void errorOfAnotherMachineDoesNotHideLateTypes(Tool tool) {
    Job.write(temp, "machines/sale.pawl.yaml", YAML);
    Job.write(
        temp,
        "machines/bad.pawl.yaml",
        "machine: Bad\npackage: p\nstates: { A: { initial: true, on: { go: B } } }\n");
    Job.write(
        temp, "src/q/Far.java", "package q; import p.SaleMachine; class Far { SaleMachine s; }");
    Compiled compiled = compile(tool, Map.of("p.Money", MONEY, "p.Basket", BASKET));
    assertEquals(List.of("PAWL012"), compiled.codes(), compiled::text);
    assertEquals(1, errors(compiled).size(), compiled::text);
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void errorsOfAllMachinesAreReportedAtOnce(Tool tool) {
    Job.write(temp, "machines/sale.pawl.yaml", YAML.replace("to: PAID", "to: SENT"));
    Job.write(
        temp, "machines/late.pawl.yaml", YAML.replace("Sale", "Late").replace("Basket", "Cart"));
    Job.write(
        temp,
        "machines/bad.pawl.yaml",
        "machine: Bad\npackage: p\nstates: { A: { initial: true, on: { go: B } } }\n");
    Job.write(temp, "src/p/Use.java", USE);
    Compiled compiled = compile(tool, Map.of("p.Money", MONEY, "p.Basket", BASKET));
    assertEquals(List.of("PAWL012", "PAWL039", "PAWL012"), compiled.codes(), compiled::text);
    assertEquals(3, errors(compiled).size(), compiled::text);
  }
}
