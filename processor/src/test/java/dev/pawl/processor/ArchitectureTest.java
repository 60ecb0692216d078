package dev.pawl.processor;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTag;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import dev.pawl.language.ArchitectureRules;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.model.View;
import dev.pawl.language.semantics.ResolvedMachine;
import java.time.Duration;
import java.util.function.Function;
import java.util.regex.Matcher;

/**
 * Tests the dependencies between the packages of the processor. A problem has a place, which is
 * part of the model, so every package that reports problems can use both.
 */
@AnalyzeClasses(
    packages = {"dev.pawl.language", "dev.pawl.diagrams", "dev.pawl.processor"},
    importOptions = ArchitectureRules.WithoutTests.class)
@ArchTag("slow")
class ArchitectureTest {

  private static final String LANGUAGE = "dev.pawl.language";
  private static final String DIAGRAMS = "dev.pawl.diagrams";
  private static final String HOME = "dev.pawl.processor";

  private static final String MIGRATION =
      ".*\\.language\\.diff\\.(Migration|MissingData|Structure)(\\$.*)?";
  private static final String REQUIREMENTS =
      ".*\\.language\\.cover\\.(CoveringTests|IdentifierOrder|RequirementTable|TracedElement)(\\$.*)?";

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
          .layer("claim")
          .definedBy(LANGUAGE + ".claim..")
          .layer("explore")
          .definedBy(LANGUAGE + ".explore..")
          .layer("verify")
          .definedBy(LANGUAGE + ".verify..")
          .layer("path")
          .definedBy(LANGUAGE + ".path..")
          .layer("cover")
          .definedBy(LANGUAGE + ".cover..")
          .layer("diff")
          .definedBy(LANGUAGE + ".diff..")
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
          .whereLayer("claim")
          .mayOnlyAccessLayers("model", "problem")
          .whereLayer("read.annotation")
          .mayOnlyAccessLayers("model", "problem", "claim")
          .whereLayer("yaml")
          .mayOnlyAccessLayers("model", "problem", "claim")
          .whereLayer("read.file")
          .mayOnlyAccessLayers("model", "problem", "yaml", "file")
          .whereLayer("model")
          .mayNotAccessAnyLayer()
          .whereLayer("problem")
          .mayOnlyAccessLayers("model")
          .whereLayer("semantics")
          .mayOnlyAccessLayers("model")
          .whereLayer("explore")
          .mayOnlyAccessLayers("model", "semantics")
          .whereLayer("verify")
          .mayOnlyAccessLayers("model", "semantics", "explore")
          .whereLayer("path")
          .mayOnlyAccessLayers("model", "semantics", "explore")
          .whereLayer("cover")
          .mayOnlyAccessLayers("model", "semantics", "path", "yaml")
          .whereLayer("diff")
          .mayOnlyAccessLayers("model", "problem", "semantics", "explore", "verify")
          .whereLayer("check")
          .mayOnlyAccessLayers("model", "problem", "semantics", "explore", "verify")
          .whereLayer("repair")
          .mayOnlyAccessLayers("model", "problem", "semantics", "check")
          .whereLayer("plan")
          .mayOnlyAccessLayers("model", "semantics")
          .whereLayer("generate")
          .mayOnlyAccessLayers("model", "semantics", "plan")
          .whereLayer("diagram")
          .mayOnlyAccessLayers("model", "semantics")
          .whereLayer("document")
          .mayOnlyAccessLayers("model", "semantics", "cover", "diagram")
          .whereLayer("lock")
          .mayOnlyAccessLayers("model", "problem", "semantics", "diff", "file")
          .whereLayer("write")
          .mayOnlyAccessLayers("model", "problem", "file")
          .whereLayer("report")
          .mayOnlyAccessLayers("model", "problem");

  /**
   * The rest of the comparison uses the explorer and the properties, which lock files do not need.
   */
  @ArchTest
  static final ArchRule lockFilesUseOnlyTheMigrationOfTheComparison =
      noClasses()
          .that()
          .resideInAPackage(HOME + ".lock..")
          .or()
          .haveNameMatching(MIGRATION)
          .should()
          .dependOnClassesThat(
              JavaClass.Predicates.resideInAPackage(LANGUAGE + ".diff..")
                  .and(not(nameMatching(MIGRATION))));

