package dev.pawl.processor.scxml;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A chart with an instance whose behavior was derived by hand.
 *
 * <p>A file contains the chart, a line of dashes, and one line per event:
 *
 * <pre>{@code
 * start -> A1 B1 / inA inB
 * go -> A2 B1 / outA inA | A1>A2:go = 3 ~ A2.after.1s
 * nothing illegal -> A2 B1
 * let p q
 * pick X
 * }</pre>
 *
 * <p>A line contains the event, the outcome unless it is Moved, the leaves and the effects, and
 * optionally the records, the context and the running timers. Without a slash there must be no
 * effects.
 *
 * @param chart the chart in YAML
 * @param lines the events, in order
 */
public record ChartCase(String name, String chart, List<Line> lines) {

  private static final Pattern LINE =
      Pattern.compile(
          "(?<event>\\S+)(?: (?<outcome>\\w+))? *->(?<leaves>[^/|=~]*)(?:/(?<effects>[^|=~]*))?"
              + "(?:\\|(?<records>[^=~]*))?(?:=(?<context>[^~]*))?(?<timers>~.*)?");

  /** A line of a case. */
  public sealed interface Line {}

  /** Sets the predicates that hold. */
  public record Let(List<String> predicates) implements Line {}

  /** Sets the state that choices return. */
  public record Pick(String state) implements Line {}

  /**
   * An event with its expected result.
   *
   * @param event the event; {@code start} for the start of the instance
   */
  public record Happening(
      String event,
      String outcome,
      List<String> leaves,
      List<String> effects,
      Optional<List<String>> records,
      Optional<Integer> context,
      Optional<List<String>> timers)
      implements Line {

    public boolean isStart() {
      return event.equals("start");
    }

    /** Returns the expected result; parts that the case omits are taken from the actual result. */
    public Step expected(Step actual) {
      return new Step(
          outcome,
          leaves,
          effects,
          records.orElse(actual.records()),
          context.orElse(actual.context()),
          timers.orElse(actual.timers()));
    }
  }

  /** Returns all cases, sorted by name. */
  public static List<ChartCase> all() {
    try (Stream<Path> files = Files.list(Path.of(ChartCase.class.getResource("/charts").toURI()))) {
      return files.sorted().map(ChartCase::read).toList();
    } catch (IOException | URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static ChartCase read(Path file) {
    try {
      String[] parts = Files.readString(file).split("(?m)^---$");
      String name = file.getFileName().toString().replace(".yaml", "");
      List<Line> lines = new ArrayList<>();
      for (String line : parts[1].split("\n")) {
        String text = line.replaceFirst("#.*", "").strip();
        if (!text.isEmpty()) {
          lines.add(line(name, text));
        }
      }
      return new ChartCase(name, parts[0], lines);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Line line(String name, String text) {
    if (text.equals("let") || text.startsWith("let ")) {
      return new Let(words(text.substring(3)));
    } else if (text.startsWith("pick ")) {
      return new Pick(text.substring(5));
    }
    Matcher line = LINE.matcher(text);
    if (!line.matches()) {
      throw new IllegalArgumentException(name + ": " + text);
    }
    String event = line.group("event");
    return new Happening(
        event,
        outcome(event, line.group("outcome")),
        words(line.group("leaves")),
        line.group("effects") == null ? List.of() : words(line.group("effects")),
        Optional.ofNullable(line.group("records")).map(ChartCase::words),
        Optional.ofNullable(line.group("context")).map(c -> Integer.valueOf(c.strip())),
        Optional.ofNullable(line.group("timers"))
            .map(t -> words(t.substring(1)).stream().sorted().toList()));
  }

  private static String outcome(String event, String word) {
    if (word == null) {
      return event.equals("start") ? Step.STARTED : Step.MOVED;
    }
    return switch (word) {
      case "illegal" -> Step.ILLEGAL;
      case "refused" -> Step.GUARD_REFUSED;
      case "ignored" -> Step.IGNORED;
      case "queued" -> Step.QUEUED;
      case "loop" -> Step.LOOP;
      default -> throw new IllegalArgumentException(word);
    };
  }

  private static List<String> words(String text) {
    return Arrays.stream(text.strip().split(" +")).filter(w -> !w.isEmpty()).toList();
  }

  /** An instance that a case can run. */
  public interface Instance {
    Step start(Answers answers);

    Step fire(String event);
  }

  /** Runs an instance and fails if a result differs. */
  public void lead(Instance instance) {
    CaseAnswers answers = new CaseAnswers();
    for (Line line : lines) {
      if (line instanceof Let let) {
        answers.let(let.predicates());
      } else if (line instanceof Pick pick) {
        answers.pick(pick.state());
      } else if (line instanceof Happening happening) {
        Step actual =
            (happening.isStart() ? instance.start(answers) : instance.fire(happening.event()))
                .untimed();
        assertEquals(
            happening.expected(actual),
            actual,
            () -> happening.event() + " in src/test/resources/charts/" + name + ".yaml");
      }
    }
  }

  @Override
  public String toString() {
    return name;
  }
}
