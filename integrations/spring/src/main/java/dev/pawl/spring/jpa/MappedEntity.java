package dev.pawl.spring.jpa;

import jakarta.persistence.AttributeOverride;
import jakarta.persistence.Column;
import jakarta.persistence.SecondaryTable;
import jakarta.persistence.Table;
import jakarta.persistence.metamodel.EmbeddableType;
import jakarta.persistence.metamodel.EntityType;
import jakarta.persistence.metamodel.ManagedType;
import jakarta.persistence.metamodel.SingularAttribute;
import java.lang.reflect.AnnotatedElement;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A JPA entity with the tables and columns to which annotations map the entity. */
record MappedEntity(EntityType<?> type) {

  /** The annotation of entities that Hibernate never updates. */
  private static final String IMMUTABLE = "org.hibernate.annotations.Immutable";

  /**
   * A column to which an attribute is mapped.
   *
   * @param table the name of the table
   * @param isUpdated whether JPA writes the column when the entity has changed
   */
  private record MappedColumn(String table, String name, boolean isUpdated) {}

  String name() {
    return type.getName();
  }

  /** Returns whether the entity is mapped to a table. Case, underscores and quotes are ignored. */
  boolean isIn(String table) {
    return Stream.concat(Stream.of(primaryTable()), secondaryTables())
        .anyMatch(own -> isSame(own, table));
  }

  private String primaryTable() {
    Class<?> java = type.getJavaType();
    Table said = java == null ? null : java.getAnnotation(Table.class);
    return said == null || said.name().isEmpty() ? type.getName() : said.name();
  }

  private Stream<String> secondaryTables() {
    Class<?> java = type.getJavaType();
    return java == null
        ? Stream.empty()
        : Stream.of(java.getAnnotationsByType(SecondaryTable.class)).map(SecondaryTable::name);
  }

  /** Returns the given columns of a table that JPA writes when the entity has changed. */
  List<String> writes(String table, List<String> columns) {
    if (isImmutable()) {
      return List.of();
    }
    List<MappedColumn> written =
        columns(type, List.of()).filter(one -> one.isUpdated && isSame(one.table, table)).toList();
    return columns.stream()
        .filter(column -> written.stream().anyMatch(one -> isSame(one.name, column)))
        .toList();
  }

  private boolean isImmutable() {
    Class<?> java = type.getJavaType();
    return java != null
        && Arrays.stream(java.getAnnotations())
            .anyMatch(one -> one.annotationType().getName().equals(IMMUTABLE));
  }

  /**
   * Returns the columns of an entity or embeddable, including those of embedded objects.
   *
   * @param overrides the overrides of the attribute that contains the embeddable
   */
  private Stream<MappedColumn> columns(ManagedType<?> owner, List<AttributeOverride> overrides) {
    return owner.getSingularAttributes().stream().flatMap(one -> columns(one, overrides));
  }

  private Stream<MappedColumn> columns(
      SingularAttribute<?, ?> attribute, List<AttributeOverride> overrides) {
    AnnotatedElement member =
        attribute.getJavaMember() instanceof AnnotatedElement annotated ? annotated : null;
    if (attribute.getType() instanceof EmbeddableType<?> embedded) {
      return columns(
          embedded,
          member == null
              ? List.of()
              : List.of(member.getAnnotationsByType(AttributeOverride.class)));
    }
    Column said =
        overrides.stream()
            .filter(one -> one.name().equals(attribute.getName()))
            .map(AttributeOverride::column)
            .findFirst()
            .orElse(member == null ? null : member.getAnnotation(Column.class));
    return Stream.of(column(attribute, said));
  }

  private MappedColumn column(SingularAttribute<?, ?> attribute, @Nullable Column said) {
    return new MappedColumn(
        said == null || said.table().isEmpty() ? primaryTable() : said.table(),
        said == null || said.name().isEmpty() ? attribute.getName() : said.name(),
        said == null || said.updatable());
  }

  private static boolean isSame(String name, String other) {
    return plain(name).equals(plain(other));
  }

  private static String plain(String name) {
    return name.replaceAll("[_`\"\\[\\]]", "").toLowerCase(Locale.ROOT);
  }
}
