package dev.pawl.jpa;

import java.util.Objects;
import org.hibernate.Hibernate;
import org.hibernate.engine.spi.SharedSessionContractImplementor;
import org.hibernate.event.spi.AbstractPreDatabaseOperationEvent;
import org.hibernate.event.spi.MergeContext;
import org.hibernate.event.spi.MergeEvent;
import org.hibernate.event.spi.MergeEventListener;
import org.hibernate.event.spi.PostInsertEvent;
import org.hibernate.event.spi.PostInsertEventListener;
import org.hibernate.event.spi.PostUpdateEvent;
import org.hibernate.event.spi.PostUpdateEventListener;
import org.hibernate.event.spi.PostUpsertEvent;
import org.hibernate.event.spi.PostUpsertEventListener;
import org.hibernate.event.spi.PreInsertEvent;
import org.hibernate.event.spi.PreInsertEventListener;
import org.hibernate.event.spi.PreUpdateEvent;
import org.hibernate.event.spi.PreUpdateEventListener;
import org.hibernate.event.spi.PreUpsertEvent;
import org.hibernate.event.spi.PreUpsertEventListener;
import org.hibernate.event.spi.RefreshContext;
import org.hibernate.event.spi.RefreshEvent;
import org.hibernate.event.spi.RefreshEventListener;
import org.hibernate.persister.entity.EntityPersister;
import org.jspecify.annotations.Nullable;

/**
 * A listener that checks whether transitions lead from the states in a row to the states that
 * Hibernate is about to write. Thread-safe.
 */
