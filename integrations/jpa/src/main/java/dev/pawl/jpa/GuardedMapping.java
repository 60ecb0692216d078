package dev.pawl.jpa;

import dev.pawl.jpa.sql.SqlWrites.Column;
import java.lang.reflect.AnnotatedElement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.hibernate.boot.registry.classloading.spi.ClassLoaderService;
import org.hibernate.engine.spi.SessionFactoryImplementor;
import org.hibernate.metamodel.mapping.AttributeMapping;
import org.hibernate.metamodel.mapping.BasicValuedModelPart;
import org.hibernate.metamodel.mapping.EmbeddableValuedModelPart;
import org.hibernate.metamodel.mapping.JdbcMapping;
import org.hibernate.metamodel.mapping.ModelPart;
import org.hibernate.metamodel.mapping.PluralAttributeMapping;
import org.hibernate.metamodel.mapping.SelectableMapping;
import org.hibernate.persister.entity.EntityPersister;
import org.hibernate.persister.entity.UnionSubclassEntityPersister;
import org.hibernate.type.BasicPluralType;
import org.jspecify.annotations.Nullable;

/**
 * The entities of a session factory that contain states, and the problems that were found in the
 * mapping of these entities.
 *
 * @param entities the entities by full name
 * @param findings the problems that are reported at start-up, one or two sentences each
 */
record GuardedMapping(Map<String, GuardedEntity> entities, List<String> findings) {

  public static GuardedMapping of(SessionFactoryImplementor factory) {
    Machines machines =
        new Machines(
            factory.getServiceRegistry().requireService(ClassLoaderService.class),
            factory.getProperties().get(PawlJpa.MACHINES));
    Reader reader = new Reader(machines);
    factory.getMappingMetamodel().forEachEntityDescriptor(reader::read);
    return new GuardedMapping(Map.copyOf(reader.entities), List.copyOf(reader.findings));
  }

  private static final class Reader {

    private final Machines machines;
    private final Map<String, GuardedEntity> entities = new HashMap<>();
    private final Set<String> findings = new LinkedHashSet<>();

    Reader(Machines machines) {
      this.machines = machines;
    }

    void read(EntityPersister entity) {
      Place place = new Place(entity.getEntityName(), ownTable(entity), new ArrayList<>());
      if (entity.isMutable()) {
        entity.getAttributeMappings().forEach(each -> read(place, List.of(each), null));
      }
      if (!place.found.isEmpty()) {
        boolean versioned = entity.isVersioned();
        String name = entity.getEntityName();
        entities.put(name, new GuardedEntity(name, List.copyOf(place.found), versioned));
        if (!versioned) {
          findings.add(
              place.simpleName()
                  + " has no @Version: if two transactions load a row, each is checked against the"
                  + " state that it loaded, and the second overwrites the first. Add a @Version.");
        }
      }
    }

    /**
     * Returns the table of an entity with the inheritance strategy {@code TABLE_PER_CLASS}; null
     * for all other entities. Hibernate 6 does not return this table for inherited attributes,
     * although the table contains them.
     */
    private static @Nullable String ownTable(EntityPersister entity) {
      return entity instanceof UnionSubclassEntityPersister union
          ? union.getIdentifierTableMapping().getTableName()
          : null;
    }

    /**
     * The entity whose attributes are read.
     *
     * @param table the table that contains all attributes; null if each attribute has its own table
     */
    private record Place(String entity, @Nullable String table, List<StateAttribute> found) {
      String simpleName() {
        return entity.substring(Math.max(entity.lastIndexOf('.'), entity.lastIndexOf('$')) + 1);
      }
    }

    private void read(
        Place place, List<AttributeMapping> path, @Nullable SelectableMapping aggregate) {
      AttributeMapping attribute = path.get(path.size() - 1);
      if (attribute instanceof PluralAttributeMapping plural) {
        readElements(name(place, path), plural.getElementDescriptor());
        if (plural.getIndexDescriptor() != null) {
          readElements(name(place, path), plural.getIndexDescriptor());
        }
      } else if (attribute instanceof EmbeddableValuedModelPart embedded) {
        SelectableMapping own = embedded.getEmbeddableTypeDescriptor().getAggregateMapping();
        embedded
            .getEmbeddableTypeDescriptor()
            .getAttributeMappings()
            .forEach(each -> read(place, joined(path, each), aggregate == null ? own : aggregate));
      } else if (attribute instanceof BasicValuedModelPart basic
          && basic.isUpdateable()
          && !isRecorded(attribute)) {
        readBasic(place, path, basic, aggregate == null ? basic : aggregate);
      }
    }

    private static boolean isRecorded(AttributeMapping attribute) {
      return attribute.getPropertyAccess().getGetter().getMember()
              instanceof AnnotatedElement member
          && member.isAnnotationPresent(Recorded.class);
    }

    private static String name(Place place, List<AttributeMapping> path) {
      StringBuilder name = new StringBuilder(place.simpleName());
      path.forEach(each -> name.append('.').append(each.getAttributeName()));
      return name.toString();
    }

    private static List<AttributeMapping> joined(
        List<AttributeMapping> path, AttributeMapping next) {
      List<AttributeMapping> joined = new ArrayList<>(path);
      joined.add(next);
      return List.copyOf(joined);
    }

    private void readBasic(
        Place place,
        List<AttributeMapping> path,
        BasicValuedModelPart basic,
        SelectableMapping column) {
      String name = name(place, path);
      if (basic.getJdbcMapping() instanceof BasicPluralType) {
        readElements(name, basic);
        return;
      }
      Machines.Found found = machines.of(basic.getJdbcMapping());
      if (found == null) {
        return;
      }
      place.found.add(
          new StateAttribute(
              name,
              found.machine(),
              path,
              Column.of(
                  place.table == null ? column.getContainingTableExpression() : place.table,
                  column.getSelectionExpression()),
              basic.isInsertable()));
      if (!found.converted() && !found.given()) {
        findings.add(
            name
                + " is not written by the generated converter of "
                + found.machine().name()
                + ": the column contains names or ordinals of Java constants, so renamed states can"
                + " no longer be read. Remove @Enumerated and make sure that the converter is among"
                + " the managed classes.");
      }
    }

    private void readElements(String name, ModelPart element) {
      if (element instanceof BasicValuedModelPart basic) {
        JdbcMapping mapping = basic.getJdbcMapping();
        Machines.Found found =
            machines.of(
                mapping instanceof BasicPluralType<?, ?> several
                    ? several.getElementType()
                    : mapping);
        if (found != null) {
          String converted =
              found.converted() || found.given()
                  ? "."
                  : ", and the generated converter of "
                      + found.machine().name()
                      + " does not write them, so renamed states can no longer be read. Use an"
                      + " @ElementCollection without @Enumerated.";
          findings.add(
              name
                  + " is a collection of states: changes of its elements are not checked"
                  + converted);
        }
      } else if (element instanceof EmbeddableValuedModelPart embedded) {
        embedded
            .getEmbeddableTypeDescriptor()
            .getAttributeMappings()
            .forEach(each -> readElements(name + '.' + each.getAttributeName(), each));
      }
    }
  }
}
