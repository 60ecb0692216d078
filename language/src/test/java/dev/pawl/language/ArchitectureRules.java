package dev.pawl.language;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.nio.file.Files;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The architecture rules that all compile-time modules share. */
public final class ArchitectureRules {

  private ArchitectureRules() {}

  /** An import option that excludes tests, whatever the name of the build directory. */
  public static final class WithoutTests implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("/test-classes/") && !location.contains("-tests.jar");
    }
  }

  /** The names of the methods that open files. */
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

  /** Returns the rule that only the package with the gate opens, writes or deletes files. */
  public static ArchRule filesAreOpenedThroughOneGate() {
    return noClasses()
        .that()
        .resideOutsideOfPackage("dev.pawl.processor.file")
        .should()
        .callMethodWhere(
            DescribedPredicate.describe(
                "it opens, writes or deletes a file",
                call ->
                    call.getTarget().getOwner().isEquivalentTo(Files.class)
                        && OPENING.contains(call.getTarget().getName())));
  }

  /** Returns the rule that the compiler checks every package for nulls. */
  public static ArchRule packagesAreNullMarked() {
    return classes()
        .that()
        .areTopLevelClasses()
        .should(
            new ArchCondition<>("be in a package with @NullMarked") {
              @Override
              public void check(JavaClass type, ConditionEvents events) {
                boolean isMarked =
                    type.getPackage().isAnnotatedWith("org.jspecify.annotations.NullMarked");
                events.add(new SimpleConditionEvent(type, isMarked, type.getName()));
              }
            });
  }

  /**
   * Returns the rule that packages have no cyclic dependencies. Each package counts without its
   * subpackages.
   */
  public static ArchRule packagesAreFreeOfCycles(String... homes) {
    SliceAssignment packages =
        new SliceAssignment() {
          @Override
          public SliceIdentifier getIdentifierOf(JavaClass type) {
            return List.of(homes).stream().anyMatch(type.getPackageName()::startsWith)
                ? SliceIdentifier.of(type.getPackageName())
                : SliceIdentifier.ignore();
          }

          @Override
          public String getDescription() {
            return "packages";
          }
        };
    return SlicesRuleDefinition.slices().assignedFrom(packages).should().beFreeOfCycles();
  }

  /** Returns the rule that no two top-level types of a module have the same simple name. */
  public static ArchRule namesAreUnique(String... homes) {
    return classes()
        .that()
        .areTopLevelClasses()
        .should(
            new ArchCondition<>("have a name that their module has only once") {
              private final Map<String, JavaClass> known = new HashMap<>();

              @Override
              public void check(JavaClass type, ConditionEvents events) {
                if (!type.getSimpleName().equals("package-info")) {
                  String name = home(type.getPackageName(), homes) + ' ' + type.getSimpleName();
                  JavaClass other = known.putIfAbsent(name, type);
                  events.add(
                      new SimpleConditionEvent(
                          type,
                          other == null,
                          type.getName()
                              + " is named like "
                              + (other == null ? "" : other.getName())));
                }
              }
            });
  }

  private static String home(String packageName, String... homes) {
    return List.of(homes).stream().filter(packageName::startsWith).findFirst().orElseThrow();
  }
}
