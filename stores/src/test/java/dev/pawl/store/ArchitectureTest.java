package dev.pawl.store;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTag;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;

@AnalyzeClasses(packages = "dev.pawl.store", importOptions = ArchitectureTest.WithoutTests.class)
@ArchTag("slow")
class ArchitectureTest {

  /** Excludes test classes, independently of the build directory. */
  static final class WithoutTests implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("/test-classes/");
    }
  }

  @ArchTest
  static final ArchRule packagesAreFreeOfCycles =
      slices().matching("dev.pawl.(store..)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule storesDependOnlyOnJdkAndRuntime =
      ArchRuleDefinition.classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..",
              "javax.sql..",
              "jdk.jfr..",
              "dev.pawl",
              "dev.pawl.engine..",
              "dev.pawl.time",
              "dev.pawl.store..",
              "org.jspecify.annotations");

  @ArchTest
  static final ArchRule internalPackagesDoNotDependOnPublicStore =
      ArchRuleDefinition.noClasses()
          .that()
          .resideInAnyPackage(
              "..store.scope", "..store.step", "..store.firing", "..store.jdbc", "..store.rows")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("dev.pawl.store");

  @ArchTest
  static final ArchRule onlyFlightRecorderHookUsesFlightRecorder =
      ArchRuleDefinition.noClasses()
          .that()
          .haveNameNotMatching(".*FlightRecorderHook.*")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("jdk.jfr..");
}
