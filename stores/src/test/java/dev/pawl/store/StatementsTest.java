package dev.pawl.store;

import static dev.pawl.store.sample.WorkstreamEvent.START_EXECUTION;
import static dev.pawl.store.sample.WorkstreamEvent.STEP_FAILS;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.sample.WorkstreamEvent;
import dev.pawl.store.sample.WorkstreamState;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.sql.Connection;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that a step sends only the statements that hand-written code would send. */
class StatementsTest {

  private static final Cause ADA = Cause.by("ada");

  @TempDir Path folder;

  /** Records the first word of each statement that is sent, and the ends of transactions. */
  private static final class SentMessage implements WatchedSource.Watcher {
    private final List<String> words = new ArrayList<>();

    @Override
    public void before(Object on, Method method, Object[] arguments) {
      if (method.getName().equals("prepareStatement")) {
        words.add(((String) arguments[0]).strip().split("\\W")[0]);
      } else if (on instanceof Connection && List.of("commit", "rollback").contains(name(method))) {
        words.add(name(method));
      }
    }

    private static String name(Method method) {
      return method.getName();
    }

    private List<String> taken() {
      List<String> taken = List.copyOf(words);
      words.clear();
      return taken;
    }
  }

  @Test
  void stepSendsMinimalStatements() {
    try (HikariDataSource source = Database.SQLITE.open(folder)) {
      SentMessage sent = new SentMessage();
      JdbcStore<WorkstreamState, WorkstreamEvent> store =
          JdbcStore.of(Machines.WORKSTREAM, WatchedSource.of(source, sent)).build();
      store.createTables();
      Stored<WorkstreamState> known = store.create("WS-1");
      sent.taken();

      store.fire(known, START_EXECUTION, ADA);
      assertEquals(List.of("INSERT", "UPDATE", "commit"), sent.taken());

      store.fire("WS-1", STEP_FAILS, ADA);
      assertEquals(List.of("SELECT", "INSERT", "UPDATE", "commit"), sent.taken());
    }
  }
}
