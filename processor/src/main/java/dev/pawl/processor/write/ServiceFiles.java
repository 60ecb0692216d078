package dev.pawl.processor.write;

import dev.pawl.processor.model.source.Origin;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;
import javax.tools.StandardLocation;

/**
 * Lists generated types in the files by which programs find services, one for each service and all
 * machines together. What stands in such a file already stays, where there still is such a type: it
 * may be the program's, or of a machine that an incremental build does not compile.
 */
public final class ServiceFiles {

  private static final String FOLDER = "META-INF/services/";

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
    TreeSet<String> names = present(path);
    provided.forEach(provider -> names.add(provider.type));
    Element[] elements =
        provided.stream().flatMap(p -> p.trigger.stream()).distinct().toArray(Element[]::new);
    try (Writer out =
        filer.createResource(StandardLocation.CLASS_OUTPUT, "", path, elements).openWriter()) {
      out.write(String.join("\n", names) + "\n");
    } catch (IOException e) {
      Provider first = provided.get(0);
      String why = "it cannot be written: " + e.getMessage();
      problems.add(Code.TYPE_EXISTS, first.origin, path, first.machine, why);
    }
  }

  /** The types that are listed there; none where there is no such file, or it cannot be read. */
  private TreeSet<String> present(String path) {
    TreeSet<String> names = new TreeSet<>();
    StringBuilder text = new StringBuilder();
    try (Reader in = filer.getResource(StandardLocation.CLASS_OUTPUT, "", path).openReader(true)) {
      char[] some = new char[1_024];
      for (int read = in.read(some); read >= 0; read = in.read(some)) {
        text.append(some, 0, read);
      }
    } catch (IOException | IllegalArgumentException e) {
      return names;
    }
    text.toString()
        .lines()
        .map(line -> line.replaceFirst("#.*", "").strip())
        .filter(name -> !name.isEmpty() && types.getTypeElement(name.replace('$', '.')) != null)
        .forEach(names::add);
    return names;
  }
}
