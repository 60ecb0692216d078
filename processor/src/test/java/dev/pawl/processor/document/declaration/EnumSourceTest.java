package dev.pawl.processor.document.declaration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.processor.check.Checks;
import dev.pawl.processor.command.input.UnknownTypes;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.problem.Problems;
import dev.pawl.processor.read.yaml.YamlReader;
import dev.pawl.processor.semantics.ResolvedMachine;
import dev.pawl.processor.testing.Compiler;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is written of awkward machines: that it compiles, means the same, and reads well. */
class EnumSourceTest {

  @TempDir Path temp;

  private static ResolvedMachine machine(String yaml) {
    Problems problems = new Problems();
    Machine machine =
        YamlReader.read("m.yaml", yaml, "", true, new UnknownTypes(), problems).orElseThrow();
    return Checks.run(machine, problems, false)
        .orElseThrow(() -> new AssertionError(problems.all()));
  }

  /** Writes a machine, compiles that with two compilers, and compares what is read of it. */
  private EnumSource.Written written(String yaml, String... others) {
    ResolvedMachine machine = machine(yaml);
    EnumSource.Written written = EnumSource.of(machine);
    List<String> sources = new ArrayList<>(List.of(others));
    sources.add(written.text());
    for (Compiler compiler : Compiler.values()) {
      Compiler.Result compiled =
          compiler.compile(
              temp.resolve(compiler.name()), null, List.of(), sources.toArray(String[]::new));
      assertTrue(compiled.success(), () -> written.text() + compiled.text());
    }
    Declarations declarations = new Declarations();
    for (String other : others) {
      String name = other.replaceFirst("(?s).*public \\w+ (\\w+) .*", "$1");
      declarations.source(other.hashCode() + "/" + name + ".java", other);
    }
    EnumTruthTest.compare(Map.of("m", machine), declarations);
    return written;
  }

  private static String line(EnumSource.Written written, String part) {
    return written.text().lines().filter(l -> l.contains(part)).findFirst().orElse("").strip();
  }

  @Test
  void readsAsIfWrittenByHand() {
    EnumSource.Written written =
        written(
            """
            machine: Order
            package: com.acme
            description: >
              An order from the click to the door, with all that customers, clerks and the carrier may do
              to it on the way
            wireNames: kebab_case
            threadSafe: true
            omit: [phase, cases]
            serializers: json
            reserved: { LOST: , HELD: OPEN }
            events:
              pay: { payload: { amount: long, by: String }, description: Money has come }
            states:
              OPEN:
                initial: { description: by click }
                description: Not paid yet
                tags: [active, young]
                on:
                  pay: [{ guard: "enough && !late", effects: [thank, book], to: PAID }, { to: OPEN }]
                  check: { description: "By a clerk, who looks at what was ordered, at what is there, and at who has ordered it" }
                after: { 30d: { to: GONE, name: forgotten } }
              PAID: { to: [SENT, GONE] }
              SENT: { final: true }
              GONE: { final: true, layout: side }
            forbid: [ { from: [PAID, SENT], to: OPEN, because: Paid is paid } ]
            """);
    assertEquals(
        """
        package com.acme;

        import dev.pawl.Event;
        import dev.pawl.Final;
        import dev.pawl.Forbid;
        import dev.pawl.Initial;
        import dev.pawl.Param;
        import dev.pawl.Part;
        import dev.pawl.Serializer;
        import dev.pawl.State;
        import dev.pawl.StateMachine;
        import dev.pawl.Transition;

        /**
         * An order from the click to the door, with all that customers, clerks and the carrier may do to it
         * on the way
         */
        @StateMachine(
            wireNames = StateMachine.WireNames.KEBAB_CASE,
            threadSafe = true,
            omit = {Part.CASES, Part.PHASE},
            serializers = Serializer.JSON,
            reserved = {"LOST", "HELD -> OPEN"})
        @Event(
            name = "pay",
            payload = {
              @Param(name = "amount", type = long.class),
              @Param(name = "by", type = String.class)
            },
            description = "Money has come")
        @Forbid(
            from = {"PAID", "SENT"},
            to = "OPEN",
            because = "Paid is paid")
        public enum OrderState {
          /** Not paid yet */
          @Initial(description = "by click")
          @State(tags = {"active", "young"})
          @Transition(
              on = "pay",
              guard = "enough && !late",
              to = "PAID",
              effects = {"thank", "book"})
          @Transition(on = "pay", to = "OPEN")
          @Transition(
              on = "check",
              description =
                  "By a clerk, who looks at what was ordered, at what is there, and at who has ordered it")
          @Transition(after = "30d", name = "forgotten", to = "GONE")
          OPEN,

          @Transition(to = {"SENT", "GONE"})
          PAID,

          @Final
          SENT,

          @Final
          @State(layout = State.Layout.SIDE)
          GONE
        }
        """,
        written.text());
    assertEquals(List.of(), written.missing());
  }

  @Test
  void breaksWhatIsTooLongForALine() {
    String words = "word ".repeat(60).strip();
    EnumSource.Written written =
        written(
            """
            machine: M
            states:
              A:
                initial: true
                on: { go: { to: A, description: "%s" } }
              B: { aliases: [%s], external: true }
            """
                .formatted(words, "alias, ".repeat(50) + "alias"));
    assertTrue(written.text().lines().allMatch(l -> l.length() <= 100), written.text());
    assertTrue(written.text().contains("\n              + \" word"), written.text());
  }

