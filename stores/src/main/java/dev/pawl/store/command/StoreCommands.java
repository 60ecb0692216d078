package dev.pawl.store.command;

import dev.pawl.Cause;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.Stored;
import dev.pawl.store.history.Recorded;
import dev.pawl.store.recovery.CheckReport;
import dev.pawl.store.recovery.DryRun;
import dev.pawl.store.recovery.Progress;
import dev.pawl.store.recovery.Recovery;
import dev.pawl.store.recovery.StoreCheck;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The built-in commands. */
final class StoreCommands {

  private static final String MACHINE = "[--machine NAME]";
  private static final String CAUSE = "--actor WHO --reason WHY " + MACHINE;
  private static final Duration HOUR = Duration.ofHours(1);

  /** A function that runs work and shows the progress of the work. */
  interface Watched {
    <R> R run(String what, Function<Progress, R> work);
  }

  private final List<JdbcStore<?, ?>> stores;
  private final Watched watched;

  StoreCommands(List<JdbcStore<?, ?>> stores, Watched watched) {
    this.stores = stores;
    this.watched = watched;
  }

  void addTo(StoreCommand program) {
    program
        .add("check", MACHINE, "Checks all entities and all recorded steps.", this::check)
        .add(
            "dry-run",
            MACHINE,
            "Checks whether the machines of this program accept the data of another version.",
            this::dryRun)
        .add(
            "history",
            "ID " + MACHINE,
            "Lists the steps of an entity.",
            (a, out) -> history(one(a), a.word("ID"), out))
        .add(
            "stuck",
            "STATE [--for TIME] [--limit N] " + MACHINE,
            "Lists entities that have been in a state for an hour, or for 90s, 15m, 2d; at most"
                + " 100.",
            (a, out) -> stuck(one(a), a, out))
        .add(
            "force",
            "ID STATE " + CAUSE,
            "Forces an entity into a state, even if no transition leads to it.",
            (a, out) -> force(one(a), a, out))
        .add(
            "restore",
            "ID " + CAUSE,
            "Forces an entity into the last state of its history.",
            (a, out) -> recover(one(a), a, out, (r, cause) -> r.restore(a.word("ID"), cause)))
        .add(
            "adopt",
            "ID " + CAUSE,
            "Accepts the state in the row of an entity and records it in the history.",
            (a, out) -> recover(one(a), a, out, (r, cause) -> r.adopt(a.word("ID"), cause)));
    new OutboxCommands(this::one, MACHINE).addTo(program);
  }

  private int check(Arguments arguments, PrintStream out) {
    int code = StoreCommand.DONE;
    for (JdbcStore<?, ?> store : selected(arguments)) {
      CheckReport report =
          watched.run("Checking " + store.machine(), p -> StoreCheck.of(store).run(p));
      out.println(report);
      code = report.isClean() ? code : StoreCommand.FOUND;
    }
    return code;
  }

  private int dryRun(Arguments arguments, PrintStream out) {
    int code = StoreCommand.DONE;
    for (JdbcStore<?, ?> store : selected(arguments)) {
      DryRun.Report report =
          watched.run(
              "Dry run of " + store.machine(), p -> DryRun.of(store).against(store.machine(), p));
      out.println(report);
      code = report.isClean() ? code : StoreCommand.FOUND;
    }
    return code;
  }

  private static int history(JdbcStore<?, ?> store, String id, PrintStream out) {
    List<Recorded> steps = store.history(id);
    if (steps.isEmpty()) {
      out.println(store.get(id));
    }
    for (Recorded step : steps) {
      out.println(StoreCommand.oneLine(line(step)));
      step.unreadable()
          .forEach(cell -> out.println(StoreCommand.oneLine("   unreadable: " + cell)));
    }
    return StoreCommand.DONE;
  }

  private static String line(Recorded step) {
    return shown(step, "sequence", Recorded::sequence)
        + "  "
        + shown(step, "transitioned_at", Recorded::at)
        + "  "
        + shown(step, "from_state", Recorded::from)
        + " → "
        + shown(step, "to_state", Recorded::to)
        + (step.event() == null ? "" : "  " + step.event())
        + (!step.isUnreadable("forced") && step.forced() ? "  (forced)" : "")
        + (step.actor() == null ? "" : "  " + step.actor())
        + (step.reason() == null ? "" : ": " + step.reason());
  }

  private static String shown(Recorded step, String column, Function<Recorded, ?> accessor) {
    return step.isUnreadable(column) ? "?" : String.valueOf(accessor.apply(step));
  }

  private static <S> int stuck(JdbcStore<S, ?> store, Arguments arguments, PrintStream out) {
    Duration time = arguments.duration("--for").orElse(HOUR);
    S state = state(store, arguments.word("STATE"));
    for (Stored<S> one : store.stuck(state, time, arguments.number("--limit", 100))) {
      out.println(one.unreadable().isEmpty() ? one + " since " + one.updatedAt() : one);
    }
    return StoreCommand.DONE;
  }

  private static <S, E> int force(JdbcStore<S, E> store, Arguments arguments, PrintStream out) {
    S state = state(store, arguments.word("STATE"));
    return recover(store, arguments, out, (r, c) -> r.force(arguments.word("ID"), state, c));
  }

  /** A forced step that repairs an entity. */
  private interface Remedy<S, E> {
    Stored<S> apply(Recovery<S, E> recovery, Cause cause);
  }

  private static <S, E> int recover(
      JdbcStore<S, E> store, Arguments arguments, PrintStream out, Remedy<S, E> remedy) {
    out.println(remedy.apply(Recovery.of(store), arguments.cause()));
    return StoreCommand.DONE;
  }

  private static <S> S state(JdbcStore<S, ?> store, String name) {
    S state = store.machine().state(name);
    if (state == null) {
      throw new IllegalArgumentException(
          "The states of "
              + store.machine()
              + " carry data, so that a name does not identify one. Use the Java API of the"
              + " store.");
    }
    return state;
  }

  private List<JdbcStore<?, ?>> selected(Arguments arguments) {
    return arguments.option("--machine").isPresent() ? List.of(one(arguments)) : stores;
  }

  private JdbcStore<?, ?> one(Arguments arguments) {
    if (stores.size() == 1 && arguments.option("--machine").isEmpty()) {
      return stores.get(0);
    }
    String names = stores.stream().map(s -> s.machine().name()).collect(Collectors.joining(", "));
    String name =
        arguments
            .option("--machine")
            .orElseThrow(() -> new UsageError("--machine is missing. There are: " + names + "."));
    return stores.stream()
        .filter(s -> s.machine().name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new UsageError("There is no machine \"" + name + "\". There are: " + names + "."));
  }
}
