package dev.pawl.processor;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.model.View;
import dev.pawl.language.semantics.ResolvedMachine;
import java.nio.file.Files;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The packages of the processor and the directions between them. A problem has a place, which is a
 * part of the model, so what reports problems may use both.
 */
@AnalyzeClasses(
    packages = {"dev.pawl.language", "dev.pawl.diagrams", "dev.pawl.processor"},
    importOptions = ArchitectureTest.WithoutTests.class)
class ArchitectureTest {

  /** Leaves the tests out, whatever the build directory is. */
  static final class WithoutTests implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("/test-classes/") && !location.contains("-tests.jar");
    }
  }

  private static final String LANGUAGE = "dev.pawl.language";
  private static final String DIAGRAMS = "dev.pawl.diagrams";
  private static final String HOME = "dev.pawl.processor";

  /** Each package alone, without the packages below it. */
  private static final SliceAssignment PACKAGES =
      new SliceAssignment() {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
          return Stream.of(LANGUAGE, DIAGRAMS, HOME).anyMatch(type.getPackageName()::startsWith)
              ? SliceIdentifier.of(type.getPackageName())
              : SliceIdentifier.ignore();
        }

        @Override
        public String getDescription() {
          return "packages";
        }
      };

  @ArchTest
  static final ArchRule arrowsOnlyPointDownwards =
      layeredArchitecture()
          .consideringOnlyDependenciesInAnyPackage(LANGUAGE + "..", DIAGRAMS + "..", HOME + "..")
          .layer("root")
          .definedBy(HOME)
          .layer("file")
          .definedBy(HOME + ".file..")
          .layer("option")
          .definedBy(HOME + ".option..")
          .layer("read.annotation")
          .definedBy(HOME + ".read.annotation..")
          .layer("read.file")
          .definedBy(HOME + ".read.file..")
          .layer("yaml")
          .definedBy(LANGUAGE + ".yaml..")
          .layer("model")
          .definedBy(LANGUAGE + ".model..")
          .layer("problem")
          .definedBy(LANGUAGE + ".problem..")
          .layer("semantics")
          .definedBy(LANGUAGE + ".semantics..")
          .layer("check")
          .definedBy(LANGUAGE + ".check..")
          .layer("repair")
          .definedBy(HOME + ".repair..")
          .layer("plan")
          .definedBy(HOME + ".plan..")
          .layer("generate")
          .definedBy(HOME + ".generate..")
          .layer("diagram")
          .definedBy(
              JavaClass.Predicates.resideInAPackage(DIAGRAMS + "..")
                  .and(resideOutsideOfPackage(DIAGRAMS + ".document..")))
          .layer("document")
          .definedBy(DIAGRAMS + ".document..")
          .layer("lock")
          .definedBy(HOME + ".lock..")
          .layer("write")
          .definedBy(HOME + ".write..")
          .layer("report")
          .definedBy(HOME + ".report..")
          .layer("sync")
          .definedBy(HOME + ".sync..")
          .whereLayer("root")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("file")
          .mayNotAccessAnyLayer()
          .whereLayer("sync")
          .mayOnlyAccessLayers("model", "problem", "semantics", "diagram", "document", "file")
          .whereLayer("option")
          .mayOnlyAccessLayers("problem", "model")
          .whereLayer("read.annotation")
          .mayOnlyAccessLayers("model", "problem")
          .whereLayer("yaml")
          .mayOnlyAccessLayers("model", "problem")
          .whereLayer("read.file")
          .mayOnlyAccessLayers("model", "problem", "yaml", "file")
          .whereLayer("model")
          .mayNotAccessAnyLayer()
          .whereLayer("problem")
          .mayOnlyAccessLayers("model")
          .whereLayer("semantics")
          .mayOnlyAccessLayers("model")
          .whereLayer("check")
          .mayOnlyAccessLayers("model", "problem", "semantics")
          .whereLayer("repair")
          .mayOnlyAccessLayers("model", "problem", "semantics", "check")
          .whereLayer("plan")
          .mayOnlyAccessLayers("model", "semantics")
          .whereLayer("generate")
          .mayOnlyAccessLayers("model", "semantics", "plan")
          .whereLayer("diagram")
          .mayOnlyAccessLayers("model", "semantics")
          .whereLayer("document")
          .mayOnlyAccessLayers("model", "semantics", "diagram")
          .whereLayer("lock")
          .mayOnlyAccessLayers("model", "problem", "semantics", "file")
          .whereLayer("write")
          .mayOnlyAccessLayers("model", "problem", "file")
          .whereLayer("report")
          .mayOnlyAccessLayers("model", "problem");

  /** The methods that open a file, whatever it is. */
  private static final Set<String> OPENING =
      Set.of(
          "newInputStream",
          "newOutputStream",
          "newBufferedReader",
          "newBufferedWriter",
          "newByteChannel",
          "readAllBytes",
          "readAllLines",
          "readString",
          "lines",
          "write",
          "writeString",
          "copy",
          "move",
          "delete",
          "deleteIfExists");

  @ArchTest
  static final ArchRule filesAreOpenedThroughOneGate =
      noClasses()
          .that()
          .resideOutsideOfPackage(HOME + ".file")
          .should()
          .callMethodWhere(
              DescribedPredicate.describe(
                  "it opens, writes or deletes a file",
                  call ->
                      call.getTarget().getOwner().isEquivalentTo(Files.class)
                          && OPENING.contains(call.getTarget().getName())));

  @ArchTest
  static final ArchRule modulesPointDownwards =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .layer("language")
          .definedBy(LANGUAGE + "..")
          .layer("diagrams")
          .definedBy(DIAGRAMS + "..")
          .layer("processor")
          .definedBy(HOME + "..")
          .whereLayer("language")
          .mayNotAccessAnyLayer()
          .whereLayer("diagrams")
          .mayOnlyAccessLayers("language")
          .whereLayer("processor")
          .mayNotBeAccessedByAnyLayer();

  @ArchTest
  static final ArchRule packagesAreFreeOfCycles =
      SlicesRuleDefinition.slices().assignedFrom(PACKAGES).should().beFreeOfCycles();

  /**
   * Checked machines are resolved, so no later phase resolves them again or starts from an
   * unresolved one. The machines of overviews were never declared.
   */
  @ArchTest
  static final ArchRule whatComesAfterTheChecksStartsFromAResolvedMachine =
      noClasses()
          .that()
          .resideInAnyPackage(
              HOME,
              HOME + ".plan..",
              DIAGRAMS + "..",
              HOME + ".lock..",
              HOME + ".sync..",
              HOME + ".generate..")
          .and()
          .resideOutsideOfPackage(DIAGRAMS + ".overview..")
          .should()
          .callMethod(ResolvedMachine.class, "of", Machine.class)
          .orShould()
          .callMethod(StateTree.class, "areOrthogonal", int.class, int.class)
          .orShould()
          .callMethod(Machine.class, "forbids")
          .orShould()
          .callMethod(View.class, "entries");

  @ArchTest
  static final ArchRule theModelAndWhatDrawsItArePureJava =
      noClasses()
          .that()
          .resideInAnyPackage(LANGUAGE + ".model..", LANGUAGE + ".problem..", DIAGRAMS + "..")
          .should()
          .dependOnClassesThat(
              resideInAnyPackage("javax..", "com..", "org..")
                  .and(resideOutsideOfPackage("org.jspecify.annotations")));

  @ArchTest
  static final ArchRule theLayoutKnowsNeitherMachinesNorPainters =
      noClasses()
          .that()
          .resideInAPackage(DIAGRAMS + ".layout..")
          .should()
          .dependOnClassesThat(
              resideInAnyPackage(LANGUAGE + "..", DIAGRAMS + "..", HOME + "..")
                  .and(resideOutsideOfPackage(DIAGRAMS + ".layout..")));

  /** The reader of pictures knows the characters, but not how a picture was painted. */
  @ArchTest
  static final ArchRule theReaderOfPicturesDoesNotKnowThePainter =
      noClasses()
          .that()
          .haveNameMatching(".*\\.diagrams\\.text\\.(Picture(Boxes|Grid|Reader)|Verification).*")
          .should()
          .dependOnClassesThat()
          .haveNameMatching(
              ".*\\.diagrams\\.(layout\\.LayeredLayout"
                  + "|text\\.(TextPainter|PictureSearch|CellPicture|Canvas)).*");

  @ArchTest
  static final ArchRule onlyItsReaderKnowsYaml =
      noClasses()
          .that()
          .resideOutsideOfPackage(LANGUAGE + ".yaml..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.yaml..");

  @ArchTest
  static final ArchRule onlyTheGeneratorsKnowJavaPoet =
      noClasses()
          .that()
          .resideOutsideOfPackage(HOME + ".generate..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("com.palantir..");

  @ArchTest
  static final ArchRule fewKnowTheCompiler =
      noClasses()
          .that()
          .resideOutsideOfPackages(
              HOME, HOME + ".read..", HOME + ".write..", HOME + ".report..", HOME + ".generate..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("javax.annotation.processing..", "javax.lang.model.element..");

  @ArchTest
  static final ArchRule nothingNeedsTheRuntime =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("dev.pawl", "dev.pawl.engine..", "dev.pawl.hook..");
}
