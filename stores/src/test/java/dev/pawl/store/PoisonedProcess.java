package dev.pawl.store;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.store.outbox.Outbox;
import dev.pawl.store.outbox.Receiver;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;

/** A process that delivers messages, and ends like {@code kill -9} at a certain message. */
final class PoisonedProcess {

  static final String POISON = "poison";
  static final int ATTEMPTS = 3;

  private PoisonedProcess() {}

  /**
   * Runs the process.
   *
   * @param args the URL, the schema or an empty text, and the file for received messages
   */
  public static void main(String[] args) throws IOException {
    HikariDataSource source = Database.connect(args[0], 4, args[1].isEmpty() ? null : args[1]);
    Receiver receiver = DoomedProcess.appendingTo(Path.of(args[2]));
    builder(source)
        .build()
        .deliverAll(
            message -> {
              receiver.receive(message);
              if (message.entityId().equals(POISON)) {
                Runtime.getRuntime().halt(137);
              }
            });
    System.exit(0);
  }

  static Outbox.Builder builder(HikariDataSource source) {
    return Outbox.of(source)
        .lease(Duration.ofMillis(500))
        .retry(
            ATTEMPTS,
            dev.pawl.time.Backoff.exponential(Duration.ofMillis(1), Duration.ofMillis(1)));
  }
}
