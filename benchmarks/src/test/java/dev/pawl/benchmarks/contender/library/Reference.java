package dev.pawl.benchmarks.contender.library;

import dev.pawl.benchmarks.course.Course;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What a course does, said a second time: an edge is a state, an event and the next state. */
final class Reference {

  private static final String CIRCUIT =
      """
      CLOSED SUCCEEDED CLOSED
      CLOSED TRIPPED OPEN
      OPEN COOLED HALF_OPEN
      HALF_OPEN SUCCEEDED CLOSED
      HALF_OPEN TRIPPED OPEN
      """;

  private static final String AGENT_TURN =
      """
      IDLE TASK_CLAIMED CLAIMING
      CLAIMING AGENT_SPAWNED SPAWNING
      CLAIMING TASK_FAILED FAILED
      SPAWNING AGENT_SPAWNED RUNNING
      SPAWNING TASK_FAILED FAILED
      RUNNING TOOL_STARTED TOOL_USE
      RUNNING COMPACT_NEEDED COMPACTING
      RUNNING VERIFY_REQUESTED VERIFYING
      RUNNING TASK_FAILED FAILED
      TOOL_USE TOOL_COMPLETED RUNNING
      TOOL_USE TASK_FAILED FAILED
      COMPACTING VERIFY_REQUESTED RUNNING
      COMPACTING TASK_FAILED FAILED
      VERIFYING TASK_COMPLETED COMPLETING
      VERIFYING COMPACT_NEEDED RUNNING
      VERIFYING TASK_FAILED FAILED
      COMPLETING AGENT_REAPED REAPED
      FAILED AGENT_REAPED REAPED
      REAPED TASK_CLAIMED CLAIMING
      """;

  private static final String TASK =
      """
      OPEN ASSIGN ASSIGNED
      OPEN CANCEL CANCELLED
      ASSIGNED BEGIN WORKING
      ASSIGNED RELEASE OPEN
      ASSIGNED CANCEL CANCELLED
      WORKING PAUSE PAUSED
      WORKING SUBMIT IN_REVIEW
      WORKING CANCEL CANCELLED
      PAUSED BEGIN WORKING
      PAUSED CANCEL CANCELLED
      IN_REVIEW ACCEPT DONE
      IN_REVIEW REJECT WORKING
      DONE REOPEN OPEN
      CANCELLED REOPEN OPEN
      """;

  /** Where a guard decides, the second target is where its condition does not hold. */
  private static final String AGENT_LOOP =
      """
      IDLE TASK PLANNING
      PLANNING PLANNED ACTING
      ACTING CALLED ACTING VERIFYING
      ACTING FAILED PLANNING GIVEN_UP
      VERIFYING PASSED IDLE
      VERIFYING REJECTED PLANNING GIVEN_UP
      GIVEN_UP TASK PLANNING
      """;

  /** What is within ACTIVE, and within WORKING there, flattened by hand. */
  private static final Map<String, List<String>> AROUND =
      Map.of(
          "CLAIMING", List.of("ACTIVE"),
          "SPAWNING", List.of("ACTIVE"),
          "RUNNING", List.of("ACTIVE", "WORKING"),
          "TOOL_USE", List.of("ACTIVE", "WORKING"),
          "COMPACTING", List.of("ACTIVE", "WORKING"),
          "VERIFYING", List.of("ACTIVE", "WORKING"));

  private static final String PLAYBACK =
      """
      STOPPED PLAY PLAYING
      PLAYING PAUSE PAUSED
      PLAYING STOP STOPPED
      PLAYING NEXT PLAYING
      PAUSED PLAY PLAYING
      PAUSED STOP STOPPED
      """;

  private static final String VOLUME =
      """
      NORMAL UP LOUD
      NORMAL MUTE MUTED
      LOUD DOWN NORMAL
      LOUD MUTE MUTED
      MUTED MUTE NORMAL
      """;

  private final List<Map<String, Map<String, List<String>>>> regions = new ArrayList<>();
  private final List<String> states = new ArrayList<>();
  private int calls;
  private int retries;
  private String from;
  private String to;

  /** A course at its beginning. */
  Reference(Course course) {
    switch (course) {
      case CIRCUIT -> region(CIRCUIT);
      case AGENT_TURN, NESTED -> region(AGENT_TURN);
      case TASK -> region(TASK);
      case AGENT_LOOP -> region(AGENT_LOOP);
      case REGIONS -> {
        region(PLAYBACK);
        region(VOLUME);
      }
    }
  }

  private void region(String edges) {
    Map<String, Map<String, List<String>>> region = new TreeMap<>();
    edges
        .lines()
        .map(line -> List.of(line.split(" ")))
        .forEach(
            edge ->
                region
                    .computeIfAbsent(edge.get(0), state -> new TreeMap<>())
                    .put(edge.get(1), edge.subList(2, edge.size())));
    regions.add(region);
    states.add(edges.substring(0, edges.indexOf(' ')));
  }

  /** The events that something happens at now. */
  List<String> legal() {
    List<String> legal = new ArrayList<>();
    for (int i = 0; i < states.size(); i++) {
      legal.addAll(regions.get(i).get(states.get(i)).keySet());
    }
    return legal;
  }

  /** Whether an event moved it. */
  boolean fire(String event) {
    for (int i = 0; i < states.size(); i++) {
      List<String> targets = regions.get(i).get(states.get(i)).get(event);
      if (targets != null) {
        from = states.get(i);
        to = targets.get(targets.size() == 1 || decide(event) ? 0 : 1);
        states.set(i, to);
        return true;
      }
    }
    return false;
  }

  private boolean decide(String event) {
    return event.equals("CALLED") ? calls++ < 6 : retries++ < 3;
  }

  /** Begins to count anew; called before a task does. */
  void begin() {
    calls = 0;
    retries = 0;
  }

  /** The leaves that are active. */
  String configuration() {
    return states.stream().collect(Collectors.joining(" "));
  }

  /** The last one left, and what is around it. */
  List<String> from(Course course) {
    return names(course, from);
  }

  /** The last one entered, and what is around it. */
  List<String> to(Course course) {
    return names(course, to);
  }

  private static List<String> names(Course course, String state) {
    List<String> names = new ArrayList<>(List.of(state));
    if (course == Course.NESTED) {
      names.addAll(AROUND.getOrDefault(state, List.of()));
    }
    return names;
  }
}
