package dev.pawl.spring.jpa;

import jakarta.persistence.Column;
import jakarta.persistence.Table;
import jakarta.persistence.metamodel.EntityType;
import jakarta.persistence.metamodel.SingularAttribute;
import java.lang.reflect.AnnotatedElement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A JPA entity with the table and columns to which annotations map the entity. */
record MappedEntity(EntityType<?> type) {

  String name() {
    return type.getName();
  }

  /** Returns whether the entity is mapped to a table. Case, underscores and quotes are ignored. */
  boolean isIn(String table) {
    Class<?> java = type.getJavaType();
    Table said = java == null ? null : java.getAnnotation(Table.class);
    String own = said == null || said.name().isEmpty() ? type.getName() : said.name();
    return plain(own).equals(plain(table));
  }

  /** Returns the given columns that JPA writes when the entity has changed. */
  List<String> writes(List<String> columns) {
    List<String> written = new ArrayList<>();
    for (String column : columns) {
      if (type.getSingularAttributes().stream().anyMatch(one -> writes(one, column))) {
        written.add(column);
      }
    }
    return written;
  }

  private static boolean writes(SingularAttribute<?, ?> attribute, String column) {
    Column said = column(attribute);
    String own = said == null || said.name().isEmpty() ? attribute.getName() : said.name();
    return plain(own).equals(plain(column)) && (said == null || said.updatable());
  }

  private static @Nullable Column column(SingularAttribute<?, ?> attribute) {
    return attribute.getJavaMember() instanceof AnnotatedElement member
        ? member.getAnnotation(Column.class)
        : null;
  }

  private static String plain(String name) {
    return name.replaceAll("[_`\"\\[\\]]", "").toLowerCase(Locale.ROOT);
  }
}
