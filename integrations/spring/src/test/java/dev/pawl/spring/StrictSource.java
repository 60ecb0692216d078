package dev.pawl.spring;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

/** H2 with connections that enforce read-only mode, as PostgreSQL does. */
final class StrictSource {

  private StrictSource() {}

  static DataSource of(String url) {
    DataSource source = new DriverManagerDataSource(url);
    return proxy(
        DataSource.class,
        (proxy, method, arguments) -> {
          Object result = call(source, method, arguments);
          return result instanceof Connection one ? strict(one) : result;
        });
  }

  private static Connection strict(Connection connection) {
    boolean[] readOnly = new boolean[1];
    return proxy(
        Connection.class,
        (proxy, method, arguments) -> {
          switch (method.getName()) {
            case "setReadOnly" -> readOnly[0] = (boolean) arguments[0];
            case "isReadOnly" -> {
              return readOnly[0];
            }
            case "prepareStatement" -> {
              if (readOnly[0] && !arguments[0].toString().startsWith("SELECT")) {
                throw new SQLException("cannot execute in a read-only transaction", "25006");
              }
            }
            default -> {}
          }
          return call(connection, method, arguments);
        });
  }

  private static Object call(Object target, Method method, Object[] arguments) throws Throwable {
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static <T> T proxy(Class<T> type, InvocationHandler handler) {
    return type.cast(
        Proxy.newProxyInstance(
            StrictSource.class.getClassLoader(), new Class<?>[] {type}, handler));
  }
}
