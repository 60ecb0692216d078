package dev.pawl.language.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A name that refers to a state, event or method, and the origin of this name. The name is kept as
 * written. The {@linkplain dev.pawl.language.check checks} report unknown names.
 */
public record NameReference(String name, Origin origin) {

  /** Returns the names of references. */
  public static List<String> names(List<NameReference> refs) {
    List<String> names = new ArrayList<>();
    for (NameReference ref : refs) {
      names.add(ref.name());
    }
    return Collections.unmodifiableList(names);
  }

  @Override
  public String toString() {
    return name;
  }
}
