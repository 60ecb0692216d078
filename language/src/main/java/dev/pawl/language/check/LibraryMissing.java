package dev.pawl.language.check;

import dev.pawl.language.model.Library;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.Part;
import dev.pawl.language.model.Serializer;
import dev.pawl.language.model.Storage;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.PawlVersion;
import java.util.Locale;
import java.util.Set;

/**
 * A rule that reports serializers and Spring beans whose libraries are not on the class path, or
 * are in modules that the module of the machine does not require.
 */
final class LibraryMissing implements Rule {

  private static final String DATA = "dev.pawl:pawl-data" + version();
  private static final String SPRING = "dev.pawl:pawl-spring" + version();

  /**
   * Returns the version of Pawl as the end of Maven coordinates, such as {@code :1.0}; empty if the
   * classes of Pawl are not in a jar.
   */
  private static String version() {
    return PawlVersion.get().map(version -> ":" + version).orElse("");
  }

  @Override
  public void check(CheckContext resolved) {
    Machine machine = resolved.machine();
    Set<Serializer> serializers = machine.storage().serializers();
    Set<Library> libraries = machine.storage().libraries();
    jackson(resolved, Serializer.JACKSON, Library.JACKSON_2, "2", "com.fasterxml.jackson");
    jackson(resolved, Serializer.JACKSON3, Library.JACKSON_3, "3", "tools.jackson");
    if (serializers.contains(Serializer.JPA) && !libraries.contains(Library.JPA)) {
      report(
          machine,
          "jpa",
          "the API of Jakarta Persistence",
          add("jakarta.persistence:jakarta.persistence-api", "", "jakarta.persistence"),
          resolved);
    }
    if (serializers.contains(Serializer.STORE) && !libraries.contains(Library.STORES)) {
      report(
          machine,
          "store",
          "pawl-stores",
          add("dev.pawl:pawl-stores", "", "dev.pawl.stores"),
          resolved);
    } else if (!serializers.isEmpty() && !libraries.contains(Library.DATA)) {
      // pawl-stores depends on pawl-data
      resolved.report(
          Code.DATA_MISSING,
          add(DATA, "", "dev.pawl.data"),
          machine.place(Storage.SERIALIZERS),
          machine.name());
    }
    beans(machine, libraries, resolved);
  }

  private static void beans(Machine machine, Set<Library> libraries, CheckContext subject) {
    if (!machine.include().contains(Part.SPRING) || machine.omit().contains(Part.SPRING)) {
      return;
    }
    if (!libraries.contains(Library.PAWL_SPRING)) {
      subject.report(
          Code.SPRING_MISSING,
          add(SPRING, "", "dev.pawl.spring"),
          machine.origin(),
          machine.name(),
          "pawl-spring");
    } else if (!libraries.contains(Library.SPRING)) {
      subject.report(
          Code.SPRING_MISSING,
          add("org.springframework:spring-context", "", "spring.context"),
          machine.origin(),
          machine.name(),
          "spring-context");
    }
  }

  /**
   * Reports that the requested version of Jackson is missing. If the other version of Jackson is
   * present, the hint suggests the serializer for that version.
   */
  private static void jackson(
      CheckContext subject, Serializer asked, Library library, String version, String group) {
    Machine machine = subject.machine();
    Set<Library> libraries = machine.storage().libraries();
    if (!machine.storage().serializers().contains(asked) || libraries.contains(library)) {
      return;
    }
    String other = "";
    if (libraries.contains(Library.JACKSON_3)) {
      other = ", or use the serializer jackson3, because Jackson 3 is on the class path";
    } else if (libraries.contains(Library.JACKSON_2)) {
      other = ", or use the serializer jackson, because Jackson 2 is on the class path";
    }
    report(
        machine,
        asked.name().toLowerCase(Locale.ROOT),
        "jackson-databind " + version,
        add(group + ".core:jackson-databind", other, group + ".databind"),
        subject);
  }

  /**
   * Returns the remedy for a missing library.
   *
   * @param other an alternative, with a comma before it; can be empty
   * @param module the name of the library's module, which a named module must require
   */
  private static String add(String artifact, String other, String module) {
    return "Add "
        + artifact
        + " to the class path"
        + other
        + ". In a module, also require "
        + module
        + ".";
  }

  private static void report(
      Machine machine, String serializer, String library, String remedy, CheckContext subject) {
    subject.report(
        Code.LIBRARY_MISSING,
        remedy,
        machine.place(Storage.SERIALIZERS),
        serializer,
        machine.name(),
        library);
  }
}
