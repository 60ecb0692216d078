package dev.pawl.diagrams.document.declaration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the enums that are written for unusual machines: they compile, declare the same machine,
 * and are readable.
 */
@Tag("slow")
class EnumSourceTest {

  @TempDir Path temp;

  private EnumSource.Written written(String yaml, String... others) {
    return WrittenEnum.of(yaml, temp, others);
  }

  @Test
  void sourceLooksWrittenByHand() {
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
  void longLinesAreWrapped() {
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
  void typesWithNamesOfAnnotationsAreQualified() {
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
    assertEquals("@StateMachine(context = Part.class)", WrittenEnum.line(written, "@StateMachine"));
    assertTrue(written.text().contains("type = com.acme.Event.class"), written.text());
    assertTrue(written.text().contains("type = other.Param.class"), written.text());
    assertTrue(written.text().contains("import java.util.List;\n"), written.text());
  }

  @Test
  void annotationsAreQualifiedIfTypeInUnnamedPackageHidesThem() {
    EnumSource.Written written =
        written(
            """
            machine: M
            context: Transition
            states: { A: { initial: true, on: { go: A } } }
            """,
            "public class Transition {}");
    assertEquals(
        "@StateMachine(context = Transition.class)", WrittenEnum.line(written, "@StateMachine"));
    assertEquals("@dev.pawl.Transition(on = \"go\", to = \"A\")", WrittenEnum.line(written, "go"));
  }

  @Test
  void constantsHiddenByStatesAreQualified() {
    EnumSource.Written written =
        written(
            """
            machine: M
            states:
              State: { initial: true, layout: main, to: End }
              End: { layout: end, to: State }
            """);
    assertEquals("@State(layout = dev.pawl.State.Layout.MAIN)", WrittenEnum.line(written, "MAIN"));
    written =
        written(
            """
            machine: M
            states:
              State: { initial: true, layout: main, to: dev }
              dev: { layout: end, to: State }
            """);
    assertEquals("@State(layout = Layout.MAIN)", WrittenEnum.line(written, "MAIN"));
  }

  @Test
  void eventsAreDeclaredIfOrderWouldChange() {
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
    String listed =
        """
        // The following events are only listed to keep their order.
        @Event(name = "first")
        @Event(name = "second")
        public enum\
        """;
    assertTrue(written.text().contains(listed), written.text());
    assertEquals(List.of(), written.missing());
  }

  @Test
  void hostileTextIsEscaped() {
    for (String text :
        List.of(
            "*/ class X {} /*",
            "\\\\u000a } \\\\u002a/",
            "<b> & {@code x} @since 1",
            "@author me",
            "*** / never / ***",
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
