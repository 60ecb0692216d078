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
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The writer of the Javadoc of generated code. All text of the user is escaped by {@link
 * JavadocText}.
 */
public final class Prose {

  /**
   * The maximum number of rows of a transition table in a comment. If a table has more rows, the
   * last line says how many rows are omitted.
   */
  private static final int MAX_ROWS = 60;

  /** The maximum number of states in a sentence, and of groups of transitions in a sentence. */
  private static final int MAX_NAMES = 8;

  private final Plan plan;
  private final ApiTypes api;

  /**
   * The states that handle an event, grouped by the name of the target. The list has one element
   * per event, and is filled at the first use.
   */
  private final List<Map<String, Set<String>>> sources = new ArrayList<>();

  public Prose(ApiTypes api) {
    this.plan = api.plan();
    this.api = api;
  }

  /**
   * Returns the comment of a class: the sentence, the machine's description, and a link to {@code
   * NameMachine}. If {@code NameMachine} is not generated, the transition table replaces the link.
   */
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
   * Returns the comment of {@code NameMachine}: the sentence, the machine's description, its
   * picture and its transition table.
   *
   * @param picture the machine as ASCII art; empty if there is none
   */
  public CodeBlock machineComment(String sentence, String picture) {
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
          step.owner() == plan.machine().root() ? "any non-final state" : step.owner().name();
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

  /**
   * Returns the description of an event. If the event has no description, returns a sentence that
   * names the event.
   */
  public String of(EventPlan event) {
    return of(event, "The event " + code(event.name()) + ".");
  }

  /** Returns the description of an event, or {@code otherwise} if the event has no description. */
  public String of(EventPlan event, String otherwise) {
    return description(event).map(Prose::sentence).orElse(otherwise);
  }

  /** Returns the Javadoc of the function that computes the next state for an event. */
  public String function(EventPlan event) {
    return method(event, "Returns the state after " + code(event.name()));
  }

  /**
   * Returns the description of an event. If an event has no description, but all transitions on the
   * event have the same one, returns the description of the transitions.
   */
  private Optional<String> description(EventPlan event) {
    String own = event.declared().description();
    if (!own.isBlank()) {
      return Optional.of(own);
    }
    List<String> descriptions =
        plan.steps().stream()
            .filter(s -> s.event() == event)
            .map(s -> s.declared().description())
            .distinct()
            .toList();
    return descriptions.size() == 1 && !descriptions.get(0).isBlank()
        ? Optional.of(descriptions.get(0))
        : Optional.empty();
  }

  /**
   * Returns the comment of a method that handles an event. The comment consists of the event's
   * description and a list of its transitions.
   *
   * @param otherwise a sentence, without its full stop, that replaces a missing description
   */
  public String method(EventPlan event, String otherwise) {
    String transitions = transitions(event);
    if (transitions.isEmpty()) {
      return of(event, otherwise + ".") + " The event is legal in no state.";
    }
    return description(event)
        .map(d -> sentence(d) + " Transitions: " + transitions + ".")
        .orElse(otherwise + ": " + transitions + ".");
  }

  /**
   * Returns the {@code @throws} tag for events whose guards all refuse. Returns an empty block if
   * the machine is lenient, or if each decision on the event has a candidate without a guard.
   */
  public CodeBlock throwsTag(EventPlan event) {
    boolean refuses =
        !plan.machine().lenient()
            && plan.decisions().stream()
                .anyMatch(
                    d -> d.event() == event && d.candidates().stream().allMatch(Step::guarded));
    return refuses
        ? CodeBlock.of("\n@throws $L if no guard holds\n", ApiTypes.GUARD_REFUSED)
        : CodeBlock.of("");
  }

  /**
   * Returns the description of a state. If the state has no description, returns a sentence that
   * names the state.
   */
  public static String of(StatePlan state) {
    return of(state, "The state " + code(state.name()) + ".");
  }

  /** Returns the description of a state, or {@code otherwise} if the state has no description. */
  public static String of(StatePlan state, String otherwise) {
    String description = state.declared().description();
    return description.isBlank() ? otherwise : sentence(description);
  }

  /**
   * Returns the transitions on an event in one line, grouped by target, such as {@code CLOSED,
   * HALF_OPEN -> OPEN; OPEN -> CLOSED}. Returns an empty string if no state handles the event.
   */
  private String transitions(EventPlan event) {
    Map<String, Set<String>> sources = sources().get(event.ordinal());
    List<String> groups = new ArrayList<>();
    sources.forEach((to, from) -> groups.add(sources(from) + " -> " + to));
    int more = groups.size() - MAX_NAMES;
    String text = String.join("; ", groups.subList(0, Math.min(groups.size(), MAX_NAMES)));
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
    return step.owner() == plan.machine().root() ? "any non-final state" : step.owner().name();
  }

  private static String sources(Set<String> names) {
    int more = names.size() - MAX_NAMES;
    return names.stream().limit(MAX_NAMES).collect(Collectors.joining(", "))
        + (more > 0 ? " and " + more + " more" : "");
  }

  private static String targets(Step step) {
    return targets(step.declared()) + step.guardText().map(g -> " [" + g + "]").orElse("");
  }

  /** Returns the user's text as a Javadoc sentence. */
  static String sentence(String text) {
    String prose = JavadocText.prose(text.strip());
    return prose.matches("(?s).*[.!?:;]") ? prose : prose + ".";
  }

  /**
   * Returns {@code ", ignoring guards"}, the end of a sentence about a method that does not
   * evaluate guards. Returns an empty string if the machine has no logic.
   */
  public static String ignoringGuards(Plan plan) {
    return plan.hasLogic() ? ", ignoring guards" : "";
  }

  /** Returns a name as code in Javadoc. */
  public static String code(String text) {
    return JavadocText.code(text);
  }
}
