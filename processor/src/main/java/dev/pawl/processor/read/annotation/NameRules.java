package dev.pawl.processor.read.annotation;

import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.Words;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.SourceVersion;

/** Refuses names from which no Java name can be derived. */
final class NameRules {

  /** Methods of every object without parameters: Java allows no record component of that name. */
  private static final Set<String> OBJECT_METHODS =
      Set.of(
          "clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

  private NameRules() {}

  /** Whether a name has words; a problem is added where it has none. */
  static boolean check(Ref name, String kind, Problems problems) {
    if (!Words.of(name.name()).isEmpty()) {
      return true;
    }
    String reason = name.name().isEmpty() ? "it is empty" : "it has no letter and no digit";
    problems.add(Code.BAD_NAME, name.origin(), name.name(), kind, reason);
    return false;
  }

  /** Whether a name may be that of a record component, which it becomes unchanged. */
  static boolean checkComponent(Ref name, Problems problems) {
    Optional<String> reason = Optional.empty();
    if (name.name().isEmpty()) {
      reason = Optional.of("it is empty");
    } else if (SourceVersion.isKeyword(name.name())) {
      reason = Optional.of("it is a keyword of Java");
    } else if (!SourceVersion.isIdentifier(name.name())) {
      reason = Optional.of("it is not a Java identifier");
    } else if (OBJECT_METHODS.contains(name.name())) {
      reason = Optional.of("every object has a method of that name");
    }
    reason.ifPresent(
        r ->
            problems.add(Code.BAD_NAME, name.origin(), name.name(), "a component of a payload", r));
    return reason.isEmpty();
  }
}
