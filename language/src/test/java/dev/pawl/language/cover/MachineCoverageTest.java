package dev.pawl.language.cover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.check.Checks;
import dev.pawl.language.cover.CategoryCoverage.Covered;
import dev.pawl.language.cover.CategoryCoverage.Missing;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.yaml.FakeTypes;
import dev.pawl.language.yaml.YamlReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MachineCoverageTest {

  private static final String ORDER =
      """
      machine: Order
      package: shop
      states:
        CART: { initial: true, on: { place: [{ guard: isFree, to: PAID }, OPEN] } }
        OPEN:
          on: { cancel: CANCELLED }
          states:
            WAITING: { initial: true, on: { pay: { guard: isEnough, to: PAID } } }
        PAID: { always: { guard: isDigital, to: SHIPPED }, on: { ship: SHIPPED } }
        HELD: { external: true, on: { release: PAID } }
        SHIPPED: { final: true }
        CANCELLED: { final: true }
      verify:
        properties:
          paidFirst: { event: ship, onlyAfter: entered(PAID) }
          apart: { never: "in(CANCELLED) && in(SHIPPED)" }
          ends: { never: "!final && in(HELD)", vacuous: true }
      """;

  private static final String HEADER = "{\"pawl\":1,\"machine\":\"shop.Order\",\"model\":\"v1\"}";

  private final List<String> warnings = new ArrayList<>();

  private static ResolvedMachine read(String yaml) {
    Problems problems = new Problems();
    ResolvedMachine machine =
        YamlReader.read("order.pawl.yaml", yaml, "", true, new FakeTypes(), problems)
            .flatMap(m -> Checks.run(m, problems, false))
            .orElseThrow(() -> new AssertionError(problems.all()));
    assertFalse(problems.hasErrors(), () -> problems.all().toString());
    return machine;
  }

  private MachineCoverage coverage(String yaml, String... lines) {
    ResolvedMachine machine = read(yaml);
    CoverageRecords records = new CoverageRecords(machine, "v1");
    CoverageReader reader = new CoverageReader(List.of(records));
    reader.begin("a.jsonl");
    for (String line : lines) {
      reader.line(line.replace('\'', '"'));
    }
    warnings.addAll(reader.warnings());
    return MachineCoverage.of(records, machine.statedProperties());
  }

  private static String line(String test, String rest) {
    return "{'machine':'shop.Order','test':'" + test + "'," + rest + "}";
  }

  private static List<String> missing(MachineCoverage coverage, CoverageCategory category) {
    return coverage.of(category).missing().stream()
        .map(m -> m.text() + " by " + m.path().orElse("?"))
        .toList();
  }

  private static List<String> covered(MachineCoverage coverage, CoverageCategory category) {
    return coverage.of(category).covered().stream()
        .map(c -> c.text() + " " + c.times() + " " + c.tests())
        .toList();
  }

  @Test
  void withoutRecordsAllFeasibleElementsAreMissing() {
    MachineCoverage coverage = coverage(ORDER);
    assertTrue(coverage.isExplored());
    assertFalse(coverage.isRecorded());
    assertEquals("shop.Order", coverage.name());
    assertEquals(
        List.of(
            "CART: place [isFree] → PAID by CART → place [isFree, isDigital] → SHIPPED",
            "CART: place → OPEN by CART → place [!isFree] → WAITING",
            "OPEN: cancel → CANCELLED by CART → place [!isFree] → cancel → CANCELLED",
            "WAITING: pay [isEnough] → PAID by"
                + " CART → place [!isFree] → pay [isEnough, isDigital] → SHIPPED",
            "PAID: ship → SHIPPED by CART → place [isFree, !isDigital] → ship → SHIPPED",
            "PAID: always [isDigital] → SHIPPED by CART → place [isFree, isDigital] → SHIPPED"),
        missing(coverage, CoverageCategory.TRANSITIONS));
    assertEquals(
        List.of("HELD: release → PAID"), coverage.of(CoverageCategory.TRANSITIONS).infeasible());
    assertEquals(List.of("HELD"), coverage.of(CoverageCategory.STATES).infeasible());
    assertEquals(
        List.of(
            "paidFirst: PAID was never active, ship took no transition",
            "apart: CANCELLED was never active, SHIPPED was never active",
            "ends: the machine never ended"),
        coverage.of(CoverageCategory.PROPERTIES).missing().stream().map(Missing::text).toList());
    assertEquals(new CoverageRatio(0, 6), coverage.of(CoverageCategory.GUARDS).ratio());
    assertEquals(new CoverageRatio(0, 5), coverage.of(CoverageCategory.STATES).ratio());
  }

  @Test
  void recordsAddUpAndNameTheirTests() {
    MachineCoverage coverage =
        coverage(
            ORDER,
            HEADER,
            line("T#a", "'entered':'CART','times':2"),
            line("T#a", "'leaf':'CART','event':'place','selected':1,'times':2"),
            line("T#a", "'leaf':'CART','event':'place','taken':1,'times':2"),
            line("T#b", "'leaf':'CART','event':'place','selected':1,'times':3"),
            line("T#b", "'leaf':'CART','event':'place','taken':1,'times':3"),
            line("T#a", "'leaf':'CART','event':'place','taken':1,'times':1"),
            line("", "'entered':'CART','times':1"),
            line("", "'entered':'WAITING','times':1"),
            line("T#c", "'leaf':'WAITING','event':'pay','selected':-1,'times':1"),
            line("T#c", "'leaf':'WAITING','event':'cancel','selected':0,'times':1"),
            line("T#c", "'leaf':'WAITING','event':'cancel','taken':0,'times':1"));
    assertEquals(List.of(), warnings);
    assertEquals(
        List.of("CART: place → OPEN 6 [T#a, T#b]", "OPEN: cancel → CANCELLED 1 [T#c]"),
        covered(coverage, CoverageCategory.TRANSITIONS).stream().sorted().toList());
    assertEquals(
        List.of(
            "CART: place [isFree] does not hold 5 [T#a, T#b]",
            "WAITING: pay [isEnough] does not hold 1 [T#c]"),
        covered(coverage, CoverageCategory.GUARDS).stream().sorted().toList());
    assertEquals(
        List.of("CART 3 [T#a]", "WAITING 1 []"), covered(coverage, CoverageCategory.STATES));
    ResolvedMachine machine = read(ORDER);
    int place = number(machine, "CART", 1);
    assertEquals(Set.of("T#a", "T#b"), coverage.testsOfTransition(place));
    assertEquals(Set.of(), coverage.testsOfTransition(number(machine, "CART", 0)));
    assertEquals(Set.of("T#a"), coverage.testsOfState(node(machine, "CART")));
    assertEquals(Set.of(), coverage.testsOfState(node(machine, "PAID")));
  }

  private static int node(ResolvedMachine machine, String state) {
    return machine.nodes().stream()
        .filter(n -> n.name().equals(state))
        .findFirst()
        .orElseThrow()
        .number();
  }

  private static int number(ResolvedMachine machine, String state, int index) {
    return machine.node(node(machine, state)).transitions().get(index).number();
  }

  @Test
  void superstateHasTheTestsOfItsDescendants() {
    MachineCoverage coverage =
        coverage(ORDER, HEADER, line("T#a", "'entered':'WAITING','times':1"));
    assertEquals(Set.of("T#a"), coverage.testsOfState(node(read(ORDER), "OPEN")));
  }

  @Test
  void leafInWhichGuardsWereEvaluatedWasActive() {
    MachineCoverage coverage =
        coverage(
            ORDER,
            HEADER,
            line("T#a", "'leaf':'PAID','event':'','selected':0,'times':4"),
            line("T#a", "'leaf':'PAID','event':'','taken':0,'times':4"));
    assertEquals(List.of("PAID 4 [T#a]"), covered(coverage, CoverageCategory.STATES));
    assertEquals(
        List.of("PAID: always [isDigital] → SHIPPED 4 [T#a]"),
        covered(coverage, CoverageCategory.TRANSITIONS));
    assertEquals(
        List.of("PAID: always [isDigital] holds 4 [T#a]"),
        covered(coverage, CoverageCategory.GUARDS));
  }

  @Test
  void infeasibleElementCountsIfATestCoversIt() {
    MachineCoverage coverage =
        coverage(
            ORDER,
            HEADER,
            line("T#a", "'entered':'HELD','times':1"),
            line("T#a", "'leaf':'HELD','event':'release','selected':0,'times':1"),
            line("T#a", "'leaf':'HELD','event':'release','taken':0,'times':1"));
    assertEquals(List.of(), coverage.of(CoverageCategory.TRANSITIONS).infeasible());
    assertEquals(new CoverageRatio(1, 7), coverage.of(CoverageCategory.TRANSITIONS).ratio());
    assertEquals(new CoverageRatio(1, 6), coverage.of(CoverageCategory.STATES).ratio());
  }

  @Test
  void propertyIsCoveredByAllThatItNames() {
    String entered = line("T#a", "'entered':'PAID','times':1");
    MachineCoverage coverage = coverage(ORDER, HEADER, entered);
    assertEquals(
        List.of(
            "paidFirst: ship took no transition by CART → place [isFree, !isDigital] → ship → SHIPPED"),
        missing(coverage, CoverageCategory.PROPERTIES).stream().limit(1).toList());
    assertEquals(Set.of(), coverage.testsOfProperty("paidFirst"));
    String ship = line("T#b", "'leaf':'PAID','event':'ship','taken':0,'times':1");
    coverage = coverage(ORDER, HEADER, entered, ship, line("T#c", "'entered':'SHIPPED','times':1"));
    assertEquals(Set.of("T#a", "T#b"), coverage.testsOfProperty("paidFirst"));
    // HELD is infeasible and does not count
    assertEquals(Set.of("T#c"), coverage.testsOfProperty("ends"));
    assertEquals(
        List.of("paidFirst", "ends"),
        coverage.of(CoverageCategory.PROPERTIES).covered().stream().map(Covered::text).toList());
  }

  @Test
  void chosenTargetsAreSeparateElements() {
    String yaml =
        """
        machine: Order
        package: shop
        states:
          A: { initial: true, on: { go: { to: [B, C], choose: pick } } }
          B: { final: true }
          C: { final: true }
        """;
    MachineCoverage coverage =
        coverage(
            yaml,
            HEADER,
            line("T#a", "'leaf':'A','event':'go','taken':0,'target':'C','times':1"),
            line("T#a", "'leaf':'A','event':'go','taken':0,'target':'A','times':1"),
            line("T#a", "'leaf':'A','event':'go','taken':0,'times':1"));
    assertEquals(List.of("A: go → C 1 [T#a]"), covered(coverage, CoverageCategory.TRANSITIONS));
    assertEquals(
        List.of("A: go → B by A → go [pick: B] → B"),
        missing(coverage, CoverageCategory.TRANSITIONS));
    assertEquals(
        List.of(
            "a.jsonl:3: the line is left out: \"A\" cannot be chosen.",
            "a.jsonl:4: the line is left out: \"\" cannot be chosen."),
        warnings);
  }

  @Test
  void largeMachineCountsWhatIsDeclared() {
    StringBuilder yaml =
        new StringBuilder("machine: Order\npackage: shop\nparallel: true\nstates:\n");
    for (int i = 0; i < 16; i++) {
      String one = i + ": { initial: true, on: { go" + i + ": B" + i + " } }\n";
      yaml.append("  R").append(i).append(":\n    states:\n      A").append(one);
      yaml.append("      B").append(i).append(": { on: { back").append(i);
      yaml.append(": A").append(i).append(" } }\n");
    }
    MachineCoverage coverage =
        coverage(
            yaml.toString(), HEADER, line("T#a", "'leaf':'A3','event':'go3','taken':0,'times':1"));
    assertFalse(coverage.isExplored());
    assertEquals(new CoverageRatio(1, 32), coverage.of(CoverageCategory.TRANSITIONS).ratio());
    assertEquals(new CoverageRatio(1, 32), coverage.of(CoverageCategory.STATES).ratio());
    assertEquals(List.of(), coverage.of(CoverageCategory.TRANSITIONS).infeasible());
  }

  // Reading.

  @Test
  void badLinesAreLeftOutWithTheirPlaces() {
    MachineCoverage coverage =
        coverage(
            ORDER,
            line("T#a", "'entered':'CART','times':1"),
            HEADER,
            "",
            line("T#a", "'entered':'KART','times':1"),
            line("T#a", "'entered':'OPEN','times':1"),
            line("T#a", "'entered':'CART','times':0"),
            line("T#a", "'entered':'CART'"),
            line("T#a", "'leaf':'CART','event':'plaze','selected':0,'times':1"),
            line("T#a", "'leaf':'CART','event':'place','selected':2,'times':1"),
            line("T#a", "'leaf':'CART','event':'place','selected':-1,'times':1"),
            line("T#a", "'times':1"),
            "{'machine':'shop.Order','test':'T#a','ent");
    assertFalse(coverage.isRecorded());
    String left = ": the line is left out: ";
    assertEquals(
        List.of(
            "a.jsonl:1" + left + "no line with the version of shop.Order precedes it.",
            "a.jsonl:4" + left + "the machine has no leaf \"KART\".",
            "a.jsonl:5" + left + "the machine has no leaf \"OPEN\".",
            "a.jsonl:6" + left + "\"times\" must be positive.",
            "a.jsonl:7" + left + "\"times\" must be a number.",
            "a.jsonl:8" + left + "the machine has no event \"plaze\".",
            "a.jsonl:9" + left + "the leaf has 2 candidates for the event, but not 2.",
            "a.jsonl:10" + left + "a transition without a guard is always selected.",
            "a.jsonl:11" + left + "it has neither \"entered\" nor \"selected\" nor \"taken\".",
            "a.jsonl:12" + left + "it is not a line of coverage, or it is truncated."),
        warnings);
  }

  @Test
  void manyBadLinesAreReportedOnce() {
    String[] lines = new String[1_000];
    Arrays.fill(lines, "[1]");
    coverage(ORDER, lines);
    assertEquals(11, warnings.size());
    assertEquals("a.jsonl:11: this line and further ones are left out.", warnings.get(10));
  }

  @Test
  void linesOfAnotherVersionAreLeftOut() {
    MachineCoverage coverage =
        coverage(
            ORDER,
            HEADER.replace("v1", "v0"),
            line("T#a", "'entered':'CART','times':1"),
            line("T#a", "'entered':'GONE','times':1"));
    assertFalse(coverage.isRecorded());
    assertEquals(1, warnings.size());
    assertTrue(
        warnings
            .get(0)
            .startsWith("a.jsonl:1: shop.Order was recorded with another version of the machine"),
        warnings.toString());
  }

  @Test
  void linesOfOtherMachinesAreLeftOut() {
    coverage(
        ORDER,
        "{'pawl':1,'machine':'shop.Other','model':'v0'}",
        "{'machine':'shop.Other','test':'T#a','entered':'X','times':1}");
    assertEquals(List.of(), warnings);
  }

  @Test
  void filesAddUp() {
    CoverageRecords records = new CoverageRecords(read(ORDER), "v1");
    CoverageReader reader = new CoverageReader(List.of(records));
    for (String file : List.of("a.jsonl", "b.jsonl")) {
      reader.begin(file);
      reader.line(HEADER);
      reader.line(line("T#" + file, "'entered':'CART','times':2").replace('\'', '"'));
    }
    MachineCoverage coverage = MachineCoverage.of(records, List.of());
    assertEquals(
        List.of("CART 4 [T#a.jsonl, T#b.jsonl]"), covered(coverage, CoverageCategory.STATES));
  }

  @Test
  void fileMayBeginWithByteOrderMark() {
    MachineCoverage coverage =
        coverage(ORDER, "\uFEFF" + HEADER, line("T#a", "'entered':'CART','times':2"));
    assertEquals(List.of(), warnings);
    assertEquals(List.of("CART 2 [T#a]"), covered(coverage, CoverageCategory.STATES));
  }

  @Test
  void percentagesAreRoundedDown() {
    assertEquals(99, new CoverageRatio(999, 1_000).percent());
    assertTrue(new CoverageRatio(999, 1_000).isAtLeast(99));
    assertFalse(new CoverageRatio(999, 1_000).isAtLeast(100));
    assertEquals(100, CoverageRatio.NONE.percent());
  }
}
