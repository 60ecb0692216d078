package dev.pawl.samples.governance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.sqlite.SQLiteDataSource;

/** An empty SQLite database in a temporary folder, which is deleted on close. */
final class ScratchDatabase implements AutoCloseable {

  private final Path folder;
  private final SQLiteDataSource source = new SQLiteDataSource();

  ScratchDatabase() {
    try {
      folder = Files.createTempDirectory("governance");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    source.setUrl("jdbc:sqlite:" + folder.resolve("governance.db"));
    source.setJournalMode("WAL");
    source.setSynchronous("NORMAL");
    source.setBusyTimeout(20_000);
    source.setEnforceForeignKeys(true);
  }

  DataSource source() {
    return source;
  }

  @Override
  public void close() {
    try (Stream<Path> files = Files.walk(folder)) {
      List<Path> all = files.sorted(Comparator.reverseOrder()).toList();
      for (Path file : all) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
