package dev.pawl.store;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.store.sample.EggEvent;
import dev.pawl.store.sample.EggState;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.timer.TimerPolicy;
import dev.pawl.store.timer.TimerWorker;
import dev.pawl.time.Backoff;
import java.time.Duration;

/**
 * A process that fires timers until it is killed, or until it fires a timer of an instance whose id
 * starts with k.
 */
final class DoomedWorker {

  static final int ATTEMPTS = 3;
  static final int THREADS = 2;

  private DoomedWorker() {}

  /**
   * Runs the process.
   *
   * @param args the URL, and the schema or an empty text
   */
  public static void main(String[] args) throws InterruptedException {
    HikariDataSource source = Database.connect(args[0], 3, args[1].isEmpty() ? null : args[1]);
    TimerWorker worker = TimerWorker.of(store(source).timers()).threads(THREADS).build().start();
    while (true) {
      Thread.sleep(5);
      if (worker.report().fired() > 0) {
        System.out.println("firing");
      }
    }
  }

  static JdbcStore<EggState, EggEvent> store(HikariDataSource source) {
    return JdbcStore.of(Machines.egg(DoomedWorker::isDone), source)
        .timers(
            TimerPolicy.standard()
                .attempts(ATTEMPTS)
                .backoff(Backoff.exponential(Duration.ofMillis(300), Duration.ofSeconds(1))))
        .build();
  }

  private static boolean isDone(String id) {
    if (id.startsWith("k")) {
      Runtime.getRuntime().halt(137);
    }
    if (id.startsWith("b")) {
      throw new IllegalStateException("bad");
    }
    return true;
  }
}
