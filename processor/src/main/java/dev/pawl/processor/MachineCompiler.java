package dev.pawl.processor;

import dev.pawl.processor.check.Checks;
import dev.pawl.processor.diagram.text.TextDiagram;
import dev.pawl.processor.generate.Generators;
import dev.pawl.processor.lock.Locks;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.MachineSummary;
import dev.pawl.processor.model.Origin;
import dev.pawl.processor.model.Part;
import dev.pawl.processor.option.Options;
import dev.pawl.processor.option.Output;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.Planner;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;
import dev.pawl.processor.report.Reporter;
import dev.pawl.processor.sync.KnownMachines;
import dev.pawl.processor.write.LockFileWriter;
import dev.pawl.processor.write.ResourceWriter;
import dev.pawl.processor.write.SourceWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;

/**
 * Takes one machine through all phases. Nothing is written unless everything could be made, and
 * whatever goes wrong in one machine leaves the others alone.
 */
final class MachineCompiler {

  private final Options options;
  private final SourceWriter sources;
  private final ResourceWriter resources;
  private final Locks locks;
  private final Reporter reporter;
  private final KnownMachines machines;
  private final DocsIndex index;
  private final int release;

  /**
   * Compiles machines.
   *
   * @param machines where each machine is added
   * @param index where each is listed that has documents
   */
  MachineCompiler(
      ProcessingEnvironment environment,
      Options options,
      Reporter reporter,
      KnownMachines machines,
      DocsIndex index) {
    this.index = index;
    this.options = options;
    this.sources = new SourceWriter(environment);
    this.resources = new ResourceWriter(environment, options.docs());
    this.locks = new Locks(options.lock(), options.lockCheck());
    this.reporter = reporter;
    this.machines = machines;
    this.release = environment.getSourceVersion().ordinal();
  }

  /**
   * Compiles a machine and tells its problems.
   *
   * @param what what is compiled, as the user knows it
   * @param trigger the element that declares it, if any
   * @param reader reads it, as far as that can be done
   */
  void compile(
      String what, Optional<Element> trigger, Function<Problems, Optional<Machine>> reader) {
    Problems problems = new Problems();
    CrashGuard.run(what, origin(trigger), problems, () -> compile(trigger, reader, problems));
    reporter.report(problems.all(), trigger.orElse(null));
  }

  private void compile(
      Optional<Element> trigger, Function<Problems, Optional<Machine>> reader, Problems problems) {
    Optional<Machine> machine = Optional.empty();
    boolean done = false;
    try {
      machine = reader.apply(problems);
      machine.ifPresent(m -> Checks.run(m, problems, options.strict()));
      if (machine.isPresent() && !problems.hasErrors()) {
        generate(machine.get(), trigger, problems);
        done = !problems.hasErrors();
      }
    } finally {
      if (done) {
        machines.add(machine.get());
      } else {
        machines.addFailed(machine);
      }
    }
  }

  private static Origin origin(Optional<Element> trigger) {
    return trigger.<Origin>map(t -> new Origin.InJava(t, null, null)).orElse(Origin.NONE);
  }

  private void generate(Machine machine, Optional<Element> trigger, Problems problems) {
    Plan plan = Planner.plan(machine);
    if (!plan.plain() && plan.numbers() > Plan.MAX_NUMBERS) {
      problems.add(
          Code.TOO_LARGE,
          machine.origin(),
          machine.name(),
          String.format(Locale.ROOT, "%,d", plan.numbers()),
          "transitions and choices among them",
          String.format(Locale.ROOT, "%,d", Plan.MAX_NUMBERS));
      return;
    }
    Locks.Result lock = locks.number(machine, problems);
    if (problems.hasErrors()) {
      return;
    }
    Documents made = new Documents(machine, drawing());
    String picture = options.outputs().contains(Output.TXT) ? made.comment() : "";
    List<Generators.Source> types =
        Generators.generate(
            plan, lock.ids(), sources.generatedIsVisible(trigger), release, picture);
    Map<Output, String> documents = made.of(options.outputs());
    noteWhatIsLeftOut(plan, problems);
    Origin origin = machine.origin();
    for (Generators.Source type : types) {
      sources.write(
          type.packageName(), type.name(), type.text(), trigger, machine.name(), origin, problems);
    }
    lock.text().ifPresent(t -> LockFileWriter.write(lock.file().orElseThrow(), t, problems));
    String base = machine.packageName().isEmpty() ? "" : machine.packageName() + ".";
    String file = base + plan.prefix();
    index.add(file, MachineSummary.of(machine));
    documents.forEach(
        (output, text) ->
            resources.write(
                file + "." + output.ending(), text, trigger, machine.name(), origin, problems));
  }

  private TextDiagram.Options drawing() {
    return options.ascii() ? TextDiagram.Options.SEVEN_BIT : TextDiagram.Options.DEFAULT;
  }

  private static void noteWhatIsLeftOut(Plan plan, Problems problems) {
    if (!plan.large()) {
      return;
    }
    List<String> left = new ArrayList<>();
    for (Part part : List.of(Part.PHASE, Part.CASES)) {
      if (!plan.generates(part) && !plan.machine().omit().contains(part)) {
        left.add(plan.prefix() + (part == Part.PHASE ? "Phase" : "Cases"));
      }
    }
    if (!left.isEmpty()) {
      problems.add(
          Code.LARGE_MACHINE,
          plan.machine().origin(),
          plan.machine().name(),
          plan.states().size(),
          String.join(" and ", left) + (left.size() == 1 ? " is" : " are"));
    }
  }
}
