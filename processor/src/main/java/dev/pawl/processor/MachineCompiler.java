package dev.pawl.processor;

import dev.pawl.diagrams.text.TextDiagram;
import dev.pawl.language.check.Checks;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.generate.Generators;
import dev.pawl.processor.lock.Locks;
import dev.pawl.processor.option.Options;
import dev.pawl.processor.option.Output;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.Planner;
import dev.pawl.processor.read.annotation.CompilerTypes;
import dev.pawl.processor.report.Reporter;
import dev.pawl.processor.sync.KnownMachines;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.lang.model.element.Element;

/**
 * Compiles the machines of a program, one after another. The files of a machine are written only if
 * the machine has no errors. An error in one machine does not affect the other machines.
 */
final class MachineCompiler {

  private final Options options;
  private final MachineWriter writer;
  private final Locks locks;
  private final Reporter reporter;
  private final KnownMachines machines;
  private final MachineNames names = new MachineNames();
  private final ErrorStubs skeletons;
  private final Prerequisites prerequisites;
  private final int release;
  private final List<String> compiledBefore = new ArrayList<>();

  /**
   * @param machines collects every compiled machine for the generated blocks in documents
   * @param release the Java release of the program, such as 17
   */
  MachineCompiler(
      Options options,
      MachineWriter writer,
      Reporter reporter,
      KnownMachines machines,
      Prerequisites prerequisites,
      int release) {
    this.options = options;
    this.writer = writer;
    this.locks = new Locks(options.lock(), options.lockCheck());
    this.reporter = reporter;
    this.machines = machines;
    this.prerequisites = prerequisites;
    this.release = release;
    this.skeletons = new ErrorStubs(writer, release);
  }

  /**
   * Reports the machines that were not compiled because an archive on the class path contains their
   * types.
   */
  void reportCompiledBefore(Problems problems) {
    if (!compiledBefore.isEmpty()) {
      problems.add(Code.COMPILED_BEFORE, Origin.NONE, String.join(", ", compiledBefore));
    }
  }

  interface Reader {

    /**
     * Reads the machine; empty if the declaration has errors.
     *
     * @param types looks up the types that the declaration names
     * @param sketch receives the incomplete machine if the declaration has errors
     */
    Optional<Machine> read(CompilerTypes types, Problems problems, Consumer<Machine> sketch);
  }

  /**
   * A declaration of a machine.
   *
   * @param what describes the declaration in messages
   * @param trigger the element that declares the machine, if any
   * @param types creates a lookup for each reading
   */
  record Declaration(
      String what, Optional<Element> trigger, Supplier<CompilerTypes> types, Reader reader) {}

  /** Compiles a machine, or reports its problems. */
  void compile(Declaration declaration) {
    compile(declaration, false);
  }

  /**
   * Compiles a machine, or reports its problems. If a type is missing, does nothing and returns
   * false, because the type can belong to another machine or another processor.
   */
  boolean compileIfTypesExist(Declaration declaration) {
    return compile(declaration, true);
  }

  private boolean compile(Declaration declaration, boolean mayWait) {
    Optional<Element> trigger = declaration.trigger;
    Problems problems = new Problems();
    if (!prerequisites.check(trigger.isPresent(), origin(trigger), problems)) {
      reporter.report(problems.all(), trigger.orElse(null));
      return true;
    }
    List<Machine> sketches = new ArrayList<>();
    CompilerTypes types = declaration.types.get();
    CrashGuard.run(
        declaration.what,
        origin(trigger),
        problems,
        () -> compile(declaration, types, mayWait, problems, sketches));
    if (mayWait && lacksTypes(types, problems)) {
      return false;
    }
    reporter.report(problems.all(), trigger.orElse(null));
    if (problems.hasErrors()) {
      sketches.forEach(sketch -> skeletons.write(sketch, trigger));
    }
    return true;
  }

  /**
   * Generates stubs of a machine that cannot be compiled, because annotation processing ends before
   * other processors have generated its types. {@link #check} reports the problems of the machine.
   */
  void writeStubs(Declaration declaration) {
    Optional<Element> trigger = declaration.trigger;
    Problems ignored = new Problems();
    List<Machine> sketches = new ArrayList<>();
    CrashGuard.run(
        declaration.what,
        origin(trigger),
        ignored,
        () ->
            declaration
                .reader
                .read(declaration.types.get(), ignored, sketches::add)
                .ifPresent(sketches::add));
    Problems twice = new Problems();
    sketches.removeIf(m -> isCompiledBefore(m, trigger) || !names.take(m, twice));
    reporter.report(twice.all(), trigger.orElse(null));
    sketches.forEach(sketch -> skeletons.write(sketch, trigger));
  }

