package dev.pawl.processor;

import com.google.auto.service.AutoService;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.Origin;
import dev.pawl.processor.option.Option;
import dev.pawl.processor.option.Options;
import dev.pawl.processor.option.Warnings;
import dev.pawl.processor.problem.Problems;
import dev.pawl.processor.read.annotation.CompilerTypes;
import dev.pawl.processor.read.annotation.EnumReader;
import dev.pawl.processor.read.annotation.StrayAnnotations;
import dev.pawl.processor.read.annotation.YamlTrigger;
import dev.pawl.processor.read.yaml.MachineFiles;
import dev.pawl.processor.read.yaml.YamlReader;
import dev.pawl.processor.report.ReportPolicy;
import dev.pawl.processor.report.Reporter;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/**
 * Checks and generates state machines: finds what is declared in each round, and hands machine
 * after machine on. It claims no annotation, so other processors may see them too.
 */
@AutoService(Processor.class)
public final class PawlProcessor extends AbstractProcessor {

  private static final String STATE_MACHINE = "dev.pawl.StateMachine";

  private final Set<String> waiting = new LinkedHashSet<>();
  private final Set<Path> named = new HashSet<>();
  private Options options;
  private Reporter reporter;
  private MachineFiles files;
  private DocsIndex index;
  private MachineCompiler compiler;
  private boolean foldersRead;

  /** Called by the compiler. */
  public PawlProcessor() {}

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  /**
   * Machines in folders need no annotation to be found; else a program without any costs nothing.
   */
  @Override
  public Set<String> getSupportedAnnotationTypes() {
    boolean always = processingEnv.getOptions().containsKey(Option.MACHINES.key());
    return Set.of(always ? "*" : "dev.pawl.*");
  }

  @Override
  public Set<String> getSupportedOptions() {
    return Option.supported();
  }

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    Problems problems = new Problems();
    options = Options.parse(environment.getOptions(), problems);
    reporter =
        new Reporter(
            environment,
            new ReportPolicy(
                options.strict(),
                options.warnings() != Warnings.OFF,
                options.warnings() == Warnings.ERROR,
                options.suppressed()));
    reporter.report(problems.all(), null);
    files = new MachineFiles(options.machines(), environment.getFiler());
    index = new DocsIndex(options);
    compiler = new MachineCompiler(environment, options, reporter, index);
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    if (round.processingOver()) {
      Problems problems = new Problems();
      index.write(problems);
      reporter.report(problems.all(), null);
      reporter.finish();
      return false;
    }
    Set<String> retried = Set.copyOf(waiting);
    waiting.clear();
    retried.stream().map(processingEnv.getElementUtils()::getTypeElement).forEach(this::read);
    annotated(annotations, round, Set.of(STATE_MACHINE)).forEach(this::read);
    // after the annotations, which may name files that lie in the folders
    readFolders();
    Problems stray = new Problems();
    StrayAnnotations.find(annotated(annotations, round, StrayAnnotations.names()), stray);
    reporter.report(stray.all(), null);
    return false;
  }

  /** Asks only for annotations that are there, so that none need be looked up. */
  private static List<Element> annotated(
      Set<? extends TypeElement> present, RoundEnvironment round, Collection<String> names) {
    TypeElement[] wanted =
        present.stream()
            .filter(a -> names.contains(a.getQualifiedName().toString()))
            .toArray(TypeElement[]::new);
    return wanted.length == 0 ? List.of() : List.copyOf(round.getElementsAnnotatedWithAny(wanted));
  }

  private void readFolders() {
    if (foldersRead || options.machines().isEmpty()) {
      return;
    }
    foldersRead = true;
    Problems problems = new Problems();
    CompilerTypes types = new CompilerTypes(processingEnv.getElementUtils());
    for (MachineFiles.Found found : files.all(problems)) {
      if (found.path().filter(named::contains).isPresent()) {
        continue;
      }
      compiler.compile(
          found.name(),
          Optional.empty(),
          p -> YamlReader.read(found.name(), found.text(), "", true, types, p));
    }
    reporter.report(problems.all(), null);
  }

  private void read(Element element) {
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
    if (EnumReader.unresolved(type)) {
      waiting.add(type.getQualifiedName().toString());
      return;
    }
    CompilerTypes types = new CompilerTypes(processingEnv.getElementUtils(), type);
    EnumReader reader = new EnumReader(processingEnv.getElementUtils(), types);
    compiler.compile(
        type.getQualifiedName().toString(), Optional.of(type), p -> reader.read(type, p));
  }

  private void readFile(YamlTrigger trigger) {
    CompilerTypes types = new CompilerTypes(processingEnv.getElementUtils(), trigger.element());
    Origin origin = trigger.file().origin();
    compiler.compile(
        trigger.file().name(),
        Optional.of(trigger.element()),
        p ->
            files
                .find(trigger.file().name(), trigger.packageName(), origin, p)
                .flatMap(f -> readFound(f, trigger, types, p)));
  }

  private Optional<Machine> readFound(
      MachineFiles.Found file, YamlTrigger trigger, CompilerTypes types, Problems problems) {
    file.path().ifPresent(named::add);
    return YamlReader.read(
        file.name(), file.text(), trigger.packageName(), trigger.isPublic(), types, problems);
  }
}
