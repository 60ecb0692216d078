package dev.pawl.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

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
import java.nio.file.Files;
import java.util.Set;

@AnalyzeClasses(packages = "dev.pawl.cli", importOptions = ArchitectureTest.WithoutTests.class)
class ArchitectureTest {

  /** Leaves the tests out, whatever the build directory is. */
  static final class WithoutTests implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("/test-classes/");
    }
  }

  private static final SliceAssignment PACKAGES =
      new SliceAssignment() {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
          return type.getPackageName().startsWith("dev.pawl.cli")
              ? SliceIdentifier.of(type.getPackageName())
              : SliceIdentifier.ignore();
        }

        @Override
        public String getDescription() {
          return "packages";
        }
      };

  @ArchTest
  static final ArchRule packagesAreFreeOfCycles =
      SlicesRuleDefinition.slices().assignedFrom(PACKAGES).should().beFreeOfCycles();

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
  static final ArchRule filesAreOpenedThroughTheGateOfTheProcessor =
      noClasses()
          .should()
          .callMethodWhere(
              DescribedPredicate.describe(
                  "it opens, writes or deletes a file",
                  call ->
                      call.getTarget().getOwner().isEquivalentTo(Files.class)
                          && OPENING.contains(call.getTarget().getName())));
}