final class WriteListener
    implements PreInsertEventListener,
        PreUpdateEventListener,
        PreUpsertEventListener,
        PostInsertEventListener,
        PostUpdateEventListener,
        PostUpsertEventListener,
        MergeEventListener,
        RefreshEventListener {

  private static final long serialVersionUID = 1L;

  private final transient Guards guards;

  WriteListener(Guards guards) {
    this.guards = guards;
  }

  Guards guards() {
    return guards;
  }

  private @Nullable GuardedEntity guarded(AbstractPreDatabaseOperationEvent event) {
    return GuardBypass.isActive() ? null : guards.entity(event.getPersister().getEntityName());
  }

  @Override
  public boolean onPreInsert(PreInsertEvent event) {
    GuardedEntity entity = guarded(event);
    if (entity != null) {
      Row row = new Row(event, entity, event.getState(), null, true);
      for (StateAttribute attribute : entity.attributes()) {
        Object state = attribute.inserted(event.getState());
        if (state != null) {
          row.checkBeginning(attribute, state);
        }
      }
    }
    return false;
  }

  @Override
  public boolean onPreUpdate(PreUpdateEvent event) {
    GuardedEntity entity = guarded(event);
    if (entity != null) {
      Row row = new Row(event, entity, event.getState(), event.getOldState(), false);
      row.note();
      for (StateAttribute attribute : entity.attributes()) {
        if (attribute.isIn(event.getState())) {
          row.check(attribute);
        }
      }
      guards.admit(Sessions.of(event), entity.columns());
    }
    return false;
  }

  @Override
  public boolean onPreUpsert(PreUpsertEvent event) {
    GuardedEntity entity = guarded(event);
    if (entity != null) {
      Row row = new Row(event, entity, event.getState(), null, true);
      for (StateAttribute attribute : entity.attributes()) {
        row.check(attribute);
      }
      guards.admit(Sessions.of(event), entity.columns());
    }
    return false;
  }

  /**
   * A row that is about to be written. The current values of the row are read at most once, when
   * they are first needed.
   */
  private static final class Row {

    private final AbstractPreDatabaseOperationEvent event;
    private final GuardedEntity entity;
    private final Object[] written;
    private final boolean mayBeNew;
    private Object @Nullable [] values;
    private boolean read;

    Row(
        AbstractPreDatabaseOperationEvent event,
        GuardedEntity entity,
        Object[] written,
        Object @Nullable [] values,
        boolean mayBeNew) {
      this.event = event;
      this.entity = entity;
      this.written = written;
      this.values = values;
      this.mayBeNew = mayBeNew;
    }

    /** Records the expected states and version of the row for the report of a version conflict. */
    void note() {
      if (entity.versioned()) {
        Conflicts.tried(
            entity, event.getId(), values, event.getPersister().getVersion(event.getEntity()));
      }
    }

    void check(StateAttribute attribute) {
      Object to = attribute.of(written);
      if (!read && (values == null || !attribute.isIn(values))) {
        read(attribute);
      }
      Object from = values == null ? null : attribute.of(values);
      if (values == null && !mayBeNew) {
        return; // the row has been deleted, so the statement fails
      } else if (from == null) {
        if (to != null) {
          checkBeginning(attribute, to);
        }
      } else if (to == null) {
        throw new UnguardedWriteError(
            attribute.name(),
            String.valueOf(event.getId()),
            attribute.name() + ' ' + event.getId() + " is " + from + " and would lose its state.");
      } else if (!GuardedMachine.key(from).equals(GuardedMachine.key(to))) {
        checkStep(attribute, from, to);
      }
    }

    void checkBeginning(StateAttribute attribute, Object state) {
      if (!attribute.machine().canStartIn(state) && !leads(attribute, null, state)) {
        throw new UnguardedWriteError(
            attribute.name(),
            String.valueOf(event.getId()),
            attribute.name()
                + ' '
                + event.getId()
                + " would start in "
                + GuardedMachine.key(state)
                + ", which is not an initial state of "
                + attribute.machine().name()
                + ". Flush the entity in its initial state, or record its steps with"
                + " Steps.record(…) or Steps.recordForced(…).");
      }
    }

    private void checkStep(StateAttribute attribute, Object from, Object to) {
      if (!attribute.machine().canMove(from, to) && !leads(attribute, from, to)) {
        throw attribute.machine().refusal(String.valueOf(event.getId()), from, to);
      }
    }

    private boolean leads(StateAttribute attribute, @Nullable Object from, Object to) {
      StepLog log = StepLogs.find(event.getEntity());
      if (log == null) {
        return false;
      }
      if (log.hasStepsOf(attribute.attribute())) {
        return log.leads(attribute.attribute(), attribute.machine(), from, to);
      }
      if (!log.hasStepsOf(StepLog.type(to))) {
        return false;
      }
      for (StateAttribute other : entity.attributes()) {
        if (other != attribute
            && !log.hasStepsOf(other.attribute())
            && changes(other, StepLog.type(to))) {
          throw new UnguardedWriteError(
              attribute.name(),
              String.valueOf(event.getId()),
              attribute.name()
                  + " and "
                  + other.name()
                  + " of "
                  + event.getId()
                  + " change in one flush. The recorded steps do not contain the name of the"
                  + " attribute, so they cannot be checked. Call the methods of Steps that take"
                  + " the name, or flush after each step.");
        }
      }
      return log.leads(attribute.machine(), from, to);
    }

    /** Returns whether the write makes a step of an attribute with the given type of states. */
    private boolean changes(StateAttribute attribute, Class<?> type) {
      Object to = attribute.of(written);
      Object from = values == null ? null : attribute.of(values);
      if (to == null || StepLog.type(to) != type) {
        return false;
      }
      return from == null
          ? !attribute.machine().canStartIn(to)
          : !GuardedMachine.key(from).equals(GuardedMachine.key(to));
    }

    /** Reads the current values of the row from the database. */
    private void read(StateAttribute attribute) {
      SharedSessionContractImplementor session = Sessions.of(event);
      if (session == null) {
        throw new UnguardedWriteError(
            attribute.name(),
            String.valueOf(event.getId()),
            attribute.name()
                + ' '
                + event.getId()
                + " would be written by a StatelessSession of Hibernate 6, which does not provide"
                + " the state before. Use a Session, or write it in PawlJpa.unguarded(…).");
      }
      values = event.getPersister().getDatabaseSnapshot(event.getId(), session);
      read = true;
    }
  }

  /**
   * Forgets the recorded steps, unless states have changed since {@code persist}, because Hibernate
   * then updates the row in the same flush.
   */
  @Override
  public void onPostInsert(PostInsertEvent event) {
    GuardedEntity entity = guards.entity(event.getPersister().getEntityName());
    if (entity == null || StepLogs.find(event.getEntity()) == null) {
      return;
    }
    Object[] present = event.getPersister().getValues(event.getEntity());
    boolean changed =
        entity.attributes().stream()
            .anyMatch(a -> !Objects.equals(a.inserted(event.getState()), a.of(present)));
    if (!changed) {
      StepLogs.forget(event.getEntity());
    }
  }

  @Override
  public void onPostUpdate(PostUpdateEvent event) {
    guards.endAdmission();
    StepLogs.forget(event.getEntity());
  }

  @Override
  public void onPostUpsert(PostUpsertEvent event) {
    guards.endAdmission();
    StepLogs.forget(event.getEntity());
  }

  @Override
  public boolean requiresPostCommitHandling(EntityPersister persister) {
    return false;
  }

  @Override
  public void onMerge(MergeEvent event) {
    Object original = event.getOriginal();
    Object result = event.getResult();
    StepLog noted = original == null || original == result ? null : StepLogs.find(original);
    if (noted != null && result != null) {
      StepLogs.of(result).addAll(noted);
      StepLogs.forget(original);
    }
  }

  @Override
  public void onMerge(MergeEvent event, MergeContext context) {
    onMerge(event);
  }

  @Override
  public void onRefresh(RefreshEvent event) {
    StepLogs.forget(Hibernate.unproxy(event.getObject()));
  }

  @Override
  public void onRefresh(RefreshEvent event, RefreshContext context) {
    onRefresh(event);
  }
}
