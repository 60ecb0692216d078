package dev.pawl.store.command;

import dev.pawl.store.JdbcStore;
import dev.pawl.store.outbox.Message;
import dev.pawl.store.outbox.Outbox;
import dev.pawl.store.outbox.ParkedMessage;
import dev.pawl.store.sql.UnreadableRowException;
import java.io.PrintStream;
import java.util.function.Function;

/** The commands for messages that were given up. */
final class OutboxCommands {

  private final Function<Arguments, JdbcStore<?, ?>> store;
  private final String machine;

  /**
   * The commands for the outboxes of stores.
   *
   * @param store which store is meant
   * @param machine the option that says so, in a usage
   */
  OutboxCommands(Function<Arguments, JdbcStore<?, ?>> store, String machine) {
    this.store = store;
    this.machine = machine;
  }

  void addTo(StoreCommand program) {
    program
        .also(
            "parked",
            "[--limit N] " + machine,
            "Tells the messages in the outbox that were given up; the first 100.",
            this::parked)
        .also(
            "unpark",
            "KEY " + machine,
            "Has a message that was given up tried again.",
            (a, out) -> print(outbox(a).retryParked(a.word("KEY")), a, "is tried again", out))
        .also(
            "unpark-all",
            machine,
            "Has all messages that were given up tried again.",
            (a, out) -> {
              out.println(outbox(a).retryParked() + " are tried again");
              return StoreCommand.DONE;
            })
        .also(
            "skip",
            "KEY --actor WHO --reason WHY " + machine,
            "Does without a message that was given up.",
            (a, out) -> print(outbox(a).skip(a.word("KEY"), a.cause()), a, "is skipped", out));
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
          "There is no message \"" + arguments.word("KEY") + "\" that was given up.");
    }
    out.println(StoreCommand.oneLine(arguments.word("KEY") + " " + what));
    return StoreCommand.DONE;
  }
}
