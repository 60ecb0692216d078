package dev.pawl.store;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.Statement;
import javax.sql.DataSource;

/** A data source that notifies a test before and after every call. */
final class WatchedSource {

  /** A listener for calls. Exceptions of the listener are thrown instead of the results. */
  interface Watcher {
    default void before(Object on, Method method, Object[] arguments) throws Exception {}

    default void after(Object on, Method method, Object[] arguments) throws Exception {}
  }

  private WatchedSource() {}

  static DataSource of(DataSource source, Watcher watcher) {
    return wrap(DataSource.class, source, watcher);
  }

  private static <T> T wrap(Class<T> type, Object target, Watcher watcher) {
    return type.cast(
        Proxy.newProxyInstance(
            WatchedSource.class.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> call(target, method, arguments, watcher)));
  }

  private static Object call(Object target, Method method, Object[] arguments, Watcher watcher)
      throws Throwable {
    watcher.before(target, method, arguments);
    Object result;
    try {
      result = method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
    try {
      watcher.after(target, method, arguments);
    } catch (Exception e) {
      if (result instanceof AutoCloseable open) {
        open.close(); // the caller gets an exception and cannot close the object
      }
      throw e;
    }
    for (Class<?> type :
        new Class<?>[] {
          Connection.class, PreparedStatement.class, Statement.class, ResultSet.class
        }) {
      if (type.isInstance(result) && method.getReturnType().isAssignableFrom(type)) {
        return wrap(type, result, watcher);
      }
    }
    return result;
  }
}
