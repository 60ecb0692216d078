package dev.pawl.benchmarks.stores;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.Stored;
import dev.pawl.store.sql.Dialect;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;

/**
 * Audited steps of a store beside plain JDBC that makes the same two statements in the same
 * transaction, block by block in turns, so that whatever slows the machine down slows both. Prints
 * the medians of the blocks' ratios, of time and of this thread's time on a processor. The
 * arguments are the number of blocks, their size, and the database, if it shall be only one.
 *
 * <pre>
 * java -cp benchmarks/target/benchmarks.jar dev.pawl.benchmarks.stores.AuditedSteps 100 200
 * </pre>
 */
public final class AuditedSteps {

  private static final BreakerEvent[] ROUND = {
    BreakerEvent.TRIP, BreakerEvent.COOLDOWN, BreakerEvent.SUCCESS
  };

  private AuditedSteps() {}

  /** Measures on PostgreSQL, SQLite and H2, real ones. */
  public static void main(String[] args) throws IOException, SQLException {
    int blocks = args.length > 0 ? Integer.parseInt(args[0]) : 100;
    int size = args.length > 1 ? Integer.parseInt(args[1]) : 200;
    String only = args.length > 2 ? args[2] : "";
    Path folder = Files.createTempDirectory("pawl");
    // code that has not been compiled yet is no fair measure of either side
    measure("", "jdbc:h2:mem:warm", 2, 10_000);
    System.out.println(
        "database      plain µs  store µs  ratio ratio of CPU (medians of the blocks)");
    if ("postgresql".contains(only)) {
      try (EmbeddedPostgres server = EmbeddedPostgres.start()) {
        measure("PostgreSQL", server.getJdbcUrl("postgres", "postgres"), blocks, size);
      }
    }
    if ("sqlite".contains(only)) {
      String options = "?journal_mode=WAL&synchronous=NORMAL";
      measure("SQLite", "jdbc:sqlite:" + folder.resolve("s.db") + options, blocks, size);
    }
    if ("h2".contains(only)) {
      measure("H2, a file", "jdbc:h2:file:" + folder.resolve("h2"), blocks, size);
      measure("H2, memory", "jdbc:h2:mem:pawl", blocks, size);
    }
  }

  private static void measure(String name, String url, int blocks, int size) throws SQLException {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setMaximumPoolSize(1);
    try (HikariDataSource source = new HikariDataSource(config)) {
      JdbcStore<BreakerState, BreakerEvent> store =
          JdbcStore.of(BreakerStored.machine(), source).build();
      store.createTables();
      Side ours = new StoreSide(store);
      Side plain = new PlainSide(source, store.dialect());
      store.create("plain");
      double[] wall = new double[blocks];
      double[] cpu = new double[blocks];
      long[] spent = new long[2];
      for (int i = -blocks / 2; i < blocks; i++) {
        boolean first = (i & 1) == 0;
        Time one = Time.of(first ? plain : ours, size);
        Time other = Time.of(first ? ours : plain, size);
        Time byHand = first ? one : other;
        Time stored = first ? other : one;
        if (i >= 0) {
          wall[i] = (double) stored.wall() / byHand.wall();
          cpu[i] = (double) stored.cpu() / byHand.cpu();
          spent[0] += byHand.wall();
          spent[1] += stored.wall();
        }
      }
      Arrays.sort(wall);
      Arrays.sort(cpu);
      double each = 1000.0 * blocks * size;
      if (!name.isEmpty()) {
        System.out.printf(
            "%-12s %9.1f %9.1f  %.3f %.3f%n",
            name, spent[0] / each, spent[1] / each, wall[blocks / 2], cpu[blocks / 2]);
      }
    }
  }

  /** How long a block took, and how much of it this thread had a processor. */
  private record Time(long wall, long cpu) {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    static Time of(Side side, int steps) throws SQLException {
      long cpu = THREADS.getCurrentThreadCpuTime();
      long began = System.nanoTime();
      for (int i = 0; i < steps; i++) {
        side.step();
      }
      return new Time(System.nanoTime() - began, THREADS.getCurrentThreadCpuTime() - cpu);
    }
  }

  interface Side {
    void step() throws SQLException;
  }

  private static final class StoreSide implements Side {
    private final JdbcStore<BreakerState, BreakerEvent> store;
    private Stored<BreakerState> life;

    StoreSide(JdbcStore<BreakerState, BreakerEvent> store) {
      this.store = store;
      this.life = store.create("store");
    }

    @Override
    public void step() {
      BreakerEvent event = ROUND[(int) (life.version() % ROUND.length)];
      life = store.fire(life, event, Cause.by("benchmark").because("the next step"));
    }
  }

  private static final class PlainSide implements Side {
    private static final List<BreakerState> STATES = List.of(BreakerState.values());

    private final PlainStep plain;
    private int version;

    PlainSide(HikariDataSource source, Dialect dialect) {
      plain = new PlainStep(source, dialect);
    }

    @Override
    public void step() throws SQLException {
      BreakerState from = STATES.get(version % STATES.size());
      BreakerState to = STATES.get((version + 1) % STATES.size());
      BreakerEvent event = ROUND[version % ROUND.length];
      plain.make("plain", version++, from.name(), to.name(), event.wireName());
    }
  }
}
