package dev.pawl.processor;

import dev.pawl.language.model.Machine;
import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.yaml.YamlReader;
import dev.pawl.processor.read.annotation.CompilerTypes;
import dev.pawl.processor.read.annotation.EnumReader;
import dev.pawl.processor.read.annotation.StrayAnnotations;
import dev.pawl.processor.read.annotation.YamlTrigger;
import dev.pawl.processor.read.file.MachineFiles;
import dev.pawl.processor.read.file.ProjectFolder;
import dev.pawl.processor.report.LateNames;
import dev.pawl.processor.report.Reporter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
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
  private final Map<String, TypeElement> waitingEnums = new LinkedHashMap<>();
  private final List<MachineCompiler.Declaration> waitingFiles = new ArrayList<>();
  private final List<Supplier<MachineCompiler.Declaration>> postponed = new ArrayList<>();
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
    takeWaitingEnums().forEach(type -> readEnum(type, true));
    List<MachineCompiler.Declaration> files = List.copyOf(waitingFiles);
    waitingFiles.clear();
    files.forEach(this::compileFile);
  }

  /**
   * Removes and returns the waiting enums, with their elements of this round. Elements of earlier
   * rounds are outdated.
   */
  private List<TypeElement> takeWaitingEnums() {
    List<TypeElement> enums = waitingEnums.keySet().stream().map(elements::getTypeElement).toList();
    waitingEnums.clear();
    return enums;
  }

  /** Returns whether an enum or a file waits for types that do not exist yet. */
  boolean isWaiting() {
    return !waitingEnums.isEmpty() || !waitingFiles.isEmpty();
  }

  /** Returns the element of a declaration that waits, if any has an element. */
  Optional<Element> waitingElement() {
    return Stream.concat(
            waitingEnums.values().stream(),
            waitingFiles.stream().flatMap(file -> file.trigger().stream()))
        .<Element>map(element -> element)
        .findFirst();
  }

  /**
   * Generates stubs of the declarations that wait, because an error ends annotation processing. In
   * the last round, {@link #finish} reports their problems. Other processors can still generate the
   * missing types until then.
   */
  void postpone() {
    for (TypeElement type : takeWaitingEnums()) {
      if (EnumReader.unresolved(type)) {
        readEnum(type, false);
      } else {
        String name = type.getQualifiedName().toString();
        compiler.writeStubs(declaration(type));
        postponed.add(() -> declaration(elements.getTypeElement(name)));
      }
    }
    for (MachineCompiler.Declaration file : waitingFiles) {
      compiler.writeStubs(file);
      postponed.add(() -> file);
    }
    waitingFiles.clear();
  }

  /**
   * Compiles the declarations that wait, and reports the problems of postponed declarations.
   * Reports the missing types of files; the compiler reports those of enums.
   */
  void finish() {
    takeWaitingEnums().forEach(type -> readEnum(type, false));
    waitingFiles.forEach(compiler::compile);
    waitingFiles.clear();
    postponed.forEach(declaration -> compiler.check(declaration.get()));
    postponed.clear();
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
    for (MachineFiles.Found found : files.all(namedFiles, annotationsNameFiles, problems)) {
      if (found.path().filter(namedFiles::contains).isPresent()) {
        continue;
      }
      compileFile(
          new MachineCompiler.Declaration(
              found.name(),
              Optional.empty(),
              () -> typesFor(roots),
              (visible, p, sketch) -> {
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
   * Returns a look-up of the types that the module of the program can access. If the program has
   * several modules, the look-up finds all types.
   */
  private CompilerTypes typesFor(Collection<? extends Element> roots) {
    boolean hasOneModule = roots.stream().map(elements::getModuleOf).distinct().count() == 1;
    return hasOneModule
        ? new CompilerTypes(elements, types, roots.iterator().next())
        : new CompilerTypes(elements, types);
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
      readEnum((TypeElement) element, true);
      return;
    }
    Problems problems = new Problems();
    Optional<YamlTrigger> trigger = YamlTrigger.read(element, problems);
    reporter.report(problems.all(), element);
    trigger.ifPresent(this::readFile);
  }

  private void readEnum(TypeElement type, boolean mayWait) {
    String name = type.getQualifiedName().toString();
    boolean unimported = lateNames.lacksImport(type, StrayAnnotations.simpleNames());
    boolean unresolved = EnumReader.unresolved(type) || unimported;
    if (mayWait && unresolved && !unimported && lateNames.mayReferToGeneratedNames(type)) {
      waitingEnums.put(name, type);
      return;
    }
    if (unresolved) {
      CompilerTypes visible = new CompilerTypes(elements, types, type);
      compiler.writeStubs(type, p -> new EnumReader(elements, visible, true).read(type, p));
      return;
    }
    if (!mayWait) {
      compiler.compile(declaration(type));
    } else if (!compiler.compileIfTypesExist(declaration(type))) {
      waitingEnums.put(name, type);
    }
  }

  private MachineCompiler.Declaration declaration(TypeElement type) {
    return new MachineCompiler.Declaration(
        type.getQualifiedName().toString(),
        Optional.of(type),
        () -> new CompilerTypes(elements, types, type),
        (visible, p, sketch) -> new EnumReader(elements, visible, false).read(type, p));
  }

  private void readFile(YamlTrigger trigger) {
    annotationsNameFiles = true;
    Origin origin = trigger.file().origin();
    compileFile(
        new MachineCompiler.Declaration(
            trigger.file().name(),
            Optional.of(trigger.element()),
            () -> new CompilerTypes(elements, types, trigger.element()),
            (visible, p, sketch) ->
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
