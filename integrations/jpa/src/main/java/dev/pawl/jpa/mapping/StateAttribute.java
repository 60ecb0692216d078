package dev.pawl.jpa.mapping;

import dev.pawl.jpa.GuardedMachine;
import dev.pawl.jpa.sql.SqlWrites.Column;
import java.lang.reflect.Member;
import java.util.List;
import org.hibernate.bytecode.enhance.spi.LazyPropertyInitializer;
import org.hibernate.metamodel.mapping.AttributeMapping;
import org.jspecify.annotations.Nullable;

/**
 * An attribute that keeps the state of a machine.
 *
 * @param name the entity's name and that of the attribute
 * @param machine the machine
 * @param path the attribute of the entity, and those within embeddables on the way to the state
 * @param column where it is kept
 * @param insertable whether the column is written with a new row
 * @param converted whether the machine's own converter writes it
 */
public record StateAttribute(
    String name,
    GuardedMachine machine,
    List<AttributeMapping> path,
    Column column,
    boolean insertable,
    boolean converted) {

  /**
   * Whether the values of an entity have this one; not where it is lazy and nobody asked for it.
   */
  public boolean isIn(Object[] values) {
    return values[path.get(0).getStateArrayPosition()]
        != LazyPropertyInitializer.UNFETCHED_PROPERTY;
  }

  /** The state among the values of an entity; null if there is none. */
  public @Nullable Object of(Object[] values) {
    return within(values[path.get(0).getStateArrayPosition()]);
  }

  private @Nullable Object within(@Nullable Object value) {
    Object inner = value;
    for (int i = 1; i < path.size() && inner != null; i++) {
      AttributeMapping next = path.get(i);
      Member member = next.getPropertyAccess().getGetter().getMember();
      boolean has = member == null || member.getDeclaringClass().isInstance(inner);
      inner = has ? next.getValue(inner) : null; // an embeddable may be of another subclass
    }
    return inner;
  }
}
