package dev.pawl.processor;

import com.google.auto.service.AutoService;
import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.option.Option;
import dev.pawl.processor.option.Options;
import dev.pawl.processor.option.Warnings;
import dev.pawl.processor.read.annotation.StrayAnnotations;
import dev.pawl.processor.read.file.MachineFiles;
import dev.pawl.processor.report.LateNames;
import dev.pawl.processor.report.ReportPolicy;
import dev.pawl.processor.report.Reporter;
import dev.pawl.processor.sync.DocumentSync;
import dev.pawl.processor.sync.KnownMachines;
import dev.pawl.processor.write.ServiceFiles;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * Checks and generates state machines: finds what is declared in each round, and hands machine
 * after machine on. It claims no annotation, so other processors may see them too.
 */
@AutoService(Processor.class)
public final class PawlProcessor extends AbstractProcessor {

  private static final String HOW_TO_FILL =
      "To fill it, compile without -A" + Option.SYNC_CHECK.key() + "=true.";

  private Options options;
  private Reporter reporter;
  private final KnownMachines machines = new KnownMachines();
  private DocsIndex index;
  private MachineWriter writer;
  private DeclarationDispatcher declarations;
  private boolean machinesUnseen;

  /** Called by the compiler. */
  public PawlProcessor() {}

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  /**
   * Machines in folders need no annotation to be found, nor to be missed; and who gives any option
   * is not to be told that no processor knows it. Else a program without machines costs nothing.
   */
  @Override
  public Set<String> getSupportedAnnotationTypes() {
    boolean silent = Option.among(given()).isEmpty() && !machinesUnseen;
    return Set.of(silent ? "dev.pawl.*" : "*");
  }

  /**
   * The options there are, and those that are mistyped: Pawl says what was meant. Also how Gradle
   * may compile in part: each machine alone, unless one has no element of its own or a file lists
   * several.
   */
  @Override
  public Set<String> getSupportedOptions() {
    Set<String> options = new LinkedHashSet<>(Option.supported());
    options.addAll(Option.among(given()));
    if (processingEnv != null) {
      options.add(
          "org.gradle.annotation.processing." + (isAggregating() ? "aggregating" : "isolating"));
    }
    return options;
  }

  private boolean isAggregating() {
    return given().contains(Option.MACHINES.key())
        || ServiceFiles.mayList(processingEnv.getElementUtils());
  }

  /** Some tools ask what is supported before they say what is given. */
  private Set<String> given() {
    return processingEnv == null ? Set.of() : processingEnv.getOptions().keySet();
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
    index = new DocsIndex(options);
    writer = new MachineWriter(environment, options, index);
    int release =
        Options.release(environment.getOptions(), environment.getSourceVersion().ordinal());
    MachineCompiler compiler =
        new MachineCompiler(
            options, writer, reporter, machines, new Prerequisites(environment, release), release);
    MachineFiles files = new MachineFiles(options.machines(), environment.getFiler());
    machinesUnseen = files.leaveOutTheUsual();
    declarations =
        new DeclarationDispatcher(
            environment.getElementUtils(), files, compiler, reporter, new LateNames(environment));
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    if (round.processingOver()) {
      synchronizeDocuments();
      reporter.report(writer.finish(round.errorRaised()), null);
      reporter.report(index.write(), null);
      return false;
    }
    writer.present(round.getRootElements());
    declarations.retry();
    annotated(annotations, round, Set.of("dev.pawl.StateMachine")).forEach(declarations::read);
    // after the annotations, which may name files that lie in the folders
    declarations.readFolders(round.getRootElements());
    Problems stray = new Problems();
    StrayAnnotations.find(annotated(annotations, round, StrayAnnotations.names()), stray);
    reporter.report(stray.all(), null);
    return false;
  }

  private void synchronizeDocuments() {
    if (machines.isEmpty()) {
      // the tests of a program, or a part of it that was compiled again
      return;
    }
    DocumentSync.Settings settings =
        new DocumentSync.Settings(
            options.syncCheck(), options.ascii(), options.strict(), HOW_TO_FILL);
    DocumentSync sync = new DocumentSync(settings, machines);
    for (Path path : options.sync()) {
      Problems problems = new Problems();
      CrashGuard.run(path.toString(), Origin.NONE, problems, () -> sync.run(path, problems));
      reporter.report(problems.all(), null);
    }
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
}
