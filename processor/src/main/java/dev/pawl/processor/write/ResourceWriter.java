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

/**
 * Writes documents in UTF-8 to the class output and, if the user sets one, to a folder for
 * documents.
 */
public final class ResourceWriter {

  private static final String FOLDER = "META-INF/pawl/";

  private final Filer filer;
  private final Optional<DocsFolder> docs;

  /**
   * Creates a writer.
   *
   * @param docs the folder for documents, if the user sets one
   */
  public ResourceWriter(ProcessingEnvironment environment, Optional<Path> docs) {
    this.filer = environment.getFiler();
    this.docs = docs.map(DocsFolder::new);
  }

  /**
   * Writes a document, or reports a problem if that fails.
   *
   * @param name the name of the file, without folders
   * @param content the text of the document
   * @param complete whether the text contains the descriptions from comments in the source; if not,
   *     the text is written only if the document does not exist yet
   * @param originating the element from which the document is generated, if any
   * @param machine the name of the machine
   * @param origin the location of problems
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
          Code.TYPE_EXISTS, origin, path, machine, "another machine has written that file");
    } catch (IOException | InvalidPathException e) {
      problems.add(FileProblem.of(path, e, machine, origin));
    }
  }
}
