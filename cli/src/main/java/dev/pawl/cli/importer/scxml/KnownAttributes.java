package dev.pawl.cli.importer.scxml;

import dev.pawl.cli.importer.ImportedMachine;
import java.util.Map;
import java.util.Set;

/** The attributes of SCXML elements that the import reads. */
final class KnownAttributes {

  private static final Map<String, Set<String>> BY_ELEMENT =
      Map.of(
          "scxml",
              Set.of("initial", "name", "version", "datamodel", "binding", "exmode", "profile"),
          "state", Set.of("id", "initial"),
          "parallel", Set.of("id"),
          "final", Set.of("id"),
          "history", Set.of("id", "type"),
          "transition", Set.of("id", "event", "cond", "target", "type"),
          "initial", Set.of("id"),
          "onentry", Set.of(),
          "onexit", Set.of(),
          "raise", Set.of("event"));

  private KnownAttributes() {}

  /**
   * Adds a remark for each attribute that is not in SCXML 1.0, such as attributes in drafts of
   * SCXML.
   */
  static void remarkOthers(XmlElement document, ImportedMachine machine) {
    document
        .all()
        .filter(element -> element.isScxml() && BY_ELEMENT.containsKey(element.name()))
        .forEach(
            element ->
                element.attributes().stream()
                    .filter(key -> !BY_ELEMENT.getOrDefault(element.name(), Set.of()).contains(key))
                    .forEach(
                        key ->
                            machine.remark(
                                element.place(),
                                "attribute \"" + key + "\" of " + element.tag(),
                                "not imported")));
  }
}
