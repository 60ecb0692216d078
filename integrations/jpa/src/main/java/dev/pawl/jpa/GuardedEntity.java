package dev.pawl.jpa;

import dev.pawl.jpa.sql.SqlWrites.Column;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * An entity that has attributes with states.
 *
 * @param name the full name of the entity
 * @param attributes the attributes of the entity that contain states
 * @param versioned whether the entity has a version attribute, by which lost updates are detected
 */
record GuardedEntity(String name, List<StateAttribute> attributes, boolean versioned) {

  public Set<Column> columns() {
    return attributes.stream().map(StateAttribute::column).collect(Collectors.toSet());
  }
}
