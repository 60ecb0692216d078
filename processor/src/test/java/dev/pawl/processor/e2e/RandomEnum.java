package dev.pawl.processor.e2e;

import dev.pawl.language.HostileStrings;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Generates random enums that Java can parse; they can be valid or not. */
final class RandomEnum {

  private static final List<String> GUARDS =
      List.of(
          "a",
          "!a",
          "a && b",
          "a || b",
          "a && !a",
          "a || !a",
          "(a",
          "a b",
          "in(A)",
          "!in(B) && a",
          "in(A) || in(D) && b",
          "new",
          "a & b",
          "((((((a))))))",
          "!!!!!a",
          "(".repeat(500) + "a" + ")".repeat(500),
          "true",
          "",
          "a && b && c && d && e && f && g && h && i && j && k && l && m && n && o && p && q");

  private static final List<String> STATES = List.of("A", "B", "C", "D");

  private final SplittableRandom random;
  private final RandomSoup soup;

  RandomEnum(SplittableRandom random) {
    this.random = random;
    this.soup = new RandomSoup(random);
  }

  /** Returns an enum with random texts in its annotations. */
  String text(String packageName, String enumName) {
    StringBuilder out = new StringBuilder("package " + packageName + ";\nimport dev.pawl.*;\n");
    out.append("@StateMachine(").append(settings()).append(")\n");
    for (int i = random.nextInt(4); i > 0; i--) {
      out.append(onType());
    }
    out.append("enum ").append(enumName).append(" {\n");
    List<String> constants =
        soup.any(
            List.of(
                List.of("A"),
                List.of("A", "B"),
                STATES,
                List.of("A", "B", "C", "D", "E", "F"),
                List.of("M", "A", "B", "Instance", "Rules", "Type"),
                List.of("A", "a", "B"),
                List.of("NEW", "B", "STRING", "Object"),
                List.of("A", "_A", "$", "B"),
                List.of("A", "B", "é", "状態", "ſ", "ß")));
    for (String constant : constants) {
      out.append(random.nextInt(3) == 0 ? "@Initial " : "");
      out.append(random.nextInt(5) == 0 ? "@Final " : "");
      out.append(random.nextInt(2) == 0 ? state() : "");
      out.append(random.nextInt(6) == 0 ? view() : "");
      for (int i = random.nextInt(4); i > 0; i--) {
        out.append(transition());
      }
      out.append(constant).append(",\n");
    }
    return out.append("}\n").toString();
  }

  private String settings() {
    List<String> all = new ArrayList<>();
    for (String setting :
        List.of(
            "name = " + RandomSoup.quoted(soup.word()),
            "unexpected = StateMachine.Unexpected.IGNORE",
            "context = "
                + soup.any(List.of("String", "int", "java.util.List", "int[]", "Void"))
                + ".class",
            "events = " + soup.any(List.of("Thread.State", "String", "Part")) + ".class",
            "wireNames = StateMachine.WireNames.CAMEL_CASE",
            "threadSafe = true",
            "parallel = true",
            "omit = {Part.CODEC, Part.PHASE}",
            "include = Part.CASES",
            "description = " + RandomSoup.quoted(soup.any(HostileStrings.all())))) {
      if (random.nextInt(7) == 0) {
        all.add(setting);
      }
    }
    return String.join(", ", all);
  }

  private String onType() {
    return switch (random.nextInt(4)) {
      case 0 -> transition();
      case 1 ->
          "@Forbid(from = "
              + names()
              + ", to = "
              + names()
              + ", because = "
              + RandomSoup.quoted(soup.word())
              + ")\n";
      case 2 -> "@Event(name = " + RandomSoup.quoted(soup.word()) + ")\n";
      default ->
          "@Event(name = "
              + RandomSoup.quoted(soup.word())
              + ", payload = {@Param(name = "
              + RandomSoup.quoted(soup.word())
              + ", type = "
              + soup.any(List.of("int", "void", "String", "java.util.Map", "byte[][]"))
              + ".class)})\n";
    };
  }

  private String transition() {
    StringBuilder out = new StringBuilder("@Transition(to = ");
    out.append(random.nextInt(8) == 0 ? "{}" : names()).append(trigger());
    out.append(random.nextInt(4) == 0 ? ", guard = " + RandomSoup.quoted(soup.any(GUARDS)) : "");
    out.append(random.nextInt(8) == 0 ? ", update = " + RandomSoup.quoted(soup.word()) : "");
    out.append(random.nextInt(8) == 0 ? ", effects = " + names() : "");
    out.append(random.nextInt(8) == 0 ? ", choose = " + RandomSoup.quoted(soup.word()) : "");
    out.append(random.nextInt(8) == 0 ? ", description = " + RandomSoup.quoted(soup.word()) : "");
    out.append(random.nextInt(8) == 0 ? ", internal = true" : "");
    out.append(random.nextInt(8) == 0 ? ", raise = " + events() : "");
    return out.append(")\n").toString();
  }

  /** Returns the trigger of a transition: mostly an event, rarely several incompatible elements. */
  private String trigger() {
    StringBuilder out = new StringBuilder();
    int kind = random.nextInt(10);
    out.append(kind < 6 ? ", on = " + event() : "");
    out.append(kind == 6 || random.nextInt(20) == 0 ? ", always = true" : "");
    out.append(kind == 7 || random.nextInt(20) == 0 ? ", after = " + delay() : "");
    return out.toString();
  }

  private String delay() {
    return RandomSoup.quoted(
        random.nextInt(3) == 0
            ? soup.word()
            : soup.any(List.of("60s", "1m30s", "PT5S", "backoff", "0s", "-1s", "1e9d")));
  }

  private String event() {
    return RandomSoup.quoted(
        random.nextInt(3) == 0
            ? soup.any(
                List.of("go", "stop", "*", "done.A", "done.B", "done.", "done.M", "A.after.60s"))
            : soup.word());
  }

  private String events() {
    return "{" + event() + (random.nextInt(4) == 0 ? ", " + event() : "") + "}";
  }

  private String state() {
    List<String> all = new ArrayList<>();
    for (String attribute :
        List.of(
            "wireName = " + RandomSoup.quoted(soup.word()),
            "aliases = " + names(),
            "tags = " + names(),
            "external = true",
            "initial = " + names(),
            "parallel = true",
            "history = State.History." + soup.any(List.of("NONE", "SHALLOW", "DEEP")),
            "entry = " + names(),
            "exit = " + names(),
            "raiseOnEntry = " + events(),
            "raiseOnExit = " + events(),
            "ignore = " + events(),
            "defer = " + events())) {
      if (random.nextInt(6) == 0) {
        all.add(attribute);
      }
    }
    if (random.nextBoolean()) {
      all.add(
          "parent = " + RandomSoup.quoted(random.nextInt(9) == 0 ? soup.word() : soup.any(STATES)));
    }
    return "@State(" + String.join(", ", all) + ")\n";
  }

  private String view() {
    return "@MapsTo(view = Thread.State.class, value = "
        + RandomSoup.quoted(soup.any(List.of("NEW", "N")))
        + ")\n";
  }

  /** Returns mostly one name, which is mostly that of a state. */
  private String names() {
    List<String> names = new ArrayList<>();
    for (int i = random.nextInt(5) == 0 ? random.nextInt(4) : 1; i > 0; i--) {
      names.add(RandomSoup.quoted(random.nextInt(5) == 0 ? soup.word() : soup.any(STATES)));
    }
    return "{" + String.join(", ", names) + "}";
  }
}
