package dev.pawl.cli;

import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTag;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import dev.pawl.language.ArchitectureRules;

@AnalyzeClasses(packages = "dev.pawl.cli", importOptions = ArchitectureRules.WithoutTests.class)
@ArchTag("slow")
class ArchitectureTest {

  @ArchTest
  static final ArchRule packagesAreFreeOfCycles =
      ArchitectureRules.packagesAreFreeOfCycles("dev.pawl.cli");

  @ArchTest
  static final ArchRule filesAreOpenedThroughOneGate =
      ArchitectureRules.filesAreOpenedThroughOneGate();

  @ArchTest static final ArchRule packagesAreNullMarked = ArchitectureRules.packagesAreNullMarked();

  @ArchTest static final ArchRule namesAreUnique = ArchitectureRules.namesAreUnique("dev.pawl.cli");
}
