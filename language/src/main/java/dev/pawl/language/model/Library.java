package dev.pawl.language.model;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** A library that generated code may need. Each library is recognized by one of its types. */
public enum Library {
  DATA(EnumSet.allOf(Serializer.class), "dev.pawl.data.MachineData"),
  JACKSON_2(jacksons(), "com.fasterxml.jackson.databind.module.SimpleModule"),
  JACKSON_3(jacksons(), "tools.jackson.databind.module.SimpleModule"),
  JPA(Serializer.JPA, "jakarta.persistence.AttributeConverter"),
  STORES(Serializer.STORE, "dev.pawl.store.machine.StoredMachine"),
  SPRING(Set.of(), "org.springframework.context.annotation.Configuration"),
  PAWL_SPRING(Set.of(), "dev.pawl.spring.MachineWiring");

  /** The libraries that generated Spring beans need. */
  private static final Set<Library> OF_BEANS = Set.of(SPRING, PAWL_SPRING);

  private final Set<Serializer> serializers;
  private final String type;

  /**
   * Returns the serializers of both Jackson versions. If one version is missing, a message mentions
   * the other version, so both versions are looked up.
   */
  private static Set<Serializer> jacksons() {
    return EnumSet.of(Serializer.JACKSON, Serializer.JACKSON3);
  }

  Library(Serializer serializer, String type) {
    this(EnumSet.of(serializer), type);
  }

  Library(Set<Serializer> serializers, String type) {
    this.serializers = serializers;
    this.type = type;
  }

  /**
   * Returns the libraries on the class path that generated code may need.
   *
   * @param serializers the serializers of the machine
   * @param beans whether Spring beans are generated
   */
  public static Set<Library> present(TypeLookup types, Set<Serializer> serializers, boolean beans) {
    Set<Library> present = EnumSet.noneOf(Library.class);
    for (Library library : values()) {
      boolean asked =
          OF_BEANS.contains(library)
              ? beans
              : !Collections.disjoint(serializers, library.serializers);
      if (asked && types.resolve(library.type, "").isPresent()) {
        present.add(library);
      }
    }
    return present;
  }
}
