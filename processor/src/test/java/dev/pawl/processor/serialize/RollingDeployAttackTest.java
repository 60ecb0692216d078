package dev.pawl.processor.serialize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.pawl.processor.e2e.Compiled;
import dev.pawl.processor.e2e.Invocation;
import dev.pawl.processor.e2e.Job;
import dev.pawl.processor.e2e.Libraries;
import dev.pawl.processor.e2e.Tool;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests two versions of a machine that are in use at the same time, as during a rolling deployment.
 * If data of the later version is unknown to the earlier version, a step of the earlier version
 * keeps this data or is rejected.
 */
@Tag("attack")
class RollingDeployAttackTest {

  private static final String MACHINE =
      """
      machine: Job
      package: roll
      context: roll.Ctx
      serializers: [json, jackson, binary, store]
      events:
        work: { payload: { id: int%s } }
        note: {%s}
        launch: { payload: { run: int%s } }
      states:
        IDLE:
          initial: true
          %sdefer: [work, note]
          on: { launch: RUNNING, count: { update: count }, change: { update: change },
                drop: { update: drop }, swap: { update: swap } }
        RUNNING:
          data: { run: int%s }
          on: { launch: RUNNING, count: { update: count }, rest: IDLE, work: { update: count }, note: { update: count } }
      %s
      """;

  private static final String FIRST = MACHINE.formatted("", "", "", "", "", "");
  private static final String SECOND =
      MACHINE.formatted(
          ", urgent: \"Optional<String>\"",
          " payload: { text: \"Optional<String>\" }",
          ", by: \"Optional<String>\"",
          "data: { since: \"Optional<String>\" }\n    ",
          ", by: \"Optional<String>\"",
          "  PAUSED: { external: true, on: { rest: IDLE } }");

  private static final String CONTEXT =
      """
      package roll;
      import java.util.*;
      public record Ctx(int n, Item first, List<Item> items, Map<String, Item> byName,
          Map<String, String> marks %s) {
        public Ctx {
          // entries that a program removes from its maps do not count as unknown
          marks = new TreeMap<>(marks);
          marks.remove("expired");
        }
        public record Item(String id, int qty %s) {}
      }
      """;

  private static final String PROGRAM =
      """
      package roll;
      import dev.pawl.Cause;
      import dev.pawl.store.JdbcStore;
      import java.util.*;
      import org.h2.jdbcx.JdbcDataSource;

      public class Program {
        record Rules() implements JobLogic {
          @Override
          public Ctx count(Ctx c%3$s) {
            return with(c, c.n() + 1, c.items());
          }
          @Override
          public Ctx change(Ctx c%4$s) {
            List<Ctx.Item> items = new ArrayList<>(c.items());
            items.set(1, item(items.get(1), 77));
            return with(c, c.n(), items);
          }
          @Override
          public Ctx drop(Ctx c%4$s) {
            return with(c, c.n(), c.items().subList(1, c.items().size()));
          }
          @Override
          public Ctx swap(Ctx c%4$s) {
            List<Ctx.Item> items = new ArrayList<>(c.items().subList(1, c.items().size()));
            items.add(item(c.first(), 5));
            return with(c, c.n(), items);
          }
          %1$s
        }

        %2$s

        static JobMachine.Builder builder(String id) {
          return JobMachine.builder().context(context()).logic(new Rules());
        }

        public static String json(String... events) {
          JobMachine machine = builder("j").entityId("j-1").build();
          return fire(machine, events);
        }

        public static String step(String json, String... events) {
          return fire(JobCodec.fromJson(json, builder("j")), events);
        }

        public static byte[] bytes(String json) {
          return JobBinary.toBytes(JobCodec.fromJson(json, builder("j")));
        }

        public static String ofBytes(byte[] bytes) {
          return JobCodec.toJson(JobBinary.fromBytes(bytes, builder("j")));
        }

        public static String jackson(String json) throws Exception {
          var mapper =
              new com.fasterxml.jackson.databind.ObjectMapper()
                  .registerModule(new JobJackson(() -> builder("j")));
          return mapper.writeValueAsString(mapper.readValue(json, JobMachine.class));
        }

        private static String fire(JobMachine machine, String... events) {
          for (String event : events) {
            machine.fire(event(event));
          }
          return JobCodec.toJson(machine);
        }

        static JdbcStore<JobState, JobEvent> store(String url) {
          JdbcDataSource source = new JdbcDataSource();
          source.setURL(url);
          return JdbcStore.of(
                  JobStored.machine(
                      (instance, opening) -> instance.context(context()).logic(new Rules())),
                  source)
              .build();
        }

        public static void create(String url, String... events) {
          store(url).createTables();
          store(url).create("j-1");
          inStore(url, events);
        }

        public static void inStore(String url, String... events) {
          for (String event : events) {
            store(url).fire("j-1", event(event), Cause.by("me"));
          }
        }

        public static String stored(String url) {
          return String.valueOf(store(url).get("j-1").state());
        }

        public static void force(String url) {
          %5$s
        }
      }
      """;

