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
import dev.pawl.processor.read.annotation.mirror.ElementAnnotation;
import dev.pawl.processor.read.annotation.mirror.JavadocReader;
import dev.pawl.processor.read.annotation.mirror.PawlAnnotation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/** Reads {@code @Verify} and {@code @Assume} on an enum. */
final class VerificationReader {

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
    if (deferred > 0) {
      assumptions.add(new Verification.DeferredAtMost(deferred, assume.origin("deferredAtMost")));
    }
    assume.name("counter").ifPresent(name -> addCounter(name, assume));
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
    if (max < 1) {
      problems.add(Code.MISSING_KEY, assume.origin("max"), "A counter", "max");
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
        int most = verify.value(key).isPresent() ? verify.number(key) : -1;
        return most < 0
            ? Optional.empty()
            : Optional.of(new NameReference(Integer.toString(most), verify.origin(key)));
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
