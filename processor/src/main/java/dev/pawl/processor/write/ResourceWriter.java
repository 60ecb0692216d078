package dev.pawl.processor.write;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.tools.StandardLocation;

/** Writes documents beside the classes and, where the user wants them, into a folder. UTF-8. */
public final class ResourceWriter {

  private static final String FOLDER = "META-INF/pawl/";

  private final Filer filer;
  private final Optional<DocsFolder> docs;

  /**
   * Creates a writer.
   *
   * @param docs the folder that documents are also written to, if any
   */
  public ResourceWriter(ProcessingEnvironment environment, Optional<Path> docs) {
    this.filer = environment.getFiler();
    this.docs = docs.map(DocsFolder::new);
  }

  /**
   * Writes a document; where that cannot be, adds a problem.
   *
   * @param complete whether it has everything that comments of sources say; if not, it only
   *     replaces a document that is missing next to the classes
   * @param name the file's name, without folders
   * @param originating the element that the document is generated from, if any
   * @param machine the machine's name, and where a problem is reported
   */
  public void write(
      String name,
      String content,
      boolean complete,
      Optional<? extends Element> originating,
      String machine,
      Origin origin,
      Problems problems) {
    if (name.indexOf('/') >= 0 || name.indexOf('\\') >= 0) {
      throw new IllegalArgumentException("not a plain file name: " + name);
    }
    byte[] bytes = content.getBytes(StandardCharsets.UTF_8);
    if (!complete && isBesideClasses(name)) {
      return;
    }
    writeBesideClasses(name, bytes, originating, machine, origin, problems);
    if (!complete) {
      return;
    }
    docs.ifPresent(folder -> folder.write(name, bytes, problems));
  }

  private boolean isBesideClasses(String name) {
    try {
      filer.getResource(StandardLocation.CLASS_OUTPUT, "", FOLDER + name).openInputStream().close();
      return true;
    } catch (IOException | RuntimeException e) {
      return false;
    }
  }

  private void writeBesideClasses(
      String name,
      byte[] bytes,
      Optional<? extends Element> originating,
      String machine,
      Origin origin,
      Problems problems) {
    Element[] elements = originating.stream().toArray(Element[]::new);
    String path = FOLDER + name;
    try (OutputStream out =
        filer
            .createResource(StandardLocation.CLASS_OUTPUT, "", path, elements)
            .openOutputStream()) {
      out.write(bytes);
    } catch (FilerException e) {
      problems.add(
          Code.TYPE_EXISTS, origin, path, machine, "another machine has that file already");
    } catch (IOException | InvalidPathException e) {
      problems.add(FileProblem.of(path, e, machine, origin));
    }
  }
}
