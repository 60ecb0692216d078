package dev.pawl.benchmarks.stores;

import dev.pawl.benchmarks.Part;
import dev.pawl.benchmarks.figure.Figure;
import dev.pawl.benchmarks.stores.database.Database;
import dev.pawl.benchmarks.stores.due.DueContender;
import dev.pawl.benchmarks.stores.due.PawlOutbox;
import dev.pawl.benchmarks.stores.due.PawlTimers;
import dev.pawl.benchmarks.stores.due.PlainOutbox;
import dev.pawl.benchmarks.stores.due.PlainTimers;
import dev.pawl.benchmarks.stores.due.ScheduledOutbox;
import dev.pawl.benchmarks.stores.due.ScheduledTimers;
import dev.pawl.benchmarks.stores.step.PawlSteps;
import dev.pawl.benchmarks.stores.step.PlainSteps;
import dev.pawl.benchmarks.stores.step.SpringSteps;
import dev.pawl.benchmarks.stores.step.StepContender;
import dev.pawl.store.sql.Dialect;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Measures the steps, timers and messages per second of stores on PostgreSQL and SQLite. Compares
 * them with plain JDBC, db-scheduler and the JPA persistence of Spring Statemachine. All contenders
 * write commits to disk. Files are written to the folder for temporary files.
 *
 * <pre>
 * java -cp benchmarks/target/benchmarks.jar dev.pawl.benchmarks.stores.StorePart
 * </pre>
 */
public final class StorePart implements Part {

  static final String NAME = "store";

  /**
   * Measures, and prints the figures.
   *
   * @param args {@code full} for the full form
   */
  public static void main(String[] args) throws Exception {
    new StorePart().measure(List.of(args).contains("full"));
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public List<Figure> measure(boolean full) throws Exception {
    Path folder = Files.createTempDirectory("pawl-store");
    try {
      List<Figure> figures = new ArrayList<>();
      try (Database postgresql = Database.postgresql()) {
        figures.addAll(measure(postgresql, Extent.of(full)));
      }
      try (Database sqlite = Database.sqlite(folder)) {
        figures.addAll(measure(sqlite, Extent.of(full)));
      }
      return figures;
    } finally {
      delete(folder);
    }
  }

  /** Measures all rows on an empty database. */
  static List<Figure> measure(Database database, Extent extent) throws Exception {
    List<Figure> figures = new ArrayList<>();
    String on = ", " + database.name();
    StepRace steps = new StepRace(extent);
    List<StepContender> bare = new ArrayList<>();
    bare.add(new PawlSteps(database, "steps", true));
    bare.add(new PlainSteps(database, "steps", false, true));
    if (database.dialect() != Dialect.SQLITE) {
      bare.add(new SpringSteps(database));
    }
    figures.addAll(steps.run("steps per second" + on, bare));
    List<StepContender> audited =
        List.of(
            new PawlSteps(database, "audited", true),
            new PlainSteps(database, "audited", true, true));
    figures.addAll(steps.run("audited steps per second" + on, audited));
    List<StepContender> known =
        List.of(
            new PawlSteps(database, "known", false),
            new PlainSteps(database, "known", true, false));
    figures.addAll(steps.run("audited steps per second without reading" + on, known));
    DueRace due = new DueRace(extent);
    List<DueContender> timers =
        List.of(new PawlTimers(database), new PlainTimers(database), new ScheduledTimers(database));
    figures.addAll(due.run("timers handled per second" + on, timers));
    List<DueContender> messages =
        List.of(new PawlOutbox(database), new PlainOutbox(database), new ScheduledOutbox(database));
    figures.addAll(due.run("outbox messages per second" + on, messages));
    return figures;
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
