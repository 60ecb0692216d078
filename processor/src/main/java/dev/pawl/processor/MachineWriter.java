package dev.pawl.processor;

import dev.pawl.language.model.Machine;
import dev.pawl.language.model.MachineSummary;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.generate.Generators;
import dev.pawl.processor.generate.code.JavaLang;
import dev.pawl.processor.lock.Locks;
import dev.pawl.processor.lock.PendingLocks;
import dev.pawl.processor.option.Options;
import dev.pawl.processor.option.Output;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.report.LintWarnings;
import dev.pawl.processor.write.LockFileWriter;
import dev.pawl.processor.write.ResourceWriter;
import dev.pawl.processor.write.ServiceFiles;
import dev.pawl.processor.write.SourceWriter;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;

/**
 * Writes the types, documents and lock file of a machine. Writes nothing and reports a problem if
 * one of the types already exists.
 */
final class MachineWriter {

  private final SourceWriter sources;
  private final ResourceWriter resources;
  private final ServiceFiles services;
  private final LintWarnings warnings;
  private final DocsIndex index;
  private final PendingLocks locks;
  private final LockFileWriter lockFiles;

  /**
   * Creates a writer.
   *
   * @param options the folders of documents and lock files
   * @param index receives each machine that has documents
   */
  MachineWriter(ProcessingEnvironment environment, Options options, DocsIndex index) {
    this.lockFiles = new LockFileWriter(environment);
    this.locks = new PendingLocks(options.reports(Code.LOCK_LEFT));
    this.sources = new SourceWriter(environment);
    this.warnings = new LintWarnings(environment);
    this.resources = new ResourceWriter(environment, options.docs());
    this.services = new ServiceFiles(environment);
    this.index = index;
  }

  /**
   * The generated files of a machine.
   *
   * @param described whether the comments of the source were available. Without comments, existing
   *     documents are not replaced, because the existing documents may contain descriptions from
   *     comments.
   */
  record Made(
      Plan plan,
      List<Generators.Source> types,
      Map<Output, String> documents,
      boolean described,
      Locks.Result lock) {}

  /** Returns whether a machine is declared by an enum that was read from a class file. */
  boolean isFromClassFile(Optional<Element> trigger) {
    return trigger.filter(sources::isFromClassFile).isPresent();
  }

  /**
   * Records the types of an annotation processing round. No generated type can have the name of one
   * of these types.
   */
  void present(Collection<? extends Element> roots) {
    sources.present(roots);
  }

  /** Returns whether the types of a machine are on the class path, from another compilation. */
  boolean isCompiled(Machine machine) {
    return typesOf(machine).allMatch(each -> sources.isOnClassPath(machine.packageName(), each));
  }

  /**
   * Returns whether the types of a machine come from an archive, as opposed to another step of this
   * build.
   */
  boolean isFromArchive(Machine machine) {
    return typesOf(machine).anyMatch(each -> sources.isFromArchive(machine.packageName(), each));
  }

  private static Stream<String> typesOf(Machine machine) {
    String prefix = Words.of(machine.name()).type();
    return Stream.of(prefix + "State", prefix + "Event");
  }

  /** Returns the properties of the program for which code is generated. */
  Generators.Target target(Machine machine, int release, Optional<Element> trigger) {
    return new Generators.Target(
        release,
        sources.generatedIsVisible(trigger),
        sources.inPackage(machine.packageName(), JavaLang.NAMES, trigger),
        warnings.suppressed(machine));
  }

  /** Reports types of the user that would cause javac warnings in generated code. */
  void noteAuxiliary(Machine machine, Problems problems) {
    warnings.noteAuxiliary(machine, problems);
  }

  /**
   * Writes the stubs of a machine with errors. Writes nothing if one of the types already exists,
   * and ignores failures.
   */
  void writeSkeleton(Machine machine, List<Generators.Source> types, Optional<Element> trigger) {
    Problems ignored = new Problems();
    for (Generators.Source type : types) {
      String name = type.qualifiedName();
      if (!sources.isPresent(name)) {
        sources.write(name, type.text(), trigger, machine.name(), machine.origin(), ignored);
      }
    }
  }

  /** Records that a machine exists, even if its files are not written. */
  void known(Machine machine) {
    locks.known(machine);
  }

  /**
   * Writes the service files and lock files, and returns the problems.
   *
   * @param failed whether the compilation has failed, so that lock files must not be written
   */
  List<Problem> finish(boolean failed) {
    Problems problems = new Problems();
    services.write(problems);
    if (!failed) {
      locks
          .files(sources::isCompiledMachine, problems)
          .forEach(f -> lockFiles.write(f.path(), f.old(), f.text(), sources, problems));
    }
    return problems.all();
  }

  /** Writes the files of a machine. If a file cannot be written, adds a problem. */
  void write(Made made, Optional<Element> trigger, Problems problems) {
    Machine machine = made.plan().machine();
    String name = machine.name();
    Origin origin = machine.origin();
    sources.check(
        made.types().stream().map(Generators.Source::qualifiedName).toList(),
        name,
        origin,
        problems);
    for (Generators.Source type : made.types()) {
      if (problems.hasErrors()) {
        return;
      }
      sources.write(type.qualifiedName(), type.text(), trigger, name, origin, problems);
      type.service().ifPresent(s -> services.add(s, type.qualifiedName(), name, origin, trigger));
    }
    String file = machine.inPackage(made.plan().prefix());
    made.documents()
        .forEach(
            (output, text) ->
                resources.write(
                    file + "." + output.ending(),
                    text,
                    made.described(),
                    trigger,
                    name,
                    origin,
                    problems));
    if (problems.hasErrors()) {
      return;
    }
    if (made.described()) {
      index.add(file, MachineSummary.of(machine));
    }
    locks.add(machine, made.lock());
  }
}