  @Test
  void keepsNamesThatAnnotationsHave() {
    EnumSource.Written written =
        written(
            """
            machine: M
            package: com.acme
            context: Part
            events: { go: { payload: { event: Event, param: other.Param, list: java.util.List } } }
            states: { A: { initial: true, on: { go: A } } }
            """,
            "package com.acme;\npublic class Part {}",
            "package com.acme;\npublic class Event {}",
            "package other;\npublic class Param {}");
    assertEquals("@StateMachine(context = Part.class)", line(written, "@StateMachine"));
    assertTrue(written.text().contains("type = com.acme.Event.class"), written.text());
    assertTrue(written.text().contains("type = other.Param.class"), written.text());
    assertTrue(written.text().contains("import java.util.List;\n"), written.text());
  }

  @Test
  void spellsOutAnnotationsWhereATypeOfNoPackageIsCalledSo() {
    EnumSource.Written written =
        written(
            """
            machine: M
            context: Transition
            states: { A: { initial: true, on: { go: A } } }
            """,
            "public class Transition {}");
    assertEquals("@StateMachine(context = Transition.class)", line(written, "@StateMachine"));
    assertEquals("@dev.pawl.Transition(on = \"go\", to = \"A\")", line(written, "go"));
  }

  @Test
  void namesConstantsThatNoStateHides() {
    EnumSource.Written written =
        written(
            """
            machine: M
            states:
              State: { initial: true, layout: main, to: End }
              End: { layout: end, to: State }
            """);
    assertEquals("@State(layout = dev.pawl.State.Layout.MAIN)", line(written, "MAIN"));
    written =
        written(
            """
            machine: M
            states:
              State: { initial: true, layout: main, to: dev }
              dev: { layout: end, to: State }
            """);
    assertEquals("@State(layout = Layout.MAIN)", line(written, "MAIN"));
  }

  @Test
  void keepsTheOrderOfEventsByDeclaringThem() {
    EnumSource.Written written =
        written(
            """
            machine: M
            states:
              A:
                initial: true
                states: { B: { initial: true, on: { first: C } }, C: { on: { second: B } } }
                on: { third: A }
            """);
    assertEquals("@Event(name = \"first\")", line(written, "@Event"));
    assertEquals(List.of(), written.missing());
  }

  @Test
  void saysWhereEventsOfTheMachineStandInAnotherOrder() {
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
        List.of("M: The events that only the machine makes stand in another order than in YAML."),
        written.missing());
  }

  @Test
  void saysWhereNamesChange() {
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
            "M: The events that only the machine makes stand in another order than in YAML.",
            "half-open: No constant can be called half-open, so this one is HALF_OPEN,"
                + " and done.half-open is done.HALF_OPEN in data, too.",
            "new: No constant can be called new, so this one is NEW."),
        written.missing());
    assertEquals(
        "@Transition(after = \"1s\", name = \"new.after.1s\", to = \"over\")",
        line(written, "after = "));
    assertEquals(
        "@State(parent = \"HALF_OPEN\", wireName = \"new\", renamedFrom = \"new\")",
        line(written, "wireName = \"new\""));
    assertEquals(
        "@Transition(on = \"done.HALF_OPEN\", guard = \"in(NEW)\", to = \"HALF_OPEN\")",
        line(written, "in(NEW)"));
  }

  @Test
  void marksWhereTheMachineBegins() {
    String states =
        """
        states:
          A: { initial: B, states: { B: { to: C }, C: { to: [B, D] } } }
          D: { to: A }
        """;
    EnumSource.Written same = written("machine: M\ninitial: B\n" + states);
    assertEquals(List.of(), same.missing());
    assertEquals("@Initial", line(same, "@Initial"));
    List<String> missing = EnumSource.of(machine("machine: M\ninitial: C\n" + states)).missing();
    assertEquals(
        List.of(
            "M: Instances begin in C when declared in YAML; here in what is entered by default."),
        missing);
  }

  @Test
  void saysEverythingThatOnlyYamlSays() {
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
            "M: Left out: the machine's own entry (log, raise a), as only YAML gives it one.",
            "M: Left out: the machine's own exit (bye, log), as only YAML gives it one.",
            "M: Left out: the machine's own ignore (b), as only YAML gives it one.",
            "M: Left out: the machine's own defer (c), as only YAML gives it one.",
            "M: Left out: the reserved name a -> b, for its arrow.",
            "d: names is List<String>[], which no annotation can name.",
            "A: Left out: data { n: int }, as only states declared in YAML carry data."),
        written.missing());
    for (String missing : written.missing()) {
      String text = missing.substring(missing.indexOf(": ") + 2);
      assertTrue(written.text().contains("// " + text.substring(0, 20)), text);
    }
  }

  @Test
  void noTextLeavesItsPlace() {
    for (String text :
        List.of(
            "*/ class X {} /*",
            "\\\\u000a } \\\\u002a/",
            "<b> & {@code x} @since 1",
            "@author me",
            "\\\" + x() + \\\"",
            "\\u202edcba\\u202c")) {
      written(
          """
          machine: M
          description: "%1$s"
          events: { go: { description: "%1$s" } }
          states:
            "A %1$s": { initial: { description: "%1$s" }, description: "%1$s", aliases: "%1$s", tags: "t %1$s", on: { go: { to: "A %1$s", description: "%1$s" } } }
          forbid: [ { from: "A %1$s", to: "A %1$s B", because: "%1$s" } ]
          """
              .replace("to: \"A %1$s B\"", "to: B")
              .replace("forbid:", "  B: { external: true }\nforbid:")
              .formatted(text));
    }
  }
}
