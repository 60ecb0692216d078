package dev.pawl.jpa;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.hibernate.SessionFactory;
import org.hibernate.resource.jdbc.spi.StatementInspector;
import org.jspecify.annotations.Nullable;

/**
 * An inspector that passes every SQL statement to the application's own inspector and then to the
 * checks of all session factories.
 */
final class GuardInspector implements StatementInspector {

  private static final long serialVersionUID = 1L;

  /**
   * The checks of each session factory. Factories that share one service registry also share this
   * inspector.
   */
  private final transient Map<SessionFactory, Guards> guards = new ConcurrentHashMap<>();

  private final transient @Nullable StatementInspector own;

  GuardInspector(@Nullable StatementInspector own) {
    this.own = own;
  }

  @Nullable StatementInspector own() {
    return own;
  }

  void add(SessionFactory factory, Guards added) {
    guards.put(factory, added);
  }

  void remove(SessionFactory factory) {
    guards.remove(factory);
  }

  @Override
  public @Nullable String inspect(String sql) {
    String changed = own == null ? null : own.inspect(sql);
    for (Guards each : guards.values()) {
      each.inspect(changed == null ? sql : changed);
    }
    return changed;
  }
}