  private static final String FIRST_PARTS =
      """
      static Ctx context() {
          return new Ctx(0, new Ctx.Item("a", 1), List.of(), Map.of(), Map.of());
        }
        static Ctx with(Ctx c, int n, List<Ctx.Item> items) {
          return new Ctx(n, c.first(), items, c.byName(), c.marks());
        }
        static Ctx.Item item(Ctx.Item old, int qty) {
          return new Ctx.Item(old.id(), qty);
        }
        static JobEvent event(String name) {
          return switch (name) {
            case "work" -> JobEvent.work(2);
            case "note" -> JobEvent.note();
            case "launch" -> JobEvent.launch(9);
            case "count" -> JobEvent.count();
            case "change" -> JobEvent.change();
            case "drop" -> JobEvent.drop();
            case "swap" -> JobEvent.swap();
            default -> JobEvent.rest();
          };
        }
      """;

  private static final String SECOND_PARTS =
      """
      static Ctx.Item item(String id) {
          return new Ctx.Item(id, 1, Optional.of("note of " + id));
        }
        static Ctx context() {
          return new Ctx(0, item("a"), List.of(item("b"), item("c"), item("d")),
              Map.of("e", item("e")), Map.of("k", "v"), Optional.of("ada"));
        }
        static Ctx with(Ctx c, int n, List<Ctx.Item> items) {
          return new Ctx(n, c.first(), items, c.byName(), c.marks(), c.owner());
        }
        static Ctx.Item item(Ctx.Item old, int qty) {
          return new Ctx.Item(old.id(), qty, old.note());
        }
        static JobEvent event(String name) {
          return switch (name) {
            case "work" -> JobEvent.work(1, Optional.of("very"));
            case "note" -> JobEvent.note(Optional.of("words"));
            case "launch" -> JobEvent.launch(8, Optional.of("bob"));
            case "count" -> JobEvent.count();
            case "change" -> JobEvent.change();
            case "drop" -> JobEvent.drop();
            case "swap" -> JobEvent.swap();
            default -> JobEvent.rest();
          };
        }
      """;

  @TempDir static Path temp;
  private static Class<?> first;
  private static Class<?> second;

  @BeforeAll
  static void compile() {
    first = compile("first", FIRST, CONTEXT.formatted("", ""), FIRST_PARTS, false);
    String context = CONTEXT.formatted(", Optional<String> owner", ", Optional<String> note");
    second = compile("second", SECOND, context, SECOND_PARTS, true);
  }

