package dev.pawl.jpa.mapping;

import dev.pawl.jpa.sql.SqlWrites.Column;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * An entity that keeps states.
 *
 * @param name its full name
 * @param attributes which of its attributes do
 * @param versioned whether a lost update of it is noticed
 */
public record GuardedEntity(String name, List<StateAttribute> attributes, boolean versioned) {

  /** The columns with states. */
  public Set<Column> columns() {
    return attributes.stream().map(StateAttribute::column).collect(Collectors.toSet());
  }
}
