package dev.pawl.jpa;

import org.hibernate.Hibernate;
import org.hibernate.event.spi.MergeContext;
import org.hibernate.event.spi.MergeEvent;
import org.hibernate.event.spi.MergeEventListener;
import org.hibernate.persister.entity.EntityPersister;

/**
 * A listener that records the states and the version of a merged entity before Hibernate compares
 * the versions.
 */
final class MergeListener implements MergeEventListener {

  private static final long serialVersionUID = 1L;

  private final transient Guards guards;

  MergeListener(Guards guards) {
    this.guards = guards;
  }

  @Override
  public void onMerge(MergeEvent event) {
    Object original = event.getOriginal();
    GuardedEntity entity =
        original == null ? null : guards.entity(Hibernate.getClass(original).getName());
    if (entity != null && entity.versioned() && Hibernate.isInitialized(original)) {
      Object plain = Hibernate.unproxy(original);
      EntityPersister persister =
          event.getFactory().getMappingMetamodel().getEntityDescriptor(entity.name());
      Object id = persister.getIdentifier(plain, event.getSession());
      if (id != null) {
        Conflicts.tried(entity, id, persister.getValues(plain), persister.getVersion(plain));
      }
    }
  }

  @Override
  public void onMerge(MergeEvent event, MergeContext context) {
    onMerge(event);
  }
}
