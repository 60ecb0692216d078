package dev.pawl.language.scxml;

import dev.pawl.language.model.Machine;
import dev.pawl.language.model.TypeLookup;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.yaml.YamlReader;
import java.util.List;
import java.util.Optional;

/** Reads charts from YAML. */
public final class Charts {

  private Charts() {}

  /** Returns the machine, possibly incomplete if there are problems. */
  public static Optional<Machine> read(String yaml, Problems problems) {
    return YamlReader.read("m.pawl.yaml", yaml, "m", true, new OnlyNumbers(), problems);
  }

  /** A type lookup that knows only the types that a context may have. */
  private static final class OnlyNumbers implements TypeLookup {
    @Override
    public Optional<TypeRef> resolve(String text, String fromPackage) {
      if (TypeRef.isPrimitiveName(text)) {
        return Optional.of(TypeRef.of("", text));
      }
      return text.equals("Integer")
          ? Optional.of(TypeRef.of("java.lang", "Integer"))
          : Optional.empty();
    }

    @Override
    public Optional<List<String>> constants(TypeRef type) {
      return Optional.empty();
    }

    @Override
    public List<String> near(String text, String fromPackage) {
      return List.of();
    }
  }
}
