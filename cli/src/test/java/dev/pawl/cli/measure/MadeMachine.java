package dev.pawl.cli.measure;

import dev.pawl.diagrams.MachineSketch;
import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Machine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Generates typical machines, each from a seed: life cycles with failures, transitions back, and
 * hubs.
 */
final class MadeMachine {

  private static final String[] STEPS = {
    "CREATED", "SUBMITTED", "VALIDATED", "APPROVED", "SCHEDULED", "PREPARING", "RUNNING",
    "VERIFYING", "PACKED", "SHIPPED", "DELIVERED", "SETTLED", "ARCHIVED", "CLOSED"
  };
  private static final String[] EVENTS = {
    "submit", "validate", "approve", "schedule", "prepare", "start_run", "verificationPassed",
    "pack", "ship", "deliver", "settle", "archive", "close", "finish"
  };
  private static final String[] FAILURES = {"FAILED", "CANCELLED", "REJECTED", "EXPIRED"};

  private record Way(String event, String guard, String to, String effect) {}

  private final SplittableRandom random;
  private final Map<String, List<Way>> ways = new LinkedHashMap<>();
  private final List<String> steps = new ArrayList<>();

  private MadeMachine(int seed) {
    random = new SplittableRandom(31_337L * seed + 11);
  }

  static Machine of(int seed) {
    MadeMachine made = new MadeMachine(seed);
    String name = "Made" + seed;
    return switch (seed % 6) {
      case 0 -> made.pipeline(name, 4 + seed % 7, 1 + seed % 3, false);
      case 1 -> made.pipeline(name, 4 + seed % 6, 2, true);
      case 2 -> made.hub(name, 4 + seed % 5);
      case 3 -> made.hierarchy(name, 4 + seed % 4);
      case 4 -> made.session(name);
      default -> made.regions(name);
    };
  }

  private void way(String from, String event, String to) {
    boolean guarded = random.nextInt(6) == 0;
    boolean acts = random.nextInt(7) == 0;
    ways.computeIfAbsent(from, f -> new ArrayList<>())
        .add(new Way(event, guarded ? "isReady" : "", to, acts ? "notifyOwner" : ""));
  }

  private void line(int length) {
    for (int i = 0; i < length; i++) {
      String step = i == length - 1 ? STEPS[STEPS.length - 1] : STEPS[i];
      steps.add(step);
      ways.put(step, new ArrayList<>());
      if (i > 0) {
        way(steps.get(i - 1), EVENTS[i - 1], step);
      }
    }
  }

  private void fail(int kinds) {
    for (int k = 0; k < kinds; k++) {
      String failure = FAILURES[k];
      String event = failure.toLowerCase(java.util.Locale.ROOT).replace("ed", "");
      for (int i = 0; i < steps.size() - 1; i++) {
        if (random.nextInt(k + 2) == 0) {
          way(steps.get(i), event, failure);
        }
      }
      ways.computeIfAbsent(failure, f -> new ArrayList<>());
    }
  }

  private void repeat() {
    int loops = 1 + random.nextInt(3);
    for (int i = 0; i < loops; i++) {
      int from = 1 + random.nextInt(steps.size() - 2);
      way(steps.get(from), "retry" + (i == 0 ? "" : i), steps.get(random.nextInt(from + 1)));
    }
    if (ways.containsKey("FAILED")) {
      way("FAILED", "retryFailed", steps.get(random.nextInt(steps.size() / 2)));
    }
  }

  private void into(MachineSketch.Node node, String state) {
    for (Way way : ways.getOrDefault(state, List.of())) {
      if (way.effect().isEmpty()) {
        node.on(way.event(), way.guard(), way.to(), "");
      } else {
        node.on(way.event(), way.guard(), way.to(), "", way.effect());
      }
    }
    if (ways.getOrDefault(state, List.of()).isEmpty()) {
      node.end();
    }
  }

  private Machine flat(String name) {
    MachineSketch sketch = MachineSketch.named(name);
    ways.keySet()
        .forEach(
            state ->
                sketch.state(
                    state,
                    s -> {
                      if (state.equals(steps.get(0))) {
                        s.initial("");
                      }
                      into(s, state);
                    }));
    return sketch.machine();
  }

  private Machine pipeline(String name, int length, int failures, boolean loops) {
    line(length);
    fail(failures);
    if (loops) {
      repeat();
    }
    return flat(name);
  }

