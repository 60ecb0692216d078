package dev.pawl.processor;

import dev.pawl.language.model.Machine;
import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.yaml.YamlReader;
import dev.pawl.processor.read.annotation.EnumReader;
import dev.pawl.processor.read.annotation.StrayAnnotations;
import dev.pawl.processor.read.annotation.YamlTrigger;
import dev.pawl.processor.read.annotation.mirror.CompilerTypes;
import dev.pawl.processor.read.file.MachineFiles;
import dev.pawl.processor.read.file.ProjectFolder;
import dev.pawl.processor.report.LateNames;
import dev.pawl.processor.report.Reporter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Dispatches each declaration to its reader and passes the parsed machine to the compiler. */
final class DeclarationDispatcher {

  private final Elements elements;
  private final Types types;
  private final MachineFiles files;
  private final MachineCompiler compiler;
  private final Reporter reporter;
  private final LateNames lateNames;
  private final Set<String> waitingEnums = new LinkedHashSet<>();
  private final List<MachineCompiler.Declaration> waitingFiles = new ArrayList<>();
  private final Set<Path> namedFiles = new HashSet<>();
  private boolean foldersRead;
  private boolean annotationsNameFiles;

  DeclarationDispatcher(
      ProcessingEnvironment environment,
      MachineFiles files,
      MachineCompiler compiler,
      Reporter reporter,
      LateNames lateNames) {
    this.elements = environment.getElementUtils();
    this.types = environment.getTypeUtils();
    this.files = files;
    this.compiler = compiler;
    this.reporter = reporter;
    this.lateNames = lateNames;
  }

  /**
   * Reads the enums and files that an earlier round could not read, because they use types
   * generated in that round.
   */
  void retry() {
    Set<String> retried = Set.copyOf(waitingEnums);
    waitingEnums.clear();
    retried.stream().map(elements::getTypeElement).forEach(this::read);
    List<MachineCompiler.Declaration> files = List.copyOf(waitingFiles);
    waitingFiles.clear();
    files.forEach(this::compileFile);
  }

  /** Reports the missing types of files that wait for another machine. */
  void finish() {
    waitingFiles.forEach(compiler::compile);
    waitingFiles.clear();
  }

  private void compileFile(MachineCompiler.Declaration file) {
    if (!compiler.compileIfTypesExist(file)) {
      waitingFiles.add(file);
    }
  }

  /**
   * Reads all machine files in the folders of the option {@code pawl.machines}, except files that
   * an annotation names. Later calls do nothing.
   *
   * @param roots the root elements of the present annotation processing round
   */
  void readFolders(Collection<? extends Element> roots) {
    if (foldersRead) {
      return;
    }
    foldersRead = true;
    Problems problems = new Problems();
    CompilerTypes visible = new CompilerTypes(elements, types);
    for (MachineFiles.Found found : files.all(namedFiles, annotationsNameFiles, problems)) {
      if (found.path().filter(namedFiles::contains).isPresent()) {
        continue;
      }
      compileFile(
          new MachineCompiler.Declaration(
              found.name(),
              Optional.empty(),
              (p, sketch) -> {
                Optional<Machine> machine =
                    YamlReader.read(found.shown(), found.text(), "", true, visible, p, sketch);
                machine.ifPresent(m -> checkPackage(m, roots, p));
                return machine;
              }));
    }
    compiler.reportCompiledBefore(problems);
    reporter.report(problems.all(), null);
  }

  /**
   * Warns if a machine is in the unnamed package, unless the program has other types in the unnamed
   * package.
   */
  private void checkPackage(Machine machine, Collection<? extends Element> roots, Problems found) {
    if (machine.packageName().isEmpty()
        && roots.stream().noneMatch(root -> elements.getPackageOf(root).isUnnamed())) {
      String name =
          roots.stream()
              .map(root -> elements.getPackageOf(root).getQualifiedName().toString())
              .min(Comparator.comparingInt(String::length).thenComparing(n -> n))
              .or(() -> files.project().flatMap(ProjectFolder::group))
              .orElse("com.acme");
      found.add(
          Code.PACKAGE_LACKS, "Add \"package: " + name + "\".", machine.origin(), machine.name());
    }
  }

  void read(Element element) {
    if (element.getKind() == ElementKind.ENUM) {
      readEnum((TypeElement) element);
      return;
    }
    Problems problems = new Problems();
    Optional<YamlTrigger> trigger = YamlTrigger.read(element, problems);
    reporter.report(problems.all(), element);
    trigger.ifPresent(this::readFile);
  }

  private void readEnum(TypeElement type) {
    String name = type.getQualifiedName().toString();
    boolean unimported = lateNames.lacksImport(type, StrayAnnotations.simpleNames());
    boolean unresolved = EnumReader.unresolved(type) || unimported;
    if (unresolved && !unimported && lateNames.mayReferToGeneratedNames(type)) {
      waitingEnums.add(name);
      return;
    }
    EnumReader reader =
        new EnumReader(elements, new CompilerTypes(elements, types, type), unresolved);
    if (unresolved) {
      compiler.writeStubs(type, p -> reader.read(type, p));
    } else {
      compiler.compile(
          new MachineCompiler.Declaration(
              name, Optional.of(type), (p, sketch) -> reader.read(type, p)));
    }
  }

  private void readFile(YamlTrigger trigger) {
    annotationsNameFiles = true;
    CompilerTypes visible = new CompilerTypes(elements, types, trigger.element());
    Origin origin = trigger.file().origin();
    compileFile(
        new MachineCompiler.Declaration(
            trigger.file().name(),
            Optional.of(trigger.element()),
            (p, sketch) ->
                files
                    .find(trigger.file().name(), trigger.packageName(), origin, p)
                    .flatMap(f -> readFound(f, trigger, visible, p, sketch))));
  }

  private Optional<Machine> readFound(
      MachineFiles.Found file,
      YamlTrigger trigger,
      CompilerTypes visible,
      Problems problems,
      Consumer<Machine> sketch) {
    file.path().ifPresent(namedFiles::add);
    return YamlReader.read(
        file.shown(),
        file.text(),
        trigger.packageName(),
        trigger.isPublic(),
        visible,
        problems,
        sketch);
  }
}
