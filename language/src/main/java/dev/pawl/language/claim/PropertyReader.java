package dev.pawl.language.claim;

import dev.pawl.language.model.Formula;
import dev.pawl.language.model.GuardParser;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.Property;
import dev.pawl.language.model.Property.Claim;
import dev.pawl.language.model.Property.Proposition;
import dev.pawl.language.problem.Code;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/** A reader of the claims and scopes of properties. */
public final class PropertyReader {

  /**
   * The keys of claims. A property must have exactly one key of a claim, except that {@code
   * whenever} also needs {@code eventually}.
   */
  private static final List<String> CLAIMS =
      List.of(
          "never",
          "always",
          "onlyAfter",
          "whenever",
          "eventually",
          "atMost",
          "alwaysPossible",
          "handlesAll");

  /** The keys that belong to one claim. */
  private static final SortedMap<String, String> CLAIM_OF_KEY =
      new TreeMap<>(
          Map.of(
              "event", "onlyAfter",
              "entered", "onlyAfter",
              "exited", "onlyAfter",
              "of", "atMost",
              "while", "alwaysPossible",
              "in", "handlesAll",
              "except", "handlesAll"));

  private static final List<String> SUBJECTS = List.of("event", "entered", "exited");

  private static final int MAX_COUNT = 1_000;

  private final NameReference name;
  private final PropertyFields fields;

  private PropertyReader(NameReference name, PropertyFields fields) {
    this.name = name;
    this.fields = fields;
  }

  /**
   * Reads a property and reports its problems.
   *
   * @param description the description of the property; may be empty
   * @return the property; empty if its claim or its scope is invalid
   */
  public static Optional<Property> read(
      NameReference name, PropertyFields fields, String description) {
    PropertyReader reader = new PropertyReader(name, fields);
    Optional<Property.Scope> scope = reader.scope();
    return reader
        .claim()
        .flatMap(
            claim ->
                scope.map(
                    s ->
                        new Property(
                            name,
                            claim,
                            s,
                            description,
                            NameReference.names(fields.texts("requirement")),
                            fields.texts("dependsOn"),
                            fields.flag("vacuous"),
                            fields.place())));
  }

  private Optional<Property.Scope> scope() {
    List<NameReference> between = fields.texts("between");
    if (!between.isEmpty() && (isGiven("after") || isGiven("before"))) {
      bad("has two scopes", "Write either \"between\", or \"after\" and \"before\".");
      return Optional.empty();
    } else if (between.isEmpty()) {
      Optional<Proposition> after = optional("after");
      Optional<Proposition> before = optional("before");
      return Optional.of(new Property.Scope(after, before));
    } else if (between.size() != 2) {
      bad("needs two propositions for \"between\"", "Name the beginning and the end.");
      return Optional.empty();
    }
    Optional<Proposition> after = proposition(between.get(0));
    Optional<Proposition> before = proposition(between.get(1));
    return after.isPresent() && before.isPresent()
        ? Optional.of(new Property.Scope(after, before))
        : Optional.empty();
  }

  private Optional<Claim> claim() {
    List<String> found =
        CLAIMS.stream()
            .filter(k -> k.equals("handlesAll") ? fields.flag(k) : fields.text(k).isPresent())
            .filter(k -> !k.equals("eventually") || fields.text("whenever").isEmpty())
            .toList();
    if (found.size() != 1) {
      bad(
          found.isEmpty() ? "claims nothing" : "makes two claims: " + String.join(", ", found),
          "A property has one of the keys " + String.join(", ", CLAIMS) + ".");
      return Optional.empty();
    }
    String claim = found.get(0);
    for (Map.Entry<String, String> entry : CLAIM_OF_KEY.entrySet()) {
      String key = entry.getKey();
      String owner = entry.getValue();
      if (isGiven(key) && !claim.equals(owner)) {
        bad(
            "has \"" + spelled(key) + "\", which belongs to \"" + owner + "\"",
            "Remove \"" + spelled(key) + "\", or write a property of its own.");
        return Optional.empty();
      }
    }
    return switch (claim) {
      case "never" -> optional("never").map(Property.Never::new);
      case "always" -> optional("always").map(Property.Always::new);
      case "eventually" -> optional("eventually").map(Property.Eventually::new);
      case "onlyAfter" ->
          both(subject(), optional("onlyAfter"), w -> a -> new Property.OnlyAfter(w, a));
      case "whenever" ->
          both(
              optional("whenever"),
              required("whenever", "eventually"),
              w -> e -> new Property.Response(w, e));
      case "atMost" ->
          both(count(), required("atMost", "of"), n -> of -> new Property.AtMost(n, of));
      case "alwaysPossible" ->
          optional("alwaysPossible")
              .map(what -> new Property.AlwaysPossible(what, optional("while")));
      default -> handlesAll();
    };
  }

