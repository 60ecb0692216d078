package dev.pawl.cli.importer.scxml;

import static java.util.Objects.requireNonNull;

import dev.pawl.cli.importer.ImportedAction;
import dev.pawl.cli.importer.ImportedMachine;
import dev.pawl.cli.importer.ImportedState;
import dev.pawl.cli.importer.ImportedTransition;
import dev.pawl.cli.importer.ImportedTrigger;
import dev.pawl.cli.importer.MethodWords;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The conversion of delayed events to timers. A delayed event is one that a state sends to its own
 * machine on entry. If only the sending state handles the delayed event, the state's transitions on
 * the event become transitions of the timer. Otherwise the timer raises the event. If nothing
 * cancels a delayed event, its timer can belong to an ancestor; see {@link
 * DefaultEntries#outermost}.
 */
final class SentTimers {

  private static final Pattern TIME = Pattern.compile("\\+?(\\d*\\.?\\d+)(ms|s|m|h|d)?");
  private static final Pattern LITERAL = Pattern.compile("'([^']*)'|\"([^\"]*)\"");

  /**
   * A timer that replaces a delayed event.
   *
   * @param send the element that sends the event
   * @param delay the constant delay, or the words of the name of the method that returns the delay.
   *     No two timers of a state have the same text here
   * @param expression the original text of a delay that is not constant; empty for a constant delay
   * @param direct whether transitions of the state have the timer as trigger; if not, the timer
   *     raises the event
   */
  private record SentTimer(XmlElement send, String delay, String expression, boolean direct) {
    ImportedTrigger.Timer trigger(String name) {
      return new ImportedTrigger.Timer(delay, expression, name, false);
    }
  }

  private final EventNames events;
  private final Set<XmlElement> replaced = new HashSet<>();
  private final Map<XmlElement, List<SentTimer>> byState = new IdentityHashMap<>();
  private final Map<XmlElement, XmlElement> stateOf = new IdentityHashMap<>();
  private final List<XmlElement> transitions;
  private final List<XmlElement> raising;
  private final List<XmlElement> cancels;
  private final DefaultEntries entries;

  SentTimers(XmlElement document, EventNames events, ImportedMachine machine) {
    this.events = events;
    this.transitions = document.all().filter(e -> e.is("transition")).toList();
    this.raising = document.all().filter(e -> e.is("raise", "send")).toList();
    this.cancels = document.all().filter(e -> e.is("cancel")).toList();
    this.entries = new DefaultEntries(document);
    document
        .all()
        .filter(e -> e.is("scxml", "state", "parallel"))
        .forEach(s -> s.children("transition").forEach(t -> stateOf.put(t, s)));
    document.all().filter(e -> e.is("state", "parallel")).forEach(s -> collect(s, machine));
  }

  private void collect(XmlElement state, ImportedMachine machine) {
    for (XmlElement entry : state.children("onentry")) {
      for (XmlElement send : entry.children("send")) {
        if (isToItself(send)
            && isDelayed(send)
            && !send.hasPawlAttribute("timer")
            && events.canBeRaised(send.attribute("event"))) {
          replaced.add(send);
          boolean isCancelled = cancel(send, state);
          boolean isOfState = isCancelled || mayBeCancelled(send) || isDirect(send, state);
          XmlElement owner = isOfState ? state : entries.outermost(state);
          List<SentTimer> timers = byState.computeIfAbsent(owner, s -> new ArrayList<>());
          timers.add(timer(send, owner, timers));
          if (!isCancelled && !owner.is("scxml")) {
            String whose = owner == state ? "" : " of " + owner.attribute("id");
            machine.remark(
                send.place(),
                "delayed <send event=\"" + send.attribute("event") + "\">",
                "became a timer" + whose + ", which is cancelled when the state is left");
          }
        }
      }
    }
  }

  /**
   * Returns whether a {@code <cancel>} element that no timer replaces can cancel a delayed event.
   */
  private boolean mayBeCancelled(XmlElement send) {
    return cancels.stream()
        .anyMatch(
            c ->
                c.has("sendidexpr")
                    || send.has("idlocation")
                    || c.attribute("sendid").equals(send.attribute("id")));
  }

  private SentTimer timer(XmlElement send, XmlElement state, List<SentTimer> others) {
    Optional<String> constant = constant(send);
    String expression = constant.isPresent() ? "" : send.attribute("delayexpr");
    String delay = constant.orElseGet(() -> MethodWords.of("delay " + expression, "delay"));
    Set<String> delays = others.stream().map(SentTimer::delay).collect(Collectors.toSet());
    while (delays.contains(delay)) {
      // two timers of a state must have different delays in YAML
      delay = constant.isPresent() ? "0" + delay : delay + "Again";
    }
    return new SentTimer(send, delay, expression, isDirect(send, state));
  }

  /**
   * Returns whether only transitions of a state that name the event handle the event of a {@code
   * <send>} element.
   */
  private boolean isDirect(XmlElement send, XmlElement state) {
    String event = send.attribute("event");
    boolean onlySender =
        raising.stream().noneMatch(r -> r != send && r.attribute("event").equals(event));
    List<XmlElement> takers =
        transitions.stream()
            .filter(
                t -> EventNames.descriptors(t).stream().anyMatch(d -> EventNames.matches(d, event)))
            .toList();
    return onlySender
        && !takers.isEmpty()
        && takers.stream()
            .allMatch(t -> stateOf.get(t) == state && !EventNames.descriptors(t).contains("*"));
  }

  /**
   * If the state cancels a delayed event on exit, records that the timer replaces the {@code
   * <cancel>} element. Returns whether the state cancels the event on exit.
   */
  private boolean cancel(XmlElement send, XmlElement state) {
    String id = send.attribute("id");
    for (XmlElement exit : state.children("onexit")) {
      for (XmlElement cancel : exit.children("cancel")) {
        if (!id.isEmpty() && cancel.attribute("sendid").equals(id)) {
          replaced.add(cancel);
          return true;
        }
      }
    }
    return false;
  }

  /** Returns whether a timer replaces a {@code <send>} or {@code <cancel>} element. */
  boolean replaces(XmlElement element) {
    return replaced.contains(element);
  }

  /**
   * Returns the timer that replaces the event of a transition; empty if the event is not replaced.
   */
  Optional<ImportedTrigger> timer(XmlElement transition, ImportedTrigger trigger) {
    for (SentTimer timer : timers(requireNonNull(stateOf.get(transition)))) {
      String name = events.pawlName(timer.send.attribute("event"));
      if (timer.direct && trigger.equals(new ImportedTrigger.OnEvent(name))) {
        return Optional.of(timer.trigger(name));
      }
    }
    return Optional.empty();
  }

  /** Adds transitions for the timers that raise an event. */
  void addRaising(XmlElement element, ImportedState state) {
    for (SentTimer timer : timers(element)) {
      if (!timer.direct) {
        ImportedTransition raise = new ImportedTransition(timer.trigger(""), timer.send.place());
        String event = events.pawlName(timer.send.attribute("event"));
        raise.actions().add(new ImportedAction.Raise(event));
        state.transitions().add(raise);
      }
    }
  }

  private List<SentTimer> timers(XmlElement state) {
    return byState.getOrDefault(state, List.of());
  }

  /**
   * Returns whether a {@code <send>} element sends an event to its own machine, and the name of the
   * event is constant.
   */
  static boolean isToItself(XmlElement send) {
    String target = send.attribute("target");
    String type = send.attribute("type");
    return (target.isEmpty() || target.equals("#_internal"))
        && (type.isEmpty() || type.equals("scxml") || type.endsWith("#SCXMLEventProcessor"))
        && !send.has("targetexpr")
        && !send.has("typeexpr")
        && !send.attribute("event").isEmpty();
  }

  /** Returns whether a {@code <send>} element has a delay other than zero. */
  static boolean isDelayed(XmlElement send) {
    return (send.has("delay") || send.has("delayexpr"))
        && !constant(send).equals(Optional.of("0s"));
  }

  /**
   * Returns the delay of a {@code <send>} element in Pawl's notation; empty if the delay is not
   * constant.
   */
  private static Optional<String> constant(XmlElement send) {
    String text = send.attribute("delay");
    Matcher literal = LITERAL.matcher(send.attribute("delayexpr"));
    if (text.isEmpty() && literal.matches()) {
      text = literal.group(1) == null ? literal.group(2) : literal.group(1);
    }
    Matcher time = TIME.matcher(text);
    if (!time.matches() || time.group(1).length() > 12) {
      return Optional.empty();
    }
    String unit = time.group(2) == null ? "ms" : time.group(2);
    BigDecimal amount = new BigDecimal(time.group(1));
    if (amount.signum() == 0) {
      return Optional.of("0s");
    } else if (amount.stripTrailingZeros().scale() <= 0) {
      return Optional.of(amount.toBigInteger() + unit);
    }
    BigDecimal millis = amount.multiply(BigDecimal.valueOf(millis(unit)));
    return Optional.of(millis.toBigInteger() + "ms");
  }

  private static long millis(String unit) {
    return switch (unit) {
      case "ms" -> 1;
      case "s" -> 1_000;
      case "m" -> 60_000;
      case "h" -> 3_600_000;
      default -> 86_400_000;
    };
  }
}
