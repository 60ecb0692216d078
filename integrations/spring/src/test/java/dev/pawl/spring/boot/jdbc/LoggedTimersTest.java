package dev.pawl.spring.boot.jdbc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LoggedTimersTest {

  private final Logger logger = Logger.getLogger("dev.pawl.store.timer");
  private final List<LogRecord> logged = new ArrayList<>();
  private final Handler handler =
      new Handler() {
        @Override
        public void publish(LogRecord record) {
          logged.add(record);
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  @BeforeEach
  void listen() {
    logger.setUseParentHandlers(false);
    logger.addHandler(handler);
  }

  @AfterEach
  void stopListening() {
    logger.removeHandler(handler);
    logger.setUseParentHandlers(true);
  }

  @Test
  void repeatedOutageIsLoggedWithoutStackTrace() {
    LoggedTimers timers = new LoggedTimers();
    timers.unavailable("Order", new SQLException("no table"));
    timers.unavailable("Order", new SQLException("no table"));
    timers.unavailable("Parcel", new SQLException("no table"));
    timers.unavailable("Order", new SQLException("no connection"));

    assertEquals(4, logged.size());
    assertNotNull(logged.get(0).getThrown());
    assertNull(logged.get(1).getThrown());
    assertNotNull(logged.get(2).getThrown(), "the first outage of another machine");
    assertNotNull(logged.get(3).getThrown(), "another error");
    assertEquals(
        "The timers of Order wait, because the database failed: java.sql.SQLException: no table",
        logged.get(1).getMessage());
  }
}
