package dev.pawl.samples;

import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionVetoedError;
import java.io.PrintStream;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/** Prints a machine and the steps of its instances to a terminal. */
public final class Story {

  private static final DateTimeFormatter DATE = formatter("uuuu-MM-dd");
  private static final DateTimeFormatter TIME = formatter("HH:mm:ss");
  private static final String INDENT = "  ";

  private final PrintStream out;

  /**
   * Creates a story.
   *
   * @param out the stream to which it is printed
   */
  Story(PrintStream out) {
    this.out = out;
  }

  private static DateTimeFormatter formatter(String pattern) {
    return DateTimeFormatter.ofPattern(pattern).withZone(ZoneOffset.UTC);
  }

  /** Prints a sample completely, from its name to the refusals. */
  void tell(Sample sample) {
    Documents documents = new Documents(sample.machine());
    String title = "═══ " + documents.title() + " ";
    print(title + "═".repeat(Columns.WIDTH - title.length()));
    print("");
    Columns.wrap(documents.description(), Columns.WIDTH).forEach(this::print);
    chapter("Diagram");
    documents.picture().lines().forEach(l -> print((INDENT + l).stripTrailing()));
    chapter("Transitions");
    Columns.of(documents.transitions()).forEach(l -> print(INDENT + l));
    sample.live(this);
    print("");
    print("");
  }

  /**
   * Prints the heading of a section.
   *
   * @param heading the heading
   */
  public void chapter(String heading) {
    print("");
    print("── " + heading);
    print("");
  }

  /**
   * Prints a paragraph.
   *
   * @param text the text; long lines are wrapped
   */
  public void note(String text) {
    Columns.wrap(text, Columns.WIDTH - INDENT.length()).forEach(l -> print(INDENT + l));
  }

  /**
   * Prints a table.
   *
   * @param rows the rows, starting with the header
   */
  public void table(List<List<String>> rows) {
    Columns.of(rows).forEach(l -> print(INDENT + l));
  }

  /**
   * Prints the audit trail of one entity.
   *
   * @param steps the trail, not empty
   * @param eventName returns the name of an event
   * @param <S> the type of states
   * @param <E> the type of events
   */
  public <S, E> void audit(List<LifecycleEvent<S, E>> steps, Function<E, String> eventName) {
    LifecycleEvent<S, E> first = steps.get(0);
    chapter("Audit trail of " + first.entityId() + ", " + DATE.format(first.timestamp()) + " UTC");
    int width = steps.stream().mapToInt(s -> move(s).length()).max().orElse(0);
    for (LifecycleEvent<S, E> step : steps) {
      String when = String.format("%3d  %s  ", step.sequence(), TIME.format(step.timestamp()));
      String gap = " ".repeat(width - move(step).length() + 2);
      String what = step.event() == null ? eventless(step) : eventName.apply(step.event());
      print(INDENT + when + move(step) + gap + what);
      String why = text(step.cause());
      if (!why.isEmpty()) {
        print(INDENT + " ".repeat(when.length()) + why);
      }
    }
  }

  private static String eventless(LifecycleEvent<?, ?> step) {
    return step.forced() ? "(forced)" : "(always)";
  }

  private static String move(LifecycleEvent<?, ?> step) {
    return step.from() + " → " + step.to();
  }

  private static String text(Cause cause) {
    List<String> parts = new ArrayList<>();
    if (cause.actor() != null) {
      parts.add(cause.actor() + (cause.reason() == null ? "" : ": " + cause.reason()));
    }
    if (cause.code() != null) {
      parts.add("[" + cause.code().name() + "]");
    }
    cause.attributes().forEach((key, value) -> parts.add(key + "=" + value));
    return String.join("  ", parts);
  }

  /** Prints the heading of the section about refusals. */
  public void refusals() {
    print("");
    print("── Refused");
  }

  /**
   * Tries something that must be refused, and prints the complete explanation.
   *
   * @param attempt describes the attempt
   * @param move makes the attempt
   * @throws IllegalStateException if it is not refused
   */
  public void refused(String attempt, Runnable move) {
    try {
      move.run();
    } catch (IllegalTransitionError | TransitionVetoedError refusal) {
      print("");
      print(INDENT + "✗ " + attempt);
      String indent = INDENT.repeat(2);
      Columns.wrap(Objects.requireNonNull(refusal.getMessage()), Columns.WIDTH - indent.length())
          .forEach(l -> print(indent + l));
      return;
    }
    throw new IllegalStateException("Not refused: " + attempt);
  }

  private void print(String line) {
    // println would use the line separator of the platform
    out.print(line + "\n");
  }
}
