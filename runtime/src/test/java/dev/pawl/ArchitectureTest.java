package dev.pawl;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;

/** What users see knows nothing of what drives it, and nothing goes in a circle. */
@AnalyzeClasses(packages = "dev.pawl", importOptions = ArchitectureTest.WithoutTests.class)
class ArchitectureTest {

  /** Wherever the build directory is. */
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
  static final ArchRule theEngineKnowsNoCharts =
      noClasses()
          .that()
          .resideInAPackage("dev.pawl.engine")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("dev.pawl.engine.chart..", "dev.pawl.hook..");

  @ArchTest
  static final ArchRule noRoomsInACircle =
      slices().matching("dev.pawl.(**)").should().beFreeOfCycles();

  /** A file and those that it needs are read in one direction. */
  @ArchTest
  static final ArchRule noFilesOfTheEngineInACircle =
      slices().assignedFrom(new Files()).should().beFreeOfCycles();

  /** A slice for each top-level class of the engine. */
  private static final class Files implements SliceAssignment {
    @Override
    public String getDescription() {
      return "files of the engine";
    }

    @Override
    public SliceIdentifier getIdentifierOf(JavaClass type) {
      String name = type.getName().replaceFirst("\\$.*", "");
      return name.startsWith("dev.pawl.engine.")
          ? SliceIdentifier.of(name)
          : SliceIdentifier.ignore();
    }
  }
}
