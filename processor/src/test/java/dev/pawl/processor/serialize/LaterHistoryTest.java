package dev.pawl.processor.serialize;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.processor.e2e.Invocation;
import dev.pawl.processor.e2e.Job;
import dev.pawl.processor.e2e.Libraries;
import dev.pawl.processor.e2e.Tool;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that a version of a machine keeps what a history state of a later version remembers, as
 * during a rolling deployment.
 */
@Tag("slow")
class LaterHistoryTest {

  private static final String MACHINE =
      """
      machine: Job
      package: later
      serializers: json
      states:
        WORK:
          initial: true
          on: { pause: REST }
          states:
            CUT: { initial: true, on: { next: DRILL } }
            DRILL: {}
            %s
        TALK:
          on: { pause: REST }
          states:
            ASK: { initial: true, on: { next: ANSWER } }
            ANSWER: {}
            TALKED: { history: shallow, to: ASK }
        REST: { on: { work: %s, talk: TALKED } }
      """;

  private static final String PROGRAM =
      """
      package later;

      public class Program {
        public static String run(String json, String events) {
          JobMachine machine =
              json.isEmpty() ? new JobMachine() : JobCodec.fromJson(json);
          for (String event : events.split(" ")) {
            machine.fire(JobEvent.valueOf(event));
          }
          return machine.configuration() + " " + JobCodec.toJson(machine);
        }
      }
      """;

  @TempDir private Path temp;

  private String run(Class<?> program, String json, String events) {
    return (String)
        Invocation.invoke(
            Stream.of(program.getDeclaredMethods()).findFirst().orElseThrow(), null, json, events);
  }

  private Class<?> compile(String version, String history, String target) throws Exception {
    Path sources = temp.resolve(version);
    Job.write(sources, "later/Program.java", PROGRAM);
    Job.write(
        temp.resolve(version + "-machines"), "job.pawl.yaml", MACHINE.formatted(history, target));
    return Tool.JAVAC
        .compile(
            Job.of(sources, temp.resolve(version + "-work"))
                .with("-classpath", Libraries.path())
                .with("-Apawl.machines=" + temp.resolve(version + "-machines"))
                .with("-Apawl.lock=" + temp.resolve("lock"))
                .with("-Apawl.warnings=off", "-Apawl.outputs=none"))
        .clean()
        .loader()
        .loadClass("later.Program");
  }

  @Test
  void earlierVersionKeepsIt() throws Exception {
    Class<?> first = compile("first", "", "CUT");
    Class<?> second = compile("second", "WORKED: { history: shallow, to: CUT }", "WORKED");
    String stored = run(second, "", "NEXT PAUSE");
    String json = run(first, stored.substring(stored.indexOf('{')), "TALK NEXT PAUSE");
    String after = run(second, json.substring(json.indexOf('{')), "WORK");
    assertEquals("[DRILL]", after.substring(0, after.indexOf(' ')), json);
    after = run(second, json.substring(json.indexOf('{')), "TALK");
    assertEquals("[ANSWER]", after.substring(0, after.indexOf(' ')), json);
  }
}