  private static Class<?> compile(
      String name, String yaml, String context, String parts, boolean data) {
    Path sources = temp.resolve(name);
    Job.write(sources, "roll/Ctx.java", context);
    String since =
        "@Override public Optional<String> sinceForIdle(Ctx c%s) { return Optional.of(\"now\"); }";
    String program =
        PROGRAM.formatted(
            data ? since.formatted(", JobState state") : "",
            parts,
            ", JobState state, JobEvent event",
            data ? ", JobState.Idle state" : "",
            data
                ? "store(url).force(\"j-1\", JobState.paused(), Cause.by(\"me\").because(\"x\"));"
                : "");
    Job.write(sources, "roll/Program.java", program);
    Job.write(temp.resolve(name + "-machines"), "job.pawl.yaml", yaml);
    Compiled compiled =
        Tool.JAVAC.compile(
            Job.of(sources, temp.resolve(name + "-work"))
                .with("-classpath", Libraries.path())
                .with("-Apawl.machines=" + temp.resolve(name + "-machines"))
                .with("-Apawl.lock=" + temp.resolve("lock"))
                .with("-Apawl.warnings=off", "-Apawl.outputs=none"));
    try {
      return compiled.clean().loader().loadClass("roll.Program");
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  private static Object call(Class<?> program, String method, Object... arguments) {
    return Invocation.invoke(
        Stream.of(program.getDeclaredMethods())
            .filter(m -> m.getName().equals(method) && m.getParameterCount() == arguments.length)
            .filter(m -> java.lang.reflect.Modifier.isPublic(m.getModifiers()))
            .findFirst()
            .orElseThrow(),
        null,
        arguments);
  }

  private static String json(String... events) {
    return (String) call(second, "json", (Object) events);
  }

  private static String step(Class<?> version, String json, String... events) {
    return (String) call(version, "step", json, events);
  }

  private static JsonNode tree(String json) {
    try {
      return new ObjectMapper().readTree(json);
    } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }

  /** Asserts the JSON of the second version after a step of the first version. */
  private static void same(String expected, String json) {
    assertEquals(tree(expected), tree(json));
    assertEquals(tree(json), tree(step(second, json)), "the second version reads it differently");
  }

  @Test
  void unknownDataSurvivesReadingAndWriting() throws Exception {
    for (String[] events :
        new String[][] {{}, {"launch"}, {"work", "note", "work"}, {"launch", "count"}}) {
      String json = json(events);
      same(json, step(first, json));
      same(json, (String) call(first, "jackson", json));
      assertEquals(tree(json), tree((String) call(second, "jackson", json)));
    }
  }

  @Test
  void unknownContextDataIsKept() {
    String json = json();
    String expected =
        json.replace("\"n\":0", "\"n\":1").replace("\"sequence\":0", "\"sequence\":1");
    same(expected, step(first, json, "count"));
    String changed = step(first, json, "change");
    same(step(second, json, "change"), changed);
    assertTrue(changed.contains("note of c"), changed);
  }

  @Test
  void unknownItemDataMovesWithTheItem() {
    String dropped = step(first, json(), "drop");
    same(step(second, json(), "drop"), dropped);
    String refusal =
        assertThrows(IllegalStateException.class, () -> step(first, json(), "swap")).getMessage();
    assertTrue(refusal.contains("context.items"), refusal);
  }

  @Test
  void unknownLeafDataIsKeptUntilTheExit() {
    String json = json("launch");
    assertTrue(step(first, json, "count").contains("\"by\":\"bob\""));
    String again = step(first, json, "launch");
    assertTrue(!again.contains("bob") && again.contains("\"run\":9"), again);
    String rest = step(first, json, "rest");
    assertTrue(!rest.contains("bob") && rest.contains("IDLE"), rest);
  }

  @Test
  void unknownEventDataIsDeferredWithTheEvent() {
    String json = json("work", "note", "work");
    String more = step(first, json, "note", "work");
    assertEquals(
        tree(json).get("deferred").toString().replace("]", "")
            + ",\"note\"".replace("\"note\"", "{\"event\":\"note\"}")
            + ",{\"event\":\"work\",\"payload\":{\"id\":2}}]",
        tree(more).get("deferred").toString());
    assertEquals(5, tree(step(second, more)).get("deferred").size());
    // all deferred events are processed
    assertEquals("[]", tree(step(first, more, "launch")).get("deferred").toString());
  }

  @Test
  void unknownInstanceFieldsAreKept() {
    String json = json().replaceFirst("\\{", "{\"priority\":{\"of\":[1,2.5,null]},");
    same(json, step(first, json));
    assertTrue(step(first, json, "launch", "rest").contains("{\"of\":[1,2.5,null]}"));
  }

  @Test
  void removedMapEntriesDoNotReturn() {
    String json = json().replace("{\"k\":\"v\"}", "{\"expired\":\"x\",\"k\":\"v\"}");
    assertEquals("{\"k\":\"v\"}", tree(step(first, json)).get("context").get("marks").toString());
  }

  @Test
  void bytesWithUnknownDataAreRejected() {
    String running = json("launch");
    String refusal =
        assertThrows(IllegalArgumentException.class, () -> call(first, "bytes", running))
            .getMessage();
    assertTrue(refusal.contains("\"by\" of the Job state RUNNING"), refusal);
    for (String[] events : new String[][] {{"launch"}, {"work"}, {"note"}}) {
      Object bytes = call(second, "bytes", json(events));
      assertEquals(tree(json(events)), tree((String) call(second, "ofBytes", bytes)));
      assertThrows(IllegalArgumentException.class, () -> call(first, "ofBytes", bytes));
    }
    String more = json().replaceFirst("\\{", "{\"priority\":1,");
    assertTrue(
        assertThrows(IllegalArgumentException.class, () -> call(first, "bytes", more))
            .getMessage()
            .contains("priority"));
  }

  @Test
  void removedPartsAreSkipped() {
    // for the first version, additions of the second look like removed parts
    String old = step(first, json()).replace("\"n\":0", "\"n\":0,\"was\":[1]");
    assertTrue(step(second, old, "count").contains("\"was\":[1]"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"PAUSED", "begun"})
  void unknownNamesAreRejected(String name) {
    String json =
        name.equals("PAUSED")
            ? json().replaceFirst("\"state\":\"IDLE\"", "\"state\":\"PAUSED\"")
            : json("work").replace("\"event\":\"work\"", "\"event\":\"begun\"");
    String refusal =
        assertThrows(IllegalArgumentException.class, () -> step(first, json)).getMessage();
    assertTrue(refusal.contains("\"" + name + "\""), refusal);
  }

  @Test
  void bothVersionsWriteARowInTurns() {
    String url = "jdbc:h2:mem:rolling;DB_CLOSE_DELAY=-1";
    call(second, "create", url, new String[] {"count", "work", "note"});
    String before = snapshot(url);
    call(first, "inStore", url, new String[] {"count"});
    String after = snapshot(url);
    assertEquals(
        tree(before.replace("\"n\":1", "\"n\":2").replace("\"sequence\":1", "\"sequence\":2")),
        tree(after));
    call(second, "inStore", url, new String[] {"count"});
    call(first, "inStore", url, new String[] {"work"});
    assertTrue(snapshot(url).contains("very") && snapshot(url).contains("words"), snapshot(url));
    String swapped = snapshot(url);
    assertThrows(
        IllegalStateException.class, () -> call(first, "inStore", url, new String[] {"swap"}));
    assertEquals(swapped, snapshot(url));
    call(second, "force", url);
    String paused = snapshot(url);
    String refusal =
        assertThrows(
                IllegalArgumentException.class,
                () -> call(first, "inStore", url, new String[] {"rest"}))
            .getMessage();
    assertTrue(refusal.contains("PAUSED"), refusal);
    assertEquals(paused, snapshot(url));
    call(second, "inStore", url, new String[] {"rest"});
  }

  private static String snapshot(String url) {
    try (var connection = java.sql.DriverManager.getConnection(url);
        var statement = connection.createStatement();
        var row = statement.executeQuery("SELECT snapshot FROM pawl_job")) {
      row.next();
      return row.getString(1);
    } catch (java.sql.SQLException e) {
      throw new AssertionError(e);
    }
  }
}
