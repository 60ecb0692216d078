package dev.pawl.diagrams;

import static dev.pawl.diagrams.MachineSketch.named;
import static dev.pawl.diagrams.MachineSketch.param;

import dev.pawl.language.model.Behavior.History;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.TypeRef;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Statecharts that together use every feature of statecharts. */
public final class ChartMachines {

  private ChartMachines() {}

  /** Returns all machines, by the name of their golden file. */
  public static Map<String, Machine> all() {
    Map<String, Machine> all = new LinkedHashMap<>();
    all.put("chart-session", session());
    all.put("chart-order", order());
    all.put("chart-player", player());
    return all;
  }

  /**
   * Returns a machine with nested states, history, timers, data, eventless and internal
   * transitions.
   */
  public static Machine session() {
    return named("Session")
        .described("A session of an agent.")
        .state(
            "WAITING",
            s ->
                s.initial("")
                    .described(
                        "Nothing to do yet; an agent will be along when there is work for it")
                    .entry(List.of("announce"))
                    .ignore("tick")
                    .defer("message", "cancel")
                    .on("begin", "IN_SESSION")
                    .on("resume", "LAST"))
        .state(
            "IN_SESSION",
            s ->
                s.described("An agent works")
                    .tags("active")
                    .entry(List.of("open", "log"), "ready")
                    .exit(List.of("close"))
                    .state(
                        "THINKING",
                        t ->
                            t.initial("")
                                .after("60s", "TIRED")
                                .on("act", "allowed && !in(TIRED)", "ACTING", "", "record")
                                .on("act", "TIRED")
                                .stay("tick", "", "count"))
                    .state(
                        "ACTING",
                        t ->
                            t.tags("busy")
                                .data(param("tool", TypeRef.of("java.lang", "String")))
                                .always("finished", "OVER")
                                .always("broken", "TIRED", "blame")
                                .on("*", "THINKING")
                                .every("5s", "look"))
                    .state("TIRED", t -> t.after("nap", "THINKING").raise("ready"))
                    .state("OVER", t -> t.end())
                    .state("LAST", t -> t.history(History.SHALLOW, "THINKING"))
                    .on("reset", "THINKING")
                    .internal()
                    .stay("ping", "awake", "pong")
                    .on("restart", "IN_SESSION")
                    .on("done.IN_SESSION", "DONE"))
        .state("DONE", s -> s.end().described("All is said"))
        .any(s -> s.on("stop", "DONE").on("fail", "fatal", "DONE", "", "logFatal"))
        .machine();
  }

  /** Returns a machine with regions on two levels that are entered together, and a deep history. */
  public static Machine order() {
    return named("Order")
        .state("CART", s -> s.initial("").on("place", "OPEN").fork("rush", "PAID", "PACKING"))
        .state(
            "OPEN",
            s ->
                s.parallel()
                    .tags("active")
                    .entry(List.of("reserve"))
                    .state(
                        "PAYMENT",
                        r ->
                            r.state("DUE", t -> t.initial("").on("pay", "PAID"))
                                .state("PAID", t -> t.end()))
                    .state(
                        "FULFILMENT",
                        r ->
                            r.startsIn("CHECKING")
                                .state(
                                    "STOCK",
                                    t ->
                                        t.state("COUNTING", u -> u.on("counted", "CHECKING"))
                                            .state("CHECKING", u -> u.on("found", "PACKING"))
                                            .choose("lost", "whichShelf", "COUNTING", "CHECKING"))
                                .state(
                                    "PACKING",
                                    t ->
                                        t.on("packed", "in(PAID)", "SENT", "", "label")
                                            .choose("packed", "elsewhere", "COUNTING", "CHECKING"))
                                .state("SENT", t -> t.end())
                                .state("BACK", t -> t.history(History.DEEP, "STOCK")))
                    .state("WATCHED", r -> r.stay("look", "", "show"))
                    .on("hold", "HELD")
                    .on("done.OPEN", "CLOSED"))
        .state("HELD", s -> s.tags("waiting").on("release", "BACK"))
        .state("CLOSED", s -> s.end())
        .view(
            TypeRef.of("com.acme", "Status"),
            "CART",
            "NEW",
            "OPEN",
            "BUSY",
            "HELD",
            "BUSY",
            "CLOSED",
            "DONE")
        .machine();
  }

  /** Returns a machine whose outermost states are regions, and which has actions itself. */
  public static Machine player() {
    return named("Player")
        .any(
            s ->
                s.parallel()
                    .entry(List.of("light"))
                    .exit(List.of("dark"), "bye")
                    .ignore("noise")
                    .after("1h", "OFF")
                    .always("empty", "OFF")
                    .stay("status", "", "show"))
        .state(
            "POWER",
            s ->
                s.state("OFF", t -> t.initial("").on("toggle", "ON"))
                    .state("ON", t -> t.on("toggle", "OFF")))
        .state(
            "TRACK",
            s ->
                s.state("STOPPED", t -> t.initial("").on("play", "in(ON)", "PLAYING", ""))
                    .state("PLAYING", t -> t.on("stop", "STOPPED").raise("ended")))
        .machine();
  }
}