  /** Reports the problems of a machine without compiling it. */
  void check(Declaration declaration) {
    Optional<Element> trigger = declaration.trigger;
    Problems problems = new Problems();
    List<Machine> sketches = new ArrayList<>();
    CrashGuard.run(
        declaration.what,
        origin(trigger),
        problems,
        () -> {
          Optional<Machine> machine =
              declaration.reader.read(declaration.types.get(), problems, sketches::add);
          machine.ifPresent(writer::recordExistence);
          machine.filter(m -> !isCompiledBefore(m, trigger)).ifPresent(m -> check(m, problems));
          machines.addFailed(machine.or(() -> sketches.stream().findFirst()));
        });
    reporter.report(problems.all(), trigger.orElse(null));
  }

  /** Returns whether the types of a machine in a folder were generated by another compilation. */
  private boolean isCompiledBefore(Machine machine, Optional<Element> trigger) {
    return trigger.isEmpty() && writer.isCompiled(machine);
  }

  private static boolean lacksTypes(CompilerTypes types, Problems problems) {
    return types.sawMissingTypes()
        || problems.all().stream().anyMatch(p -> p.code() == Code.UNKNOWN_TYPE);
  }

  /**
   * Generates stubs of a machine whose declaration is rejected by the compiler. With the stubs, the
   * compiler reports only the error in the declaration, and not each use of the machine's types.
   */
  void writeStubs(Element trigger, Function<Problems, Optional<Machine>> reader) {
    Problems ignored = new Problems();
    Optional<Machine> machine = Optional.empty();
    try {
      machine = reader.apply(ignored).filter(m -> names.take(m, ignored));
      machine.ifPresent(m -> skeletons.write(m, Optional.of(trigger)));
    } catch (RuntimeException | StackOverflowError | AssertionError e) {
      // the reader can fail at a declaration that the compiler rejects; the compiler reports the
      // error
    } finally {
      machines.addFailed(machine);
    }
  }

  private void compile(
      Declaration declaration,
      CompilerTypes types,
      boolean mayWait,
      Problems problems,
      List<Machine> sketches) {
    Optional<Element> trigger = declaration.trigger;
    Optional<Machine> machine = Optional.empty();
    Optional<ResolvedMachine> good = Optional.empty();
    boolean waits = false;
    try {
      machine = declaration.reader.read(types, problems, sketches::add);
      waits = mayWait && lacksTypes(types, problems);
      if (waits) {
        return;
      }
      if (machine.filter(m -> isCompiledBefore(m, trigger)).isPresent()) {
        machine.ifPresent(writer::recordExistence);
        machine.filter(writer::isFromArchive).map(Machine::name).ifPresent(compiledBefore::add);
        sketches.clear();
        return;
      }
      machine.ifPresent(sketches::add);
      machine.ifPresent(writer::recordExistence);
      boolean twice = sketches.removeIf(m -> !names.take(m, problems));
      // if the name is taken, the machine is declared twice, and only that is reported
      Optional<ResolvedMachine> checked =
          machine.filter(m -> !twice).flatMap(m -> check(m, problems));
      checked.ifPresent(m -> generate(m, types, trigger, problems));
      // machines from class files are not recorded as good: they have no comments, so blocks in
      // documents would lose the descriptions
      good = checked.filter(m -> !problems.hasErrors() && !writer.isFromClassFile(trigger));
    } finally {
      Optional<Machine> read = machine.or(() -> sketches.stream().findFirst());
      if (!waits) {
        good.ifPresentOrElse(machines::add, () -> machines.addFailed(read));
      }
    }
  }

  private Optional<ResolvedMachine> check(Machine machine, Problems problems) {
    Optional<ResolvedMachine> checked = Checks.run(machine, problems, options.strict());
    locks.check(machine, problems);
    return checked.filter(m -> !problems.hasErrors());
  }

  private static Origin origin(Optional<Element> trigger) {
    return trigger.<Origin>map(t -> new Origin.InJava(t, null, null)).orElse(Origin.NONE);
  }

  private void generate(
      ResolvedMachine machine, CompilerTypes types, Optional<Element> trigger, Problems problems) {
    Plan plan = Planner.plan(machine);
    SizeLimits.check(plan, problems);
    ValueClasses.check(plan, types, problems);
    if (problems.hasErrors()) {
      return;
    }
    Locks.Result lock = locks.number(machine, problems);
    if (problems.hasErrors()) {
      return;
    }
    Documents made = new Documents(machine, () -> plan, TextDiagram.Options.of(options.ascii()));
    String picture = options.outputs().contains(Output.TXT) ? made.comment() : "";
    List<Generators.Source> sources =
        Generators.generate(
            plan, lock.ids(), picture, writer.target(machine.declared(), release, trigger));
    Map<Output, String> documents = made.of(options.outputs());
    SizeLimits.warnOfOmittedTypes(plan, problems);
    writer.reportAuxiliaryTypes(machine.declared(), problems);
    boolean described = !writer.isFromClassFile(trigger);
    writer.write(
        new MachineWriter.GeneratedFiles(plan, sources, documents, described, lock),
        trigger,
        problems);
  }
}