  /**
   * Returns a machine with a central state, from which several activities start and to which they
   * return.
   */
  private Machine hub(String name, int spokes) {
    line(3);
    String[] activities = {
      "LISTENING", "THINKING", "SPEAKING", "TOOL_USE", "COMPACTING", "WAITING", "SLEEPING", "PAUSED"
    };
    String middle = steps.get(1);
    for (int i = 0; i < spokes; i++) {
      way(middle, "begin" + activities[i].charAt(0) + i, activities[i]);
      way(activities[i], "done", middle);
      if (random.nextInt(3) == 0) {
        way(activities[i], "error", "FAILED");
      }
    }
    way(middle, "crash", "FAILED");
    ways.computeIfAbsent("FAILED", f -> new ArrayList<>());
    return flat(name);
  }

  private Machine hierarchy(String name, int inner) {
    line(inner + 2);
    MachineSketch sketch = MachineSketch.named(name);
    String last = steps.get(inner + 1);
    sketch.state("NEW", s -> s.initial("").on("open", "ACTIVE").on("discard", "CANCELLED"));
    sketch.state(
        "ACTIVE",
        s -> {
          for (int i = 0; i <= inner; i++) {
            String step = steps.get(i);
            int at = i;
            s.state(
                step,
                child -> {
                  if (at == 0) {
                    child.initial("");
                  }
                  for (Way way : ways.get(step)) {
                    child.on(way.event(), way.to().equals(last) ? last : way.to());
                  }
                  if (at > 1 && random.nextInt(2) == 0) {
                    child.on("goBack", steps.get(at - 1));
                  }
                });
          }
          s.on("cancel", "CANCELLED");
          if (random.nextBoolean()) {
            s.on("suspend", "ON_HOLD");
          }
        });
    sketch.state("ON_HOLD", s -> s.on("resume", "ACTIVE").on("timeout", "CANCELLED"));
    sketch.state(last, MachineSketch.Node::end);
    sketch.state("CANCELLED", MachineSketch.Node::end);
    return sketch.machine();
  }

  private Machine session(String name) {
    int extra = random.nextInt(3);
    return MachineSketch.named(name)
        .state("DISCONNECTED", s -> s.initial("").on("connect", "CONNECTING"))
        .state(
            "CONNECTING",
            s ->
                s.on("connected", "ONLINE")
                    .on("refused", "attemptsLeft", "BACKING_OFF", "")
                    .on("refused", "GAVE_UP")
                    .after("30s", "BACKING_OFF"))
        .state("BACKING_OFF", s -> s.after("5s", "CONNECTING").on("giveUp", "GAVE_UP"))
        .state(
            "ONLINE",
            s -> {
              s.state("IDLE", i -> i.initial("").on("request", "BUSY"));
              s.state("BUSY", i -> i.on("response", "IDLE").on("stream", "STREAMING"));
              s.state("STREAMING", i -> i.on("endOfStream", "IDLE"));
              s.state("RESUMED", i -> i.history(Behavior.History.SHALLOW, "IDLE"));
              s.on("connectionLost", "CONNECTING").on("logout", "CLOSED");
              if (extra > 0) {
                s.on("suspend", "SUSPENDED");
              }
            })
        .state("SUSPENDED", s -> s.on("wake", "RESUMED").on("expire", "CLOSED"))
        .state("GAVE_UP", MachineSketch.Node::end)
        .state("CLOSED", MachineSketch.Node::end)
        .machine();
  }

  private Machine regions(String name) {
    int more = random.nextInt(3);
    return MachineSketch.named(name)
        .state("DRAFT", s -> s.initial("").on("place", "FULFILMENT"))
        .state(
            "FULFILMENT",
            s -> {
              s.parallel();
              s.state(
                  "PAYMENT",
                  r ->
                      r.state("UNPAID", i -> i.initial("").on("authorize", "AUTHORIZED"))
                          .state("AUTHORIZED", i -> i.on("capture", "PAID").on("void", "UNPAID"))
                          .state("PAID", MachineSketch.Node::end));
              s.state(
                  "SHIPMENT",
                  r -> {
                    r.state("PACKING", i -> i.initial("").on("packed", "IN_TRANSIT"));
                    r.state(
                        "IN_TRANSIT",
                        i -> {
                          i.on("delivered", "ARRIVED");
                          if (more > 0) {
                            i.on("lost", "PACKING");
                          }
                        });
                    r.state("ARRIVED", MachineSketch.Node::end);
                  });
              s.on("complete", "COMPLETE").on("cancel", "CANCELLED");
            })
        .state("COMPLETE", s -> s.on("returnAll", "CANCELLED").on("archive", "ARCHIVED"))
        .state("ARCHIVED", MachineSketch.Node::end)
        .state("CANCELLED", MachineSketch.Node::end)
        .machine();
  }
}
