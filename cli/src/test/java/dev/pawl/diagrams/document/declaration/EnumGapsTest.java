package dev.pawl.diagrams.document.declaration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that parts of YAML that an enum cannot declare are reported. */
@Tag("slow")
class EnumGapsTest {

  @TempDir Path temp;

  private EnumSource.Written written(String yaml) {
    return WrittenEnum.of(yaml, temp);
  }

  @Test
  void otherOrderOfInternalEventsIsReported() {
    EnumSource.Written written =
        written(
            """
            machine: M
            states:
              A:
                initial: true
                states: { B: { initial: true, after: { 1s: C } }, C: { final: true } }
                on: { done.A: A }
            """);
    assertEquals(
        List.of("M: The events that only the machine raises have another order than in YAML."),
        written.missing());
  }

  @Test
  void changedNamesAreReported() {
    EnumSource.Written written =
        written(
            """
            machine: M
            serializers: json
            states:
              half-open:
                initial: { description: "" }
                states: { new: { initial: true, after: { 1s: over } }, over: { final: true } }
                on: { done.half-open: { guard: in(new), to: half-open } }
            """);
    assertEquals(
        List.of(
            "M: The events that only the machine raises have another order than in YAML.",
            "half-open: No constant can be named half-open, so this one is HALF_OPEN,"
                + " and done.half-open is done.HALF_OPEN in data, too.",
            "new: No constant can be named new, so this one is NEW."),
        written.missing());
    assertEquals(
        "@Transition(after = \"1s\", name = \"new.after.1s\", to = \"over\")",
        WrittenEnum.line(written, "after = "));
    assertEquals(
        "@State(parent = \"HALF_OPEN\", wireName = \"new\", renamedFrom = \"new\")",
        WrittenEnum.line(written, "wireName = \"new\""));
    assertEquals(
        "@Transition(on = \"done.HALF_OPEN\", guard = \"in(NEW)\", to = \"HALF_OPEN\")",
        WrittenEnum.line(written, "in(NEW)"));
  }

  @Test
  void initialStatesAreMarkedOrReported() {
    String states =
        """
        states:
          A: { initial: B, states: { B: { to: C }, C: { to: [B, D] } } }
          D: { to: A }
        """;
    EnumSource.Written same = written("machine: M\ninitial: B\n" + states);
    assertEquals(List.of(), same.missing());
    assertEquals("@Initial", WrittenEnum.line(same, "@Initial"));
    List<String> missing =
        EnumSource.of(WrittenEnum.machine("machine: M\ninitial: C\n" + states)).missing();
    assertEquals(
        List.of("M: Instances begin in C in YAML, but in the default states here."), missing);
  }

  @Test
  void everythingThatOnlyYamlDeclaresIsReported() {
    EnumSource.Written written =
        written(
            """
            machine: M
            package: p
            context: Map<String, Integer>
            entry: { effects: log, raise: a }
            exit: [bye, log]
            ignore: b
            defer: c
            reserved: ["a -> b", FORMER]
            description: "two\\n\\nparagraphs"
            events: { d: { payload: { names: "List<String>[]", any: "List<?>" } } }
            states:
              A: { initial: true, data: { n: int }, on: { a: A, c: A, d: A } }
            """);
    assertEquals(
        List.of(
            "M: Line breaks in descriptions are blanks here.",
            "M: The context is Map<String, Integer>, which no annotation can name.",
            "M: Omitted: the machine's own entry (log, raise a), because only YAML can declare it.",
            "M: Omitted: the machine's own exit (bye, log), because only YAML can declare it.",
            "M: Omitted: the machine's own ignore (b), because only YAML can declare it.",
            "M: Omitted: the machine's own defer (c), because only YAML can declare it.",
            "M: Omitted: the reserved name a -> b, because it contains an arrow.",
            "d: names is List<String>[], which no annotation can name.",
            "A: Left out: data { n: int }, as only states declared in YAML carry data."),
        written.missing());
    for (String missing : written.missing()) {
      String text = missing.substring(missing.indexOf(": ") + 2);
      assertTrue(written.text().contains("// " + text.substring(0, 20)), text);
    }
  }
}
