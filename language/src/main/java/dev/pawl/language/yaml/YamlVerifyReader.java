package dev.pawl.language.yaml;

import dev.pawl.language.claim.PropertyFields;
import dev.pawl.language.claim.PropertyReader;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.Property;
import dev.pawl.language.model.Verification;
import dev.pawl.language.model.Verification.Invariant;
import dev.pawl.language.problem.Code;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A reader of {@code verify}: assumptions, counters and properties. */
final class YamlVerifyReader {

  /** The keys of a property whose value is true or false. */
  private static final Set<String> FLAGS = Set.of("handlesAll", "vacuous");

  private final FileProblems problems;

  YamlVerifyReader(FileProblems problems) {
    this.problems = problems;
  }

  /** Reads the identifiers of requirements. */
  static List<String> requirements(MapFields fields) {
    return fields.texts("requirement", "the identifier of a requirement").stream()
        .map(YamlValue.Text::text)
        .toList();
  }

  Verification read(YamlValue value) {
    Optional<MapFields> fields = fields("\"verify\"", value, MapKeys.VERIFY);
    return fields
        .map(
            f ->
                new Verification(
                    f.value("assume").map(this::assumptions).orElse(List.of()),
                    f.value("counters").map(this::counters).orElse(List.of()),
                    f.value("properties").map(this::properties).orElse(List.of())))
        .orElse(Verification.NONE);
  }

  private Optional<MapFields> fields(String what, YamlValue value, MapKeys keys) {
    if (value instanceof YamlValue.Mapping mapping) {
      return Optional.of(MapFields.of(mapping, keys, problems));
    }
    problems.wrongType(what, "a map with keys such as " + keys.accepted().get(0), value);
    return Optional.empty();
  }

  private List<Verification.Assumption> assumptions(YamlValue value) {
    if (!(value instanceof YamlValue.Sequence list)) {
      problems.wrongType(
          "\"assume\"",
          "a list of assumptions",
          value,
          Optional.of("Begin each with a dash: - { neverBoth: [isGuest, isAdmin] }."));
      return List.of();
    }
    List<Verification.Assumption> assumptions = new ArrayList<>();
    for (YamlValue item : list.items()) {
      fields("An assumption", item, MapKeys.ASSUMPTION)
          .ifPresent(f -> assumptions(item, f, assumptions));
    }
    return assumptions;
  }

  private void assumptions(
      YamlValue item, MapFields fields, List<Verification.Assumption> assumptions) {
    if (item instanceof YamlValue.Mapping mapping && mapping.entries().isEmpty()) {
      problems.add(
          Code.BAD_ASSUMPTION,
          Optional.of("Add a key such as neverBoth, or remove it."),
          item.place(),
          "An assumption is empty");
    }
    for (String key : List.of("neverBoth", "implies")) {
      fields
          .value(key)
          .ifPresent(
              v -> {
                List<NameReference> names = fields.names(key, "a predicate");
                if (names.size() == 2) {
                  assumptions.add(
                      key.equals("implies")
                          ? Invariant.implies(names.get(0), names.get(1), v.place())
                          : Invariant.neverBoth(names.get(0), names.get(1), v.place()));
                } else if (v instanceof YamlValue.Sequence && !names.isEmpty()) {
                  problems.add(
                      Code.WRONG_TYPE,
                      v.place(),
                      "\"" + key + "\"",
                      "a list of two predicates",
                      "of " + names.size());
                } else {
                  problems.wrongType("\"" + key + "\"", "a list of two predicates", v);
                }
              });
    }
    fields
        .filled("always", "a formula over predicates")
        .map(t -> YamlGuardReader.read(t, problems))
        .ifPresent(g -> assumptions.add(new Invariant(g.formula(), g.origin())));
    fields
        .value("keepsArriving")
        .ifPresent(
            v ->
                assumptions.add(
                    new Verification.KeepsArriving(
                        fields.references("keepsArriving", "an event"), v.place())));
    fields
        .value("neverArrives")
        .ifPresent(
            v ->
                assumptions.add(
                    new Verification.NeverArriving(
                        fields.references("neverArrives", "an event"), v.place())));
    fields
        .value("deferredAtMost")
        .flatMap(v -> number("deferredAtMost", v))
        .ifPresent(n -> assumptions.add(new Verification.DeferredAtMost(n, item.place())));
  }

