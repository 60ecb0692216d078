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
 * The annotation processor of Pawl. The processor claims no annotations, so that other processors
 * also receive the annotations.
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

  /** Creates the processor; called by the compiler. */
  public PawlProcessor() {}

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  /**
   * {@inheritDoc}
   *
   * <p>Returns all annotations if an option of Pawl is set, so that the compiler runs this
   * processor in any case: machines in folders need no annotation, and javac warns of options that
   * no active processor supports. Otherwise returns only the annotations of Pawl.
   */
  @Override
  public Set<String> getSupportedAnnotationTypes() {
    boolean silent = Option.among(given()).isEmpty() && !machinesUnseen;
    return Set.of(silent ? "dev.pawl.*" : "*");
  }

  /**
   * {@inheritDoc}
   *
   * <p>The result includes mistyped options, because Pawl itself reports them. The result also
   * includes the incremental mode of Gradle. The mode is isolating, unless a machine has no
   * annotated element or a file lists several machines.
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
        || ServiceFiles.canShareFiles(processingEnv.getElementUtils());
  }

  /**
   * Returns the keys of the given options. Returns an empty set before {@code init} is called,
   * because some tools ask for the supported options before they call {@code init}.
   */
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
    machinesUnseen = files.optionOmitsDefaultFolder();
    declarations =
        new DeclarationDispatcher(
            environment, files, compiler, reporter, new LateNames(environment));
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    if (round.processingOver()) {
      declarations.finish();
      synchronizeDocuments();
      reporter.report(writer.finish(round.errorRaised()), null);
      reporter.report(index.write(), null);
      return false;
    }
    writer.recordTypes(round.getRootElements());
    int written = writer.writtenTypes();
    declarations.retry();
    annotated(annotations, round, Set.of("dev.pawl.StateMachine")).forEach(declarations::read);
    // folders are read after annotations, because annotations can name files in the folders
    declarations.readFolders(round.getRootElements());
    Problems stray = new Problems();
    StrayAnnotations.find(annotated(annotations, round, StrayAnnotations.names()), stray);
    reporter.report(stray.all(), null);
    if (declarations.isWaiting()
        && (writer.writtenTypes() == written || reporter.errorReported())
        && !awaitsRound(round)) {
      // there may be no further round in which the compiler reads stubs
      if (reporter.errorReported()) {
        declarations.postpone();
      } else {
        declarations.finish();
      }
    }
    return false;
  }

  /**
   * Ensures that there is another round, because other processors can generate types in this round.
   * Returns false if another round would not help: there is an error, or nothing was generated in
   * the previous round, so other processors have nothing to process in this round.
   */
  private boolean awaitsRound(RoundEnvironment round) {
    return !reporter.errorReported()
        && !round.errorRaised()
        && round.getRootElements().stream()
            .limit(1)
            .anyMatch(root -> writer.requestRound(declarations.waitingElement(), root));
  }

  private void synchronizeDocuments() {
    if (machines.isEmpty()) {
      // a compilation without machines is one of tests, or an incremental compilation
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

  /**
   * Returns the elements with any of the named annotations.
   *
   * @param present the types of all annotations in the round
   */
  private static List<Element> annotated(
      Set<? extends TypeElement> present, RoundEnvironment round, Collection<String> names) {
    TypeElement[] wanted =
        present.stream()
            .filter(a -> names.contains(a.getQualifiedName().toString()))
            .toArray(TypeElement[]::new);
    return wanted.length == 0 ? List.of() : List.copyOf(round.getElementsAnnotatedWithAny(wanted));
  }
}
