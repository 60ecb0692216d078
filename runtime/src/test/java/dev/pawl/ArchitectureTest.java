package dev.pawl;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Tests that public packages do not depend on internal ones and that packages have no cycles. */
@AnalyzeClasses(packages = "dev.pawl", importOptions = ArchitectureTest.WithoutTests.class)
class ArchitectureTest {

  /** An import option that excludes test classes, whatever the name of the build directory. */
  static final class WithoutTests implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("/test-classes/");
    }
  }

  @ArchTest
  static final ArchRule theApiStandsAlone =
      noClasses()
          .that()
          .resideInAPackage("dev.pawl")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("dev.pawl.engine..", "dev.pawl.hook..", "dev.pawl.time..");

  @ArchTest
  static final ArchRule engineDoesNotUseCharts =
      noClasses()
          .that()
          .resideInAPackage("dev.pawl.engine")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("dev.pawl.engine.chart..", "dev.pawl.hook..");

  @ArchTest
  static final ArchRule packagesAreFreeOfCycles =
      slices().matching("dev.pawl.(**)").should().beFreeOfCycles();
}
