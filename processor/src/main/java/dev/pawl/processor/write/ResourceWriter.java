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
import javax.annotation.processing.FilerException;
import javax.lang.model.element.Element;

/**
 * Writes documents in UTF-8 to the class output and, if the user sets one, to a folder for
 * documents.
 */
public final class ResourceWriter {

  private static final String FOLDER = "META-INF/pawl/";

  private final ClassOutput output;
  private final Optional<DocsFolder> docs;

  /**
   * Creates a writer.
   *
   * @param docs the folder for documents, if the user sets one
   */
  public ResourceWriter(ClassOutput output, Optional<Path> docs) {
    this.output = output;
    this.docs = docs.map(DocsFolder::new);
  }

  /**
   * Writes a document, or reports a problem if that fails.
   *
   * @param name the name of the file, without folders
   * @param content the text of the document
   * @param complete whether the text contains the descriptions from comments in the source; if not,
   *     the text is written only if the document does not exist yet
   * @param place the place of the document in the class output
   * @param machine the name of the machine
   * @param origin the location of problems
   */
  public void write(
      String name,
      String content,
      boolean complete,
      ClassOutput.Place place,
      String machine,
      Origin origin,
      Problems problems) {
    if (name.indexOf('/') >= 0 || name.indexOf('\\') >= 0) {
      throw new IllegalArgumentException("not a plain file name: " + name);
    }
    byte[] bytes = content.getBytes(StandardCharsets.UTF_8);
    if (!complete && isBesideClasses(name, place)) {
      return;
    }
    writeBesideClasses(name, bytes, place, machine, origin, problems);
    if (!complete) {
      return;
    }
    docs.ifPresent(folder -> folder.write(name, bytes, problems));
  }

  private boolean isBesideClasses(String name, ClassOutput.Place place) {
    try {
      output.get(place.module(), FOLDER + name).openInputStream().close();
      return true;
    } catch (IOException | RuntimeException e) {
      return false;
    }
  }

  private void writeBesideClasses(
      String name,
      byte[] bytes,
      ClassOutput.Place place,
      String machine,
      Origin origin,
      Problems problems) {
    Element[] elements = place.originating().stream().toArray(Element[]::new);
    String path = FOLDER + name;
    try (OutputStream out = output.create(place.module(), path, elements).openOutputStream()) {
      out.write(bytes);
    } catch (FilerException e) {
      problems.add(
          Code.TYPE_EXISTS, origin, path, machine, "another machine has written that file");
    } catch (IOException | InvalidPathException e) {
      problems.add(FileProblem.of(path, e, machine, origin));
    }
  }
}