  private Optional<Integer> number(String key, YamlValue value) {
    if (value instanceof YamlValue.Text text && text.text().matches("[1-9][0-9]{0,5}")) {
      return Optional.of(Integer.valueOf(text.text()));
    }
    problems.wrongType("\"" + key + "\"", "a whole number from 1 to 999999", value);
    return Optional.empty();
  }

  private List<Verification.Counter> counters(YamlValue value) {
    if (!(value instanceof YamlValue.Mapping mapping)) {
      problems.wrongType("\"counters\"", "a map of counters", value);
      return List.of();
    }
    List<Verification.Counter> counters = new ArrayList<>();
    for (YamlValue.Entry entry : MapFields.distinct(mapping, "\"counters\"", problems)) {
      fields("The counter " + QuotedText.of(entry.key().text()), entry.value(), MapKeys.COUNTER)
          .ifPresent(
              f ->
                  f.required("max")
                      .flatMap(v -> number("max", v))
                      .ifPresent(
                          max ->
                              counters.add(
                                  new Verification.Counter(
                                      entry.key().ref(),
                                      max,
                                      f.names("increment", "an update"),
                                      f.names("reset", "an update"),
                                      f.name("atMost", "a predicate"),
                                      f.name("reached", "a predicate")))));
    }
    return counters;
  }

  private List<Property> properties(YamlValue value) {
    if (!(value instanceof YamlValue.Mapping mapping)) {
      problems.wrongType(
          "\"properties\"",
          "a map of properties",
          value,
          Optional.of("Write each as a key: NAME: { never: \"in(A) && in(B)\" }."));
      return List.of();
    }
    List<Property> properties = new ArrayList<>();
    for (YamlValue.Entry entry : MapFields.distinct(mapping, "\"properties\"", problems)) {
      String what = "The property " + QuotedText.of(entry.key().text());
      fields(what, entry.value(), MapKeys.PROPERTY)
          .flatMap(f -> property(entry.key(), f))
          .ifPresent(properties::add);
    }
    return properties;
  }

  private Optional<Property> property(YamlValue.Text name, MapFields fields) {
    return PropertyReader.read(name.ref(), new Fields(name, fields), fields.prose("description"));
  }

  private final class Fields implements PropertyFields {

    private final YamlValue.Text name;
    private final MapFields fields;

    Fields(YamlValue.Text name, MapFields fields) {
      this.name = name;
      this.fields = fields;
    }

    @Override
    public Optional<NameReference> text(String key) {
      return texts(key).stream().findFirst();
    }

    @Override
    public List<NameReference> texts(String key) {
      return fields.value(key).isPresent() && !FLAGS.contains(key)
          ? fields.references(key, kind(key))
          : List.of();
    }

    @Override
    public boolean flag(String key) {
      return fields.flag(key);
    }

    @Override
    public Origin at(NameReference text, int offset) {
      return text.origin() instanceof Origin.InFile place
          ? new Origin.InFile(place.file(), place.line(), place.column() + offset, place.text())
          : text.origin();
    }

    @Override
    public Origin place() {
      return name.place();
    }

    @Override
    public void report(Code code, Optional<String> hint, Origin place, Object... arguments) {
      problems.add(code, hint, (Origin.InFile) place, arguments);
    }
  }

  private static String kind(String key) {
    return switch (key) {
      case "in", "entered", "exited" -> "a state";
      case "event", "except" -> "an event";
      case "dependsOn" -> "a predicate";
      case "requirement" -> "a requirement";
      default -> "a proposition such as in(STATE)";
    };
  }
}
