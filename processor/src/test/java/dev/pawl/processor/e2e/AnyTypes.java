package dev.pawl.processor.e2e;

import dev.pawl.language.model.TypeLookup;
import dev.pawl.language.model.TypeRef;
import java.util.List;
import java.util.Optional;

/** A type look-up in which every class exists. */
public final class AnyTypes implements TypeLookup {

  private static final List<String> OF_LANG = List.of("String", "Integer");

  @Override
  public Optional<TypeRef> resolve(String text, String fromPackage) {
    if (TypeRef.isPrimitiveName(text)) {
      return Optional.of(TypeRef.of("", text));
    }
    String name = text.replaceAll("\\W", "");
    return Optional.of(TypeRef.of(OF_LANG.contains(name) ? "java.lang" : "any", name));
  }

  @Override
  public Optional<List<String>> constants(TypeRef type) {
    return Optional.empty();
  }

  @Override
  public boolean known() {
    return false;
  }

  @Override
  public List<String> near(String text, String fromPackage) {
    return List.of();
  }
}
