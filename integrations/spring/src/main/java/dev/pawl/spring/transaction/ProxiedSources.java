package dev.pawl.spring.transaction;

import javax.sql.DataSource;
import org.springframework.jdbc.datasource.DelegatingDataSource;

/** Sources behind Spring's proxies of sources. */
public final class ProxiedSources {

  private ProxiedSources() {}

  /** The source that gives the connections; the given one, unless it is a proxy. */
  public static DataSource innermost(DataSource given) {
    DataSource source = given;
    while (source instanceof DelegatingDataSource proxy && proxy.getTargetDataSource() != null) {
      source = proxy.getTargetDataSource();
    }
    return source;
  }
}
