package dev.pawl.processor.model.storage;

import dev.pawl.processor.model.type.Types;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** A library that generated code may need, and the type that shows that it is there. */
public enum Library {
  DATA(EnumSet.allOf(Serializer.class), "dev.pawl.data.MachineData"),
  JACKSON_2(jacksons(), "com.fasterxml.jackson.databind.module.SimpleModule"),
  JACKSON_3(jacksons(), "tools.jackson.databind.module.SimpleModule"),
  JPA(Serializer.JPA, "jakarta.persistence.AttributeConverter"),
  STORES(Serializer.STORE, "dev.pawl.store.machine.StoredMachine");

  private final Set<Serializer> serializers;
  private final String type;

  /** Who asks for one of them in vain is told that the other is there. */
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

  /** Those that the program can see, of those that some serializers may need. */
  public static Set<Library> present(Types types, Set<Serializer> serializers) {
    Set<Library> present = EnumSet.noneOf(Library.class);
    for (Library library : values()) {
      boolean asked = !Collections.disjoint(serializers, library.serializers);
      if (asked && types.resolve(library.type, "").isPresent()) {
        present.add(library);
      }
    }
    return present;
  }
}
