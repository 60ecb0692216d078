package dev.pawl.store;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.store.outbox.Outbox;
import dev.pawl.store.outbox.Receiver;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.sample.PumpEvent;
import dev.pawl.store.sample.PumpState;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;

/** A process that makes steps and delivers messages as fast as possible until it is killed. */
final class DoomedProcess {

  static final int ENTITIES = 8;

  private static final AtomicLong STEPS = new AtomicLong();

  private DoomedProcess() {}

  /**
   * Runs the process.
   *
   * @param args the URL, the schema or an empty text, the file for received messages, and a seed
   */
  public static void main(String[] args) throws IOException {
    HikariDataSource source = Database.connect(args[0], 7, args[1].isEmpty() ? null : args[1]);
    JdbcStore<PumpState, PumpEvent> store = JdbcStore.of(Machines.PUMP, source).build();
    Outbox outbox = Outbox.of(source).lease(Duration.ofSeconds(1)).batch(5).build();
    Receiver receiver = appendingTo(Path.of(args[2]));
    SplittableRandom seeds = new SplittableRandom(Long.parseLong(args[3]));
    for (int i = 0; i < 4; i++) {
      SplittableRandom random = seeds.split();
      new Thread(() -> write(store, random)).start();
    }
    for (int i = 0; i < 2; i++) {
      new Thread(() -> deliver(outbox, receiver)).start();
    }
  }

  /** Returns a receiver that appends with a single write, which a kill cannot split. */
  static Receiver appendingTo(Path file) throws IOException {
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    return message ->
        channel.write(
            ByteBuffer.wrap(
                (message.key() + " " + message.isRepeated() + "\n")
                    .getBytes(StandardCharsets.UTF_8)));
  }

  private static void write(JdbcStore<PumpState, PumpEvent> store, SplittableRandom random) {
    while (true) {
      try {
        Stored<PumpState> pump = store.get("p" + random.nextInt(ENTITIES));
        store.fire(
            pump,
            pump.state() == PumpState.UP ? PumpEvent.PUSH : PumpEvent.PULL,
            Cause.by("writer").because("stroke"));
        if (STEPS.incrementAndGet() == 20) {
          System.out.println("pumping");
        }
      } catch (StaleStateError e) {
        // another writer was first
      }
    }
  }

  private static void deliver(Outbox outbox, Receiver receiver) {
    while (true) {
      outbox.deliver(receiver);
    }
  }
}
