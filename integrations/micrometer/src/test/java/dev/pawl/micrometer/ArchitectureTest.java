package dev.pawl.micrometer;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(
    packages = "dev.pawl.micrometer",
    importOptions = ArchitectureTest.WithoutTests.class)
class ArchitectureTest {

  /** Excludes test classes, including generated code, because generated code may use the engine. */
  static final class WithoutTests implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("/test-classes/");
    }
  }

  @ArchTest
  static final ArchRule mainCodeUsesOnlyTheApi =
      noClasses().should().dependOnClassesThat().resideInAPackage("dev.pawl.engine..");
}
