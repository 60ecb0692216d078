package dev.pawl.jpa;

import dev.pawl.jpa.sql.SqlWrites.Column;
import java.lang.reflect.Member;
import java.util.List;
import java.util.stream.Collectors;
import org.hibernate.bytecode.enhance.spi.LazyPropertyInitializer;
import org.hibernate.metamodel.mapping.AttributeMapping;
import org.jspecify.annotations.Nullable;

/**
 * An attribute that contains the state of a machine.
 *
 * @param name the name of the entity and the attribute, such as {@code Order.state}
 * @param machine the machine whose states the attribute contains
 * @param path the path to the state: an attribute of the entity, followed by attributes of
 *     embeddables if the state is in an embeddable
 * @param column the column that contains the state
 * @param insertable whether the column is written when the row is inserted
 */
record StateAttribute(
    String name,
    GuardedMachine machine,
    List<AttributeMapping> path,
    Column column,
    boolean insertable) {

  /**
   * Returns the name of the attribute without the entity, such as {@code state}; in an embeddable,
   * such as {@code delivery.state}.
   */
  public String attribute() {
    return path.stream().map(AttributeMapping::getAttributeName).collect(Collectors.joining("."));
  }

  /**
   * Returns whether the given values of an entity contain this attribute. The values do not contain
   * a lazy attribute that has not been loaded.
   */
  public boolean isIn(Object[] values) {
    return values[path.get(0).getStateArrayPosition()]
        != LazyPropertyInitializer.UNFETCHED_PROPERTY;
  }

  /** Returns the state in the given values of an entity; null if the entity has no state. */
  public @Nullable Object of(Object[] values) {
    return within(values[path.get(0).getStateArrayPosition()]);
  }

  /** Returns the state that is inserted with the given values of an entity; null if none is. */
  public @Nullable Object inserted(Object[] values) {
    return insertable ? of(values) : null;
  }

  private @Nullable Object within(@Nullable Object value) {
    Object inner = value;
    for (int i = 1; i < path.size() && inner != null; i++) {
      AttributeMapping next = path.get(i);
      Member member = next.getPropertyAccess().getGetter().getMember();
      boolean has = member == null || member.getDeclaringClass().isInstance(inner);
      inner = has ? next.getValue(inner) : null; // the embeddable may be of another subclass
    }
    return inner;
  }
}
