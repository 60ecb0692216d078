package dev.pawl.processor.read.annotation;

import dev.pawl.language.claim.PropertyFields;
import dev.pawl.language.claim.PropertyReader;
import dev.pawl.language.model.Guard;
import dev.pawl.language.model.GuardParser;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.Property;
import dev.pawl.language.model.Verification;
import dev.pawl.language.model.Verification.Invariant;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/** Reads {@code @Verify} and {@code @Assume} on an enum. */
final class VerificationReader {

  /** The elements of {@code @Assume} that belong to {@code counter}. */
  private static final List<String> OF_COUNTER =
      List.of("max", "increment", "reset", "atMost", "reached");

  private final Problems problems;
  private final List<Verification.Assumption> assumptions = new ArrayList<>();
  private final List<Verification.Counter> counters = new ArrayList<>();
  private final List<Property> properties = new ArrayList<>();

  VerificationReader(Problems problems) {
    this.problems = problems;
  }

  Verification read(TypeElement type) {
    ElementAnnotation.all(type, PawlAnnotation.ASSUME).forEach(this::readAssumption);
    Set<String> names = new HashSet<>();
    for (ElementAnnotation verify : ElementAnnotation.all(type, PawlAnnotation.VERIFY)) {
      NameReference name =
          verify.name("name").orElseGet(() -> new NameReference("", verify.origin("name")));
      if (name.name().isEmpty()) {
        problems.add(Code.MISSING_KEY, verify.origin("name"), "@Verify", "name");
      } else if (!names.add(name.name())) {
        problems.add(
            Code.BAD_PROPERTY,
            "Give each property a name of its own.",
            name.origin(),
            name.name(),
            "is declared twice");
      } else {
        PropertyReader.read(
                name, new Fields(verify), JavadocReader.oneLine(verify.text("description")))
            .ifPresent(properties::add);
      }
    }
    return new Verification(assumptions, counters, properties);
  }

  private void readAssumption(ElementAnnotation assume) {
    if (assume.attributes().isEmpty()) {
      problems.add(
          Code.BAD_ASSUMPTION,
          "Add an element such as neverBoth, or remove it.",
          assume.origin(),
          "@Assume is empty");
    }
    for (String key : List.of("neverBoth", "implies")) {
      List<NameReference> names = assume.names(key);
      if (names.size() == 2) {
        assumptions.add(
            key.equals("implies")
                ? Invariant.implies(names.get(0), names.get(1), assume.origin(key))
                : Invariant.neverBoth(names.get(0), names.get(1), assume.origin(key)));
      } else if (!names.isEmpty()) {
        problems.add(
            Code.WRONG_TYPE, assume.origin(key), "\"" + key + "\"", "two predicates", names.size());
      }
    }
    if (!assume.text("always").isEmpty()) {
      guard(assume.text("always"), assume.origin("always"))
          .ifPresent(g -> assumptions.add(new Invariant(g.formula(), g.origin())));
    }
    if (!assume.names("keepsArriving").isEmpty()) {
      assumptions.add(
          new Verification.KeepsArriving(
              assume.names("keepsArriving"), assume.origin("keepsArriving")));
    }
    if (!assume.names("neverArrives").isEmpty()) {
      assumptions.add(
          new Verification.NeverArriving(
              assume.names("neverArrives"), assume.origin("neverArrives")));
    }
    int deferred = assume.number("deferredAtMost");
    if (deferred < 0) {
      tooSmall(assume, "deferredAtMost", 0);
    } else if (deferred > 0) {
      assumptions.add(new Verification.DeferredAtMost(deferred, assume.origin("deferredAtMost")));
    }
    assume
        .name("counter")
        .ifPresentOrElse(name -> addCounter(name, assume), () -> requireCounter(assume));
  }

  /** Reports an element that has no meaning without {@code counter}. */
  private void requireCounter(ElementAnnotation assume) {
    assume.attributes().stream()
        .filter(OF_COUNTER::contains)
        .findFirst()
        .filter(key -> !assume.unresolved("counter"))
        .ifPresent(
            key ->
                problems.add(
                    Code.MISSING_KEY,
                    assume.origin(key),
                    "An assumption with \"" + key + "\"",
                    "counter"));
  }

  private Optional<Guard> guard(String text, Origin origin) {
    try {
      return Optional.of(new Guard(GuardParser.parse(text), origin));
    } catch (GuardParser.SyntaxException e) {
      problems.add(Code.GUARD_SYNTAX, origin, text, e.getMessage());
      return Optional.empty();
    }
  }

  private void addCounter(NameReference name, ElementAnnotation assume) {
    int max = assume.number("max");
    if (assume.value("max").isEmpty()) {
      problems.add(Code.MISSING_KEY, assume.origin(), "A counter", "max");
      return;
    } else if (max < 1) {
      tooSmall(assume, "max", 1);
      return;
    }
    counters.add(
        new Verification.Counter(
            name,
            max,
            assume.names("increment"),
            assume.names("reset"),
            assume.name("atMost"),
            assume.name("reached")));
  }

  private void tooSmall(ElementAnnotation assume, String key, int least) {
    if (!assume.unresolved(key)) {
      problems.add(
          Code.WRONG_TYPE,
          assume.origin(key),
          "\"" + key + "\"",
          "a whole number from " + least,
          assume.number(key));
    }
  }

  private final class Fields implements PropertyFields {

    private final ElementAnnotation verify;

    Fields(ElementAnnotation verify) {
      this.verify = verify;
    }

    private String attribute(String key) {
      return key.equals("while") ? "during" : key;
    }

    @Override
    public Optional<NameReference> text(String key) {
      if (key.equals("atMost")) {
        return verify.value(key).isEmpty() || verify.unresolved(key)
            ? Optional.empty()
            : Optional.of(
                new NameReference(Integer.toString(verify.number(key)), verify.origin(key)));
      }
      return verify.name(attribute(key));
    }

    @Override
    public List<NameReference> texts(String key) {
      return verify.names(attribute(key));
    }

    @Override
    public boolean flag(String key) {
      return verify.flag(key);
    }

    @Override
    public Origin at(NameReference text, int offset) {
      return text.origin();
    }

    @Override
    public Origin place() {
      return verify.origin();
    }

    @Override
    public void report(Code code, Optional<String> hint, Origin place, Object... arguments) {
      problems.add(code, hint, place, arguments);
    }
  }
}
