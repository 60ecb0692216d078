package dev.pawl.store;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

@AnalyzeClasses(packages = "dev.pawl.store", importOptions = ArchitectureTest.WithoutTests.class)
class ArchitectureTest {

  /** Wherever the build directory is. */
  static final class WithoutTests implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("/test-classes/");
    }
  }

  @ArchTest
  static final ArchRule NO_PACKAGES_LEAN_ON_EACH_OTHER =
      slices().matching("dev.pawl.(store..)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule NOTHING_BUT_THE_JDK_AND_THE_RUNTIME =
      ArchRuleDefinition.classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..",
              "javax.sql..",
              "jdk.jfr..",
              "dev.pawl",
              "dev.pawl.engine",
              "dev.pawl.time",
              "dev.pawl.store..",
              "org.jspecify.annotations");

  /** The root has what users see, and what binds it to the rooms below. */
  @ArchTest
  static void noRoomHasMoreThanTwelveFiles(JavaClasses classes) {
    Map<String, Set<String>> rooms =
        classes.stream()
            .collect(
                Collectors.groupingBy(
                    JavaClass::getPackageName,
                    Collectors.mapping(
                        one -> one.getName().replaceFirst("\\$.*", ""), Collectors.toSet())));
    rooms.forEach(
        (room, files) ->
            assertTrue(files.size() <= (room.equals("dev.pawl.store") ? 20 : 12), "" + files));
  }

  @ArchTest
  static final ArchRule WHAT_IS_CLOSED_KNOWS_NO_PUBLIC_STORE =
      ArchRuleDefinition.noClasses()
          .that()
          .resideInAnyPackage(
              "..store.scope",
              "..store.step",
              "..store.write",
              "..store.firing",
              "..store.jdbc",
              "..store.rows")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("dev.pawl.store");

  @ArchTest
  static final ArchRule ONLY_ONE_HOOK_NEEDS_THE_FLIGHT_RECORDER =
      ArchRuleDefinition.noClasses()
          .that()
          .haveNameNotMatching(".*FlightRecorderHook.*")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("jdk.jfr..");
}
