package dev.pawl.processor.write;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.file.FileGate;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.util.Elements;
import javax.tools.StandardLocation;

/**
 * Lists generated types in the files by which programs find services, one for each service and all
 * machines together. What stands in such a file already stays, where there still is such a type: it
 * may be the program's, or of a machine that an incremental build does not compile.
 */
public final class ServiceFiles {

  private static final String FOLDER = "META-INF/services/";

  /** The services that generated types provide, by the names of their modules. */
  private static final Map<String, String> SERVICES =
      Map.of(
          "com.fasterxml.jackson.databind", "com.fasterxml.jackson.databind.Module",
          "tools.jackson.databind", "tools.jackson.databind.JacksonModule");

  private final Filer filer;
  private final Elements types;
  private final Map<String, List<Provider>> providers = new TreeMap<>();

  /** A generated type that provides a service. */
  private record Provider(
      String type, String machine, Origin origin, Optional<? extends Element> trigger) {}

  /** Creates a writer. */
  public ServiceFiles(ProcessingEnvironment environment) {
    this.filer = environment.getFiler();
    this.types = environment.getElementUtils();
  }

  /**
   * Returns whether a program can see any of the services, so that its machines may share a file.
   *
   * @param types the compiler's
   */
  public static boolean mayList(Elements types) {
    try {
      ModuleElement unnamed = types.getModuleElement("");
      return SERVICES.entrySet().stream()
          .anyMatch(
              service ->
                  types.getModuleElement(service.getKey()) != null
                      || (unnamed != null
                          && types.getTypeElement(unnamed, service.getValue()) != null));
    } catch (RuntimeException e) {
      // a compiler that cannot say so yet is none that a build tool runs in part
      return false;
    }
  }

  /**
   * Remembers a type that was written.
   *
   * @param machine the machine's name, and where a problem is reported
   * @param trigger the element that the type is generated from, if any
   */
  public void add(
      String service,
      String type,
      String machine,
      Origin origin,
      Optional<? extends Element> trigger) {
    providers
        .computeIfAbsent(service, s -> new ArrayList<>())
        .add(new Provider(type, machine, origin, trigger));
  }

  /** Writes all files; where one cannot be, adds a problem. */
  public void write(Problems problems) {
    providers.forEach((service, provided) -> write(FOLDER + service, provided, problems));
  }

  private void write(String path, List<Provider> provided, Problems problems) {
    SortedSet<String> names = present(path);
    provided.forEach(provider -> names.add(provider.type));
    Element[] elements =
        provided.stream().flatMap(p -> p.trigger.stream()).distinct().toArray(Element[]::new);
    // not by a writer, which would use the encoding of sources
    try (OutputStream out =
        filer
            .createResource(StandardLocation.CLASS_OUTPUT, "", path, elements)
            .openOutputStream()) {
      out.write((String.join("\n", names) + "\n").getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      Provider first = provided.get(0);
      String why = "it cannot be written: " + e.getMessage();
      problems.add(Code.TYPE_EXISTS, first.origin, path, first.machine, why);
    }
  }

  /** The types that are listed there; none where there is no such file, or it cannot be read. */
  private SortedSet<String> present(String path) {
    TreeSet<String> names = new TreeSet<>();
    String text;
    try (InputStream in =
        filer.getResource(StandardLocation.CLASS_OUTPUT, "", path).openInputStream()) {
      text = new String(FileGate.bytes(in), StandardCharsets.UTF_8);
    } catch (IOException | IllegalArgumentException e) {
      return names;
    }
    text.lines()
        .map(line -> line.replaceFirst("#.*", "").strip())
        .filter(name -> !name.isEmpty() && exists(name))
        .forEach(names::add);
    return names;
  }

  /** Returns whether a type exists. The class output may be missing from the class path. */
  private boolean exists(String name) {
    if (types.getTypeElement(name.replace('$', '.')) != null) {
      return true;
    }
    int dot = name.lastIndexOf('.');
    String packageName = name.substring(0, Math.max(0, dot));
    String file = name.substring(dot + 1) + ".class";
    try {
      filer.getResource(StandardLocation.CLASS_OUTPUT, packageName, file).openInputStream().close();
      return true;
    } catch (IOException | RuntimeException e) {
      return false;
    }
  }
}
