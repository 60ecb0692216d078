package dev.pawl.spring.transaction;

import javax.sql.DataSource;
import org.springframework.jdbc.datasource.DelegatingDataSource;

/** A search for the data sources behind Spring's proxies. */
public final class ProxiedSources {

  private ProxiedSources() {}

  /**
   * Returns the innermost data source behind proxies; the given data source if it is not a proxy.
   */
  public static DataSource innermost(DataSource given) {
    DataSource source = given;
    while (source instanceof DelegatingDataSource proxy && proxy.getTargetDataSource() != null) {
      source = proxy.getTargetDataSource();
    }
    return source;
  }
}
