package dev.pawl.diagrams.document.declaration;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Property;
import dev.pawl.language.model.Property.AlwaysPossible;
import dev.pawl.language.model.Property.AtMost;
import dev.pawl.language.model.Property.Claim;
import dev.pawl.language.model.Property.Eventually;
import dev.pawl.language.model.Property.HandlesAll;
import dev.pawl.language.model.Property.Never;
import dev.pawl.language.model.Property.OnlyAfter;
import dev.pawl.language.model.Property.Proposition;
import dev.pawl.language.model.Property.Response;
import dev.pawl.language.model.Verification;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes the {@code @Assume} and {@code @Verify} annotations of a machine. */
final class PropertyWriter {

  private final EnumContext writing;
  private final ConstantNames names;

  PropertyWriter(EnumContext writing) {
    this.writing = writing;
    this.names = writing.names();
  }

  /** Returns all annotations. Each line ends with a line feed. */
  String all() {
    Verification declared = writing.declared().verification();
    List<Annotation> annotations = new ArrayList<>();
    declared.assumptions().forEach(a -> annotations.add(assumption(a)));
    declared.counters().forEach(c -> annotations.add(counter(c)));
    declared.properties().forEach(p -> annotations.add(property(p)));
    StringBuilder out = new StringBuilder();
    annotations.forEach(a -> out.append(EnumContext.lines(a, 0)));
    return out.toString();
  }

  private Annotation assumption(Verification.Assumption assumption) {
    Annotation.Builder assume = writing.annotation("Assume");
    if (assumption instanceof Verification.Invariant invariant) {
      assume.text("always", invariant.formula().text());
    } else if (assumption instanceof Verification.KeepsArriving arriving) {
      assume.texts("keepsArriving", events(arriving.events()));
    } else if (assumption instanceof Verification.NeverArriving never) {
      assume.texts("neverArrives", events(never.events()));
    } else if (assumption instanceof Verification.DeferredAtMost limit) {
      assume.codes("deferredAtMost", List.of(Integer.toString(limit.most())));
    }
    return assume.build();
  }

  private Annotation counter(Verification.Counter counter) {
    return writing
        .annotation("Assume")
        .text("counter", counter.name().name())
        .codes("max", List.of(Integer.toString(counter.max())))
        .texts("increment", NameReference.names(counter.increments()))
        .texts("reset", NameReference.names(counter.resets()))
        .text("atMost", counter.below().map(NameReference::name).orElse(""))
        .text("reached", counter.reached().map(NameReference::name).orElse(""))
        .build();
  }

  private Annotation property(Property property) {
    Annotation.Builder verify = writing.annotation("Verify").text("name", property.name().name());
    claim(property.claim(), verify);
    Optional<Proposition> after = property.scope().after();
    Optional<Proposition> before = property.scope().before();
    if (after.isPresent() && before.isPresent()) {
      verify.texts("between", List.of(text(after.get()), text(before.get())));
    } else {
      verify.text("after", after.map(this::text).orElse(""));
      verify.text("before", before.map(this::text).orElse(""));
    }
    return verify
        .texts("requirement", property.requirements())
        .texts("dependsOn", NameReference.names(property.accepted()))
        .flag("vacuous", property.mayBeVacuous())
        .text("description", writing.gaps().prose(property.description()))
        .build();
  }

  private void claim(Claim claim, Annotation.Builder verify) {
    if (claim instanceof Never never) {
      verify.text("never", text(never.what()));
    } else if (claim instanceof Property.Always always) {
      verify.text("always", text(always.what()));
    } else if (claim instanceof Eventually eventually) {
      verify.text("eventually", text(eventually.what()));
    } else if (claim instanceof OnlyAfter only) {
      String what = text(only.what());
      int open = what.indexOf('(');
      verify.text(what.substring(0, open), what.substring(open + 1, what.length() - 1));
      verify.text("onlyAfter", text(only.after()));
    } else if (claim instanceof Response response) {
      verify.text("whenever", text(response.whenever()));
      verify.text("eventually", text(response.eventually()));
    } else if (claim instanceof AtMost most) {
      verify.codes("atMost", List.of(Integer.toString(most.most())));
      verify.text("of", text(most.of()));
    } else if (claim instanceof AlwaysPossible possible) {
      verify.text("alwaysPossible", text(possible.what()));
      verify.text("during", possible.given().map(this::text).orElse(""));
    } else if (claim instanceof HandlesAll handles) {
      verify.flag("handlesAll", true);
      verify.text("in", names.of(handles.state().name()));
      verify.texts("except", events(handles.except()));
    }
  }

  private String text(Proposition proposition) {
    return names.proposition(proposition);
  }

  private List<String> events(List<NameReference> events) {
    return events.stream().map(e -> names.event(e.name())).toList();
  }
}
