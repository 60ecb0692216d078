package dev.pawl.cli.importer.scxml;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.MachineImport;
import dev.pawl.cli.importer.Remark;
import dev.pawl.language.Tools;
import dev.pawl.language.model.Machine;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Severity;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.lockstep.CompiledCharts;
import dev.pawl.processor.lockstep.MachineDriver;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Imports the SCXML tests of SCION and of the W3C, and runs them. Requires the packages that {@code
 * .ci/scion} installs. With {@code -Dpawl.suites.compiled} the machines are also compiled.
 */
class ScionSuiteTest {

  private static final String FOLDER = System.getProperty("pawl.scion", "");

  /**
   * The result of a test.
   *
   * @param failure the difference from the expected configurations; empty if the test passed
   * @param reasons the remarks of the importer about parts that Pawl cannot express
   */
  private record Result(ScionCase test, String failure, List<String> reasons) {
    boolean hasPassed() {
      return failure.isEmpty();
    }

    @Override
    public String toString() {
      return test.name() + ": " + failure + reasons;
    }
  }

  @Test
  void testsOfScionPass() throws IOException {
    List<Result> results = results(test -> !test.isOfW3c());
    List<Result> structural =
        results.stream()
            .filter(r -> !r.test.usesData() && !r.test.folder().equals("delayedSend"))
            .toList();
    report("structural tests of SCION", structural);
    report("tests of SCION", results);
    assertEquals(List.of(), structural.stream().filter(r -> !r.hasPassed()).toList());
    assertEquals(93, structural.size());
    assertReasons(results);
  }

  @Test
  void testsOfTheW3cPassIfPawlCanExpressThem() throws IOException {
    List<Result> results = results(ScionCase::isOfW3c);
    report("tests of the W3C", results);
    assertReasons(results);
  }

  /** Checks that the importer gives a reason for each test that fails. */
  private static void assertReasons(List<Result> results) {
    assertEquals(
        List.of(), results.stream().filter(r -> !r.hasPassed() && r.reasons.isEmpty()).toList());
  }

  private static void report(String what, List<Result> results) {
    long passed = results.stream().filter(Result::hasPassed).count();
    System.out.println(passed + " of " + results.size() + " " + what + " pass");
    results.stream().filter(r -> !r.hasPassed()).forEach(r -> System.out.println("  " + r));
  }

  private static List<Result> results(Predicate<ScionCase> wanted) throws IOException {
    Tools.require(!FOLDER.isEmpty(), "without -Dpawl.scion the tests of SCION are not run");
    Map<String, ScionCase> tests = new LinkedHashMap<>();
    for (ScionCase test : ScionCase.all(Path.of(FOLDER, "node_modules"))) {
      if (wanted.test(test)) {
        tests.put("s" + tests.size(), test);
      }
    }
    List<Result> results = new ArrayList<>();
    Map<String, Machine> compilable = new LinkedHashMap<>();
    tests.forEach((name, test) -> results.add(run(name, test, compilable)));
    if (Boolean.getBoolean("pawl.suites.compiled")) {
      CompiledCharts.each(
          compilable,
          (name, driver) ->
              assertEquals(
                  "", difference(tests.get(name), compilable.get(name), Optional.of(driver))));
    }
    return results;
  }

  /** Imports and interprets a test. A machine that passes is added to those to compile. */
  private static Result run(String name, ScionCase test, Map<String, Machine> compilable) {
    MachineImport imported;
    try {
      imported = test.imported(name);
    } catch (ImportError e) {
      return new Result(test, "is not imported", List.of(e.getMessage()));
    }
    Optional<ResolvedMachine> good = imported.checked().resolved();
    if (good.isEmpty()) {
      return new Result(
          test,
          "has errors",
          imported.checked().problems().stream()
              .filter(p -> p.code().severity() == Severity.ERROR)
              .map(Problem::message)
              .toList());
    }
    Machine machine = good.get().declared();
    String difference = difference(test, machine, Optional.empty());
    if (difference.isEmpty()) {
      compilable.put(name, machine);
    }
    return new Result(test, difference, reasons(imported));
  }

  /** Returns the remarks of the importer, and the expressions that became predicates. */
  private static List<String> reasons(MachineImport imported) {
    Stream<String> expressions =
        imported.skeletons().entrySet().stream()
            .filter(skeleton -> skeleton.getKey().contains("Logic"))
            .flatMap(skeleton -> skeleton.getValue().lines())
            .filter(line -> line.contains("// Imported"))
            .map(String::strip);
    return Stream.concat(imported.remarks().stream().map(Remark::text), expressions).toList();
  }

  private static String difference(
      ScionCase test, Machine machine, Optional<MachineDriver<?, ?>> driver) {
    try {
      return new ScionRun(test, machine, driver).difference();
    } catch (RuntimeException e) {
      return e.toString();
    }
  }
}
