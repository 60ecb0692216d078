package dev.pawl.processor.generate.code;

import com.palantir.javapoet.CodeBlock;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Part;
import dev.pawl.language.model.Transition;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.Row;
import dev.pawl.processor.plan.StatePlan;
import dev.pawl.processor.plan.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The sentences of generated Javadoc; whatever the user wrote passes through {@link JavadocText}.
 */
public final class Prose {

  /** A longer table says how many rows are left out. */
  private static final int MAX_ROWS = 60;

  /** So many states, or ways between them, are named in a sentence. */
  private static final int MAX_WAYS = 8;

  private final Plan plan;
  private final ApiTypes api;

  /** For each event, the states that handle it by target. Computed once for all types. */
  private final List<Map<String, Set<String>>> sources = new ArrayList<>();

  public Prose(ApiTypes api) {
    this.plan = api.plan();
    this.api = api;
  }

  /** The comment of a class: a sentence, what the machine is for, and where more is said. */
  public CodeBlock classComment(String sentence) {
    if (!plan.generates(Part.MACHINE)) {
      return introduction(CodeBlock.of("$L", sentence)).toBuilder()
          .add("\n$L\n", JavadocText.picture(table()))
          .build();
    }
    return introduction(
        CodeBlock.of("$L {@link $T} shows all transitions.", sentence, api.machine()));
  }

  /**
   * The comment of the class where one looks first: also the machine's picture, and its transition
   * table.
   *
   * @param picture empty where there is none
   */
  public CodeBlock mainComment(String sentence, String picture) {
    CodeBlock.Builder comment = introduction(CodeBlock.of("$L", sentence)).toBuilder();
    if (!picture.isEmpty()) {
      comment.add("\n$L\n", JavadocText.picture(picture));
    }
    return comment.add("\n$L\n", JavadocText.picture(table())).build();
  }

  private CodeBlock introduction(CodeBlock sentence) {
    CodeBlock.Builder comment = CodeBlock.builder().add("$L\n", sentence);
    String description = plan.machine().description();
    if (!description.isBlank()) {
      comment.add("\n<p>$L\n", JavadocText.prose(description));
    }
    return comment.build();
  }

  private String table() {
    List<String[]> rows = new ArrayList<>();
    rows.add(new String[] {"from", "event", "to"});
    for (Step step : plan.steps()) {
      String from =
          step.owner() == plan.machine().root() ? "any that is not final" : step.owner().name();
      EventPlan on = step.event();
      String event = on == null || step.declared().direct() ? "" : on.name();
      String guard = step.guardText().map(g -> (event.isEmpty() ? "[" : " [") + g + "]").orElse("");
      rows.add(new String[] {from, event + guard, targets(step.declared())});
    }
    return aligned(rows);
  }

  private static String targets(Transition transition) {
    List<String> names = transition.targets().stream().map(NameReference::name).toList();
    return names.isEmpty() ? "(stays)" : String.join(transition.dynamic() ? " or " : " + ", names);
  }

  private static String aligned(List<String[]> rows) {
    List<String[]> shown = rows.subList(0, Math.min(rows.size(), MAX_ROWS + 1));
    int[] widths = new int[2];
    for (String[] row : shown) {
      for (int column = 0; column < widths.length; column++) {
        widths[column] = Math.max(widths[column], row[column].length());
      }
    }
    StringBuilder text = new StringBuilder();
    for (String[] row : shown) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < widths.length; column++) {
        line.append(row[column]).append(" ".repeat(widths[column] - row[column].length() + 2));
      }
      text.append(line.append(row[2])).append('\n');
    }
    if (shown.size() < rows.size()) {
      text.append("and ").append(rows.size() - shown.size()).append(" more\n");
    }
    return text.toString();
  }

  /** The meaning of an event: its prose, that which all its transitions share, or just its name. */
  public String of(EventPlan event) {
    List<String> meanings = new ArrayList<>(List.of(event.declared().description()));
    if (meanings.get(0).isBlank()) {
      meanings.clear();
      plan.steps().stream()
          .filter(s -> s.event() == event)
          .map(s -> s.declared().description())
          .distinct()
          .forEach(meanings::add);
    }
    return meanings.size() == 1 && !meanings.get(0).isBlank()
        ? sentence(meanings.get(0))
        : "The event " + code(event.name()) + ".";
  }

  /** The words for the function of an event: what the event means, and where it is legal. */
  public CodeBlock function(EventPlan event) {
    String ways = ways(event);
    return CodeBlock.of("$L $L.", of(event), ways.isEmpty() ? "Legal in no state" : ways);
  }

  /** The refusals that a method of an event throws, beside those that every one does. */
  public CodeBlock refusals(EventPlan event) {
    boolean refuses =
        !plan.machine().lenient()
            && plan.decisions().stream()
                .anyMatch(
                    d -> d.event() == event && d.candidates().stream().allMatch(Step::guarded));
    return refuses
        ? CodeBlock.of("\n@throws $L if every guard says no\n", ApiTypes.GUARD_REFUSED)
        : CodeBlock.of("");
  }

  /** The meaning of a state: its prose, else its name. */
  public static String of(StatePlan state) {
    String description = state.declared().description();
    return description.isBlank() ? "The state " + code(state.name()) + "." : sentence(description);
  }

  /**
   * The states that handle an event, as declared, and the targets: {@code CLOSED, HALF_OPEN ->
   * OPEN; OPEN -> CLOSED}; empty if the event is legal nowhere.
   */
  public String ways(EventPlan event) {
    Map<String, Set<String>> sources = sources().get(event.ordinal());
    List<String> ways = new ArrayList<>();
    sources.forEach((to, from) -> ways.add(sources(from) + " -> " + to));
    int more = ways.size() - MAX_WAYS;
    String text = String.join("; ", ways.subList(0, Math.min(ways.size(), MAX_WAYS)));
    return JavadocText.line(text) + (more > 0 ? " and " + more + " more" : "");
  }

  private List<Map<String, Set<String>>> sources() {
    if (sources.isEmpty()) {
      plan.events().forEach(e -> sources.add(new LinkedHashMap<>()));
      for (Row row : plan.rows()) {
        for (Row.Entry entry : row.entries()) {
          for (Step step : entry.candidates()) {
            sources
                .get(entry.event().ordinal())
                .computeIfAbsent(targets(step), t -> new LinkedHashSet<>())
                .add(source(step));
          }
        }
      }
    }
    return sources;
  }

  private String source(Step step) {
    return step.owner() == plan.machine().root()
        ? "any state that is not final"
        : step.owner().name();
  }

  private static String sources(Set<String> names) {
    int more = names.size() - MAX_WAYS;
    return names.stream().limit(MAX_WAYS).collect(Collectors.joining(", "))
        + (more > 0 ? " and " + more + " more" : "");
  }

  private static String targets(Step step) {
    return targets(step.declared()) + step.guardText().map(g -> " [" + g + "]").orElse("");
  }

  /** User text as a sentence of Javadoc. */
  static String sentence(String text) {
    String prose = JavadocText.prose(text.strip());
    return prose.matches("(?s).*[.!?:;]") ? prose : prose + ".";
  }

  /** A name in Javadoc. */
  public static String code(String text) {
    return JavadocText.code(text);
  }
}
