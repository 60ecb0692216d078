package dev.pawl.store.command;

import dev.pawl.store.JdbcStore;
import dev.pawl.store.outbox.Message;
import dev.pawl.store.outbox.Outbox;
import dev.pawl.store.outbox.ParkedMessage;
import dev.pawl.store.sql.UnreadableRowException;
import java.io.PrintStream;
import java.util.function.Function;

/** The commands for parked messages. */
final class OutboxCommands {

  private final Function<Arguments, JdbcStore<?, ?>> store;
  private final String machine;

  /**
   * Creates the commands.
   *
   * @param store returns the store that the arguments select
   * @param machine the usage of the option that selects a store
   */
  OutboxCommands(Function<Arguments, JdbcStore<?, ?>> store, String machine) {
    this.store = store;
    this.machine = machine;
  }

  void addTo(StoreCommand program) {
    program
        .add(
            "parked",
            "[--limit N] " + machine,
            "Lists the parked messages, whose delivery failed too often; at most 100.",
            this::parked)
        .add(
            "unpark",
            "KEY " + machine,
            "Retries a parked message.",
            (a, out) -> print(outbox(a).retryParked(a.word("KEY")), a, "will be retried", out))
        .add(
            "unpark-all",
            machine,
            "Retries all parked messages.",
            (a, out) -> {
              out.println(outbox(a).retryParked() + " messages will be retried");
              return StoreCommand.DONE;
            })
        .add(
            "skip",
            "KEY --actor WHO --reason WHY " + machine,
            "Skips a parked message, so that it is never delivered.",
            (a, out) -> print(outbox(a).skip(a.word("KEY"), a.cause()), a, "was skipped", out));
  }

  private Outbox outbox(Arguments arguments) {
    JdbcStore<?, ?> one = store.apply(arguments);
    return Outbox.of(one.source()).tables(one.tables()).dialect(one.dialect()).build();
  }

  private int parked(Arguments arguments, PrintStream out) {
    for (ParkedMessage one : outbox(arguments).parked(arguments.number("--limit", 100))) {
      Message message = one.message();
      String what =
          message.unreadable().isEmpty()
              ? one.parkedAt()
                  + "  after "
                  + message.attempt()
                  + " attempts"
                  + (one.lastError() == null ? "" : ": " + one.lastError())
              : "unreadable: " + new UnreadableRowException(message.unreadable()).getMessage();
      out.println(StoreCommand.oneLine(message.key() + "  " + message.topic() + "  " + what));
    }
    return StoreCommand.DONE;
  }

  private static int print(boolean done, Arguments arguments, String what, PrintStream out) {
    if (!done) {
      throw new IllegalArgumentException(
          "There is no parked message \"" + arguments.word("KEY") + "\".");
    }
    out.println(StoreCommand.oneLine(arguments.word("KEY") + " " + what));
    return StoreCommand.DONE;
  }
}