  /**
   * The rest of the coverage reads files of tests, which documents of a compilation do not need.
   */
  @ArchTest
  static final ArchRule documentsUseOnlyTheRequirementsOfTheCoverage =
      noClasses()
          .that()
          .resideInAPackage(DIAGRAMS + "..")
          .or()
          .haveNameMatching(REQUIREMENTS)
          .should()
          .dependOnClassesThat(
              JavaClass.Predicates.resideInAPackage(LANGUAGE + ".cover..")
                  .and(not(nameMatching(REQUIREMENTS))));

  @ArchTest
  static final ArchRule filesAreOpenedThroughOneGate =
      ArchitectureRules.filesAreOpenedThroughOneGate();

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
      ArchitectureRules.packagesAreFreeOfCycles(LANGUAGE, DIAGRAMS, HOME);

  @ArchTest
  static final ArchRule namesAreUnique = ArchitectureRules.namesAreUnique(LANGUAGE, DIAGRAMS, HOME);

  /**
   * TeaVM, which compiles these packages for the playground, lacks these methods. The design
   * document lists them.
   */
  @ArchTest
  static final ArchRule playgroundHasAllMethods =
      noClasses()
          .that()
          .resideInAnyPackage(LANGUAGE + "..", DIAGRAMS + "..")
          .should()
          .callMethodWhere(
              lacking(Duration.class, "toSeconds|to[A-Z][a-z]+Part")
                  .or(lacking(String.class, "lines"))
                  .or(lacking(Matcher.class, "results"))
                  .or(
                      lacking(Matcher.class, "replace(All|First)")
                          .and(takes("functions", Function.class)))
                  .or(lacking(Character.class, "toString").and(takes("numbers", int.class))));

  private static DescribedPredicate<JavaMethodCall> lacking(Class<?> owner, String names) {
    return DescribedPredicate.describe(
        owner.getSimpleName() + '.' + names,
        call ->
            call.getTarget().getOwner().isEquivalentTo(owner)
                && call.getTarget().getName().matches(names));
  }

  private static DescribedPredicate<JavaMethodCall> takes(String what, Class<?> parameter) {
    return DescribedPredicate.describe(
        "with " + what,
        call ->
            call.getTarget().getRawParameterTypes().stream()
                .anyMatch(type -> type.isEquivalentTo(parameter)));
  }

  /**
   * Phases after the checks get resolved machines. They do not resolve a machine themselves, except
   * the overviews, which build new machines.
   */
  @ArchTest
  static final ArchRule codeAfterTheChecksUsesResolvedMachines =
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
  static final ArchRule modelAndDiagramsUseOnlyTheJdk =
      noClasses()
          .that()
          .resideInAnyPackage(LANGUAGE + ".model..", LANGUAGE + ".problem..", DIAGRAMS + "..")
          .should()
          .dependOnClassesThat(
              resideInAnyPackage("javax..", "com..", "org..")
                  .and(resideOutsideOfPackage("org.jspecify.annotations")));

  @ArchTest
  static final ArchRule layoutUsesNeitherMachinesNorPainters =
      noClasses()
          .that()
          .resideInAPackage(DIAGRAMS + ".layout..")
          .should()
          .dependOnClassesThat(
              resideInAnyPackage(LANGUAGE + "..", DIAGRAMS + "..", HOME + "..")
                  .and(resideOutsideOfPackage(DIAGRAMS + ".layout..")));

  /** The reader of pictures depends on the characters, but not on the painter. */
  @ArchTest
  static final ArchRule readerOfPicturesDoesNotUseThePainter =
      noClasses()
          .that()
          .haveNameMatching(".*\\.diagrams\\.text\\.(Picture(Boxes|Grid|Reader)|Verification).*")
          .should()
          .dependOnClassesThat()
          .haveNameMatching(
              ".*\\.diagrams\\.(layout\\.LayeredLayout"
                  + "|text\\.(TextPainter|PictureSearch|CellPicture|Canvas)).*");

  @ArchTest
  static final ArchRule onlyTheReaderUsesYaml =
      noClasses()
          .that()
          .resideOutsideOfPackage(LANGUAGE + ".yaml..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.yaml..");

  @ArchTest
  static final ArchRule onlyTheGeneratorsUseJavaPoet =
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

  @ArchTest static final ArchRule packagesAreNullMarked = ArchitectureRules.packagesAreNullMarked();
}
