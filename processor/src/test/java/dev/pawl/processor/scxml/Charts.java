package dev.pawl.processor.scxml;

import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.TypeLookup;
import dev.pawl.processor.model.TypeRef;
import dev.pawl.processor.problem.Problems;
import dev.pawl.processor.read.yaml.YamlReader;
import java.util.List;
import java.util.Optional;

/** Reads charts from YAML. */
public final class Charts {

  private Charts() {}

  /** The machine as far as it could be read. */
  public static Optional<Machine> read(String yaml, Problems problems) {
    return YamlReader.read("m.pawl.yaml", yaml, "m", true, new OnlyNumbers(), problems);
  }

  /** A program without classes but what a context may be. */
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