  private static <A, B> Optional<Claim> both(
      Optional<A> first, Optional<B> second, Function<A, Function<B, Claim>> claim) {
    return first.flatMap(a -> second.map(b -> claim.apply(a).apply(b)));
  }

  private Optional<Claim> handlesAll() {
    Optional<NameReference> state = fields.text("in");
    if (state.isEmpty()) {
      bad("does not say which state handles all events", "Add " + setting("in", "STATE") + ".");
    }
    return state.map(s -> new Property.HandlesAll(s, fields.texts("except")));
  }

  private Optional<Integer> count() {
    NameReference text = fields.text("atMost").orElseThrow();
    if (text.name().matches("[0-9]{1,4}") && Integer.parseInt(text.name()) <= MAX_COUNT) {
      return Optional.of(Integer.valueOf(text.name()));
    }
    fields.report(
        Code.BAD_PROPERTY,
        Optional.of("Write a whole number from 0 to " + MAX_COUNT + "."),
        text.origin(),
        name.name(),
        "has an invalid \"atMost\"");
    return Optional.empty();
  }

  /**
   * Reads the subject of {@code onlyAfter}: the key {@code event}, {@code entered} or {@code
   * exited}.
   */
  private Optional<Proposition> subject() {
    List<String> given = SUBJECTS.stream().filter(this::isGiven).toList();
    if (given.size() != 1) {
      bad(
          given.isEmpty()
              ? "does not say what happens only after that"
              : "has two subjects: " + String.join(", ", given),
          "Write "
              + setting("event", "EVENT")
              + ", "
              + setting("entered", "STATE")
              + " or "
              + setting("exited", "STATE")
              + " next to onlyAfter.");
      return Optional.empty();
    }
    NameReference text = fields.text(given.get(0)).orElseThrow();
    Formula atom = new Formula.Predicate(given.get(0) + "(" + text.name() + ")");
    return Optional.of(new Proposition(atom, text.origin()));
  }

  private boolean isGiven(String key) {
    return key.equals("except") ? !fields.texts(key).isEmpty() : fields.text(key).isPresent();
  }

  /** Returns the text that sets a key, in the language of the declaration. */
  private String setting(String key, String value) {
    return isInJava() ? key + " = \"" + value + "\"" : key + ": " + value;
  }

  private String spelled(String key) {
    return isInJava() && key.equals("while") ? "during" : key;
  }

  private boolean isInJava() {
    return fields.place() instanceof Origin.InJava;
  }

  private Optional<Proposition> required(String key, String other) {
    if (fields.text(other).isEmpty()) {
      bad(
          "has \"" + key + "\" without \"" + other + "\"",
          "Add " + setting(other, "PROPOSITION") + ".");
    }
    return optional(other);
  }

  private Optional<Proposition> optional(String key) {
    return fields.text(key).flatMap(this::proposition);
  }

  private Optional<Proposition> proposition(NameReference text) {
    try {
      return Optional.of(new Proposition(GuardParser.parseProposition(text.name()), text.origin()));
    } catch (GuardParser.SyntaxException e) {
      fields.report(
          Code.PROPOSITION_SYNTAX,
          Optional.empty(),
          fields.at(text, e.offset()),
          text.name().split("[\r\n]", 2)[0],
          e.getMessage());
      return Optional.empty();
    }
  }

  private void bad(String flaw, String hint) {
    fields.report(Code.BAD_PROPERTY, Optional.of(hint), fields.place(), name.name(), flaw);
  }
}
