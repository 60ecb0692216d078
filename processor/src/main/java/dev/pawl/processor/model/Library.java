package dev.pawl.processor.model;

import java.util.EnumSet;
import java.util.Set;

/** A library that generated code may need, and the type that shows that it is there. */
public enum Library {
  JACKSON_2("com.fasterxml.jackson.databind.module.SimpleModule"),
  JACKSON_3("tools.jackson.databind.module.SimpleModule"),
  JPA("jakarta.persistence.AttributeConverter"),
  STORES("dev.pawl.store.machine.StoredMachine");

  private final String type;

  Library(String type) {
    this.type = type;
  }

  /** Those that the program can see. */
  static Set<Library> present(Types types) {
    Set<Library> present = EnumSet.noneOf(Library.class);
    for (Library library : values()) {
      if (types.resolve(library.type, "").isPresent()) {
        present.add(library);
      }
    }
    return present;
  }
}
