package dev.pawl.samples.pipeline;

import dev.pawl.store.command.StoreCommand;
import dev.pawl.store.recovery.CheckReport;
import dev.pawl.store.recovery.StoreCheck;
import java.io.PrintStream;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;

/**
 * A command line for workstreams, with the recovery procedures of the original document. The system
 * property {@code pawl.url} sets the URL of the database, and {@code pawl.tool} the program that
 * runs the steps.
 */
public final class PipelineMain {

  private static final String FILE = "jdbc:sqlite:pipeline_state.db";
  private static final String CAUSE = " --actor WHO --reason WHY";

  private PipelineMain() {}

  /**
   * Runs a command.
   *
   * @param args the command and its arguments; {@code help} lists the commands
   */
  public static void main(String[] args) {
    int code;
    try (Pipeline pipeline = Pipeline.open(url(FILE), Clock.systemUTC())) {
      code = command(pipeline, new ProcessTool(System.getProperty("pawl.tool", "aider"))).run(args);
    }
    System.exit(code);
  }

  /**
   * Returns the URL of the database.
   *
   * @param otherwise the URL if the system property {@code pawl.url} is not set
   */
  public static String url(String otherwise) {
    String said = System.getProperty("pawl.url", "");
    return said.isBlank() ? otherwise : said.strip();
  }

  /** Returns the commands that every store has, and the commands of the pipeline. */
  static StoreCommand command(Pipeline pipeline, Tool tool) {
    Orchestrator orchestrator = new Orchestrator(pipeline, tool);
    StoreCommand command =
        StoreCommand.of(pipeline.workstreams, pipeline.steps, pipeline.circuits)
            .named("pipeline")
            .add(
                "validate",
                "",
                "Checks that no workstream has succeeded without its steps, and all of check.",
                (a, out) -> validate(pipeline, out))
            .add(
                "steps",
                "WORKSTREAM",
                "Prints the steps of a workstream.",
                (a, out) -> lines(new Procedures(pipeline).steps(a.word("WORKSTREAM")), out))
            .add(
                "audit",
                "WORKSTREAM",
                "Prints the transitions of a workstream.",
                (a, out) -> lines(AuditQuery.run(pipeline, a.word("WORKSTREAM")), out));
    addLife(command, pipeline, orchestrator);
    addProcedures(command, pipeline, orchestrator, tool);
    return command;
  }

  private static void addLife(StoreCommand command, Pipeline pipeline, Orchestrator orchestrator) {
    command
        .add(
            "plan",
            "WORKSTREAM STEPS",
            "Stores a workstream of steps such as s1,s2,s3, each after the one before.",
            (a, out) -> {
              orchestrator.plan(a.word("WORKSTREAM"), 1, chain(a.word("STEPS")));
              return tell(pipeline, a.word("WORKSTREAM"), out);
            })
        .add(
            "start",
            "WORKSTREAM",
            "Starts a workstream, and runs its steps.",
            (a, out) -> {
              orchestrator.start(a.word("WORKSTREAM"));
              return tell(pipeline, a.word("WORKSTREAM"), out);
            })
        .add(
            "retry",
            "WORKSTREAM",
            "Retries a workstream that has failed; resume it when the delay is over.",
            (a, out) -> {
              orchestrator.retry(a.word("WORKSTREAM"));
              return tell(pipeline, a.word("WORKSTREAM"), out);
            })
        .add(
            "give-up",
            "WORKSTREAM",
            "Gives up a workstream that has failed and has no retries left.",
            (a, out) -> {
              orchestrator.giveUp(a.word("WORKSTREAM"));
              return tell(pipeline, a.word("WORKSTREAM"), out);
            });
  }

  private static void addProcedures(
      StoreCommand command, Pipeline pipeline, Orchestrator orchestrator, Tool tool) {
    Procedures procedures = new Procedures(pipeline);
    command
        .add(
            "resume",
            "WORKSTREAM",
            "Continues a workstream where it stopped.",
            (a, out) -> {
              orchestrator.resume(a.word("WORKSTREAM"));
              return tell(pipeline, a.word("WORKSTREAM"), out);
            })
        .add(
            "complete",
            "WORKSTREAM" + CAUSE,
            "Marks a workstream as succeeded, if all its steps have.",
            (a, out) -> {
              orchestrator.complete(a.word("WORKSTREAM"), a.cause());
              return tell(pipeline, a.word("WORKSTREAM"), out);
            })
        .add(
            "reset-step",
            "STEP" + CAUSE,
            "Has a step that failed for good wait again, with all its retries.",
            (a, out) -> line(procedures.resetStep(a.word("STEP"), a.cause()), out))
        .add(
            "skip-step",
            "STEP WORKSTREAM" + CAUSE,
            "Does without a step that has failed.",
            (a, out) ->
                line(procedures.skipStep(a.word("STEP"), a.word("WORKSTREAM"), a.cause()), out))
        .add(
            "reset-circuit",
            CAUSE.strip(),
            "Closes the circuit of the tool, if it answers.",
            (a, out) -> line(procedures.resetCircuit(tool, a.cause()), out));
  }

  private static List<PlannedStep> chain(String steps) {
    List<PlannedStep> chain = new ArrayList<>();
    for (String step : steps.split(",")) {
      String[] before =
          chain.isEmpty() ? new String[0] : new String[] {chain.get(chain.size() - 1).id()};
      chain.add(PlannedStep.of(step, before));
    }
    return chain;
  }

  private static int validate(Pipeline pipeline, PrintStream out) {
    List<String> errors = new Procedures(pipeline).inconsistencies();
    boolean clean = errors.isEmpty();
    lines(errors, out);
    for (var store : List.of(pipeline.workstreams, pipeline.steps, pipeline.circuits)) {
      CheckReport report = StoreCheck.of(store).run();
      out.println(report);
      clean &= report.isClean();
    }
    return clean ? StoreCommand.DONE : StoreCommand.FOUND;
  }

  private static int tell(Pipeline pipeline, String workstream, PrintStream out) {
    return line(pipeline.workstreams.get(workstream), out);
  }

  private static int line(Object line, PrintStream out) {
    out.println(StoreCommand.oneLine(line));
    return StoreCommand.DONE;
  }

  private static int lines(List<String> lines, PrintStream out) {
    lines.forEach(line -> out.println(StoreCommand.oneLine(line)));
    return StoreCommand.DONE;
  }
}
