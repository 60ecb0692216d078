package dev.pawl.processor.read.file;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.file.FileFlaw;
import dev.pawl.processor.file.FileGate;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.tools.FileObject;
import javax.tools.StandardLocation;

/** A search for one file, which records where it has searched. */
final class FileSearch {

  private final String name;
  private final String packageName;
  private final Origin origin;
  private final Problems problems;
  private final List<String> places = new ArrayList<>();
  private Optional<MachineFiles.Found> found = Optional.empty();

  public FileSearch(String name, String packageName, Origin origin, Problems problems) {
    this.name = name;
    this.packageName = packageName;
    this.origin = origin;
    this.problems = problems;
  }

  /**
   * Returns the file. Returns empty if the file was not found, or if the file could not be read. A
   * file that could not be read has been reported.
   */
  public Optional<MachineFiles.Found> found() {
    return found;
  }

  /** Returns the locations that were searched, for the message that the file was not found. */
  public List<String> places() {
    return places;
  }

  /**
   * Returns the packages to search: the package of the annotated element, then the unnamed package.
   */
  private List<String> packages() {
    return packageName.isEmpty() ? List.of("") : List.of(packageName, "");
  }

  private String relative(String inPackage) {
    return inPackage.isEmpty() ? name : inPackage.replace('.', '/') + "/" + name;
  }

  /** Searches a folder for the file. Returns whether the folder contains the file. */
  public boolean inFolder(Path folder) {
    for (String inPackage : packages()) {
      String relative = relative(inPackage);
      String shown = MachineFiles.slashed(folder);
      places.add((shown.isEmpty() ? "." : shown) + "/" + relative);
      try {
        Path file = folder.resolve(relative);
        if (Files.exists(file)) {
          setFound(relative, FileText.read(folder, file), Optional.of(file));
          return true;
        }
      } catch (InvalidPathException e) {
        // the file system does not support the name, so the file does not exist
      }
    }
    return false;
  }

  /**
   * Searches a location of the compiler, such as the class path, for the file. Returns whether the
   * location contains the file.
   */
  public boolean inLocation(Filer filer, StandardLocation location) {
    for (String inPackage : packages()) {
      if (inLocation(filer, location, inPackage)) {
        return true;
      }
    }
    return false;
  }

  private boolean inLocation(Filer filer, StandardLocation location, String inPackage) {
    String relative = relative(inPackage);
    String place = location.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    FileObject file;
    try {
      file = filer.getResource(location, inPackage, name);
    } catch (IOException e) {
      places.add(place + " (" + relative + ")");
      return false;
    } catch (RuntimeException e) {
      if (FileText.isAboutFolder(e)) {
        setFound(relative, FileText.flawed("it is a folder"), Optional.empty());
        return true;
      }
      // in the Eclipse IDE, the filer supports neither the class path nor the source path
      places.add(place + " (" + relative + ", which this compiler cannot open)");
      return false;
    }
    places.add(place + " (" + relative + ")");
    Optional<Path> path = path(file);
    if (file == null || path.filter(p -> !Files.exists(p)).isPresent()) {
      return false;
    }
    Optional<FileFlaw> flaw = path.flatMap(p -> FileGate.flaw(root(p, relative), p));
    if (flaw.isPresent()) {
      setFound(relative, FileText.flawed(flaw.get()), path);
      return true;
    }
    Opening opening = new Opening(file);
    FileText text = FileText.read(opening);
    if (opening.missing && path.isEmpty()) {
      return false;
    }
    setFound(relative, text, path);
    return true;
  }

  /** Returns the folder from which a relative path leads to a file. */
  private static Path root(Path file, String relative) {
    Path root = file.toAbsolutePath();
    for (int i = Path.of(relative).getNameCount(); i > 0 && root.getParent() != null; i--) {
      root = root.getParent();
    }
    return root;
  }

  /** A source that opens a file of the compiler, and records whether the file is missing. */
  private static final class Opening implements FileText.Source {
    private final FileObject file;
    private boolean missing;

    Opening(FileObject file) {
      this.file = file;
    }

    @Override
    public InputStream open() throws IOException {
      try {
        InputStream in = file.openInputStream();
        missing = in == null;
        return in == null ? InputStream.nullInputStream() : in;
      } catch (FileNotFoundException | NoSuchFileException | FilerException e) {
        missing = true;
        throw e;
      } catch (IllegalStateException | UnsupportedOperationException e) {
        missing = true;
        throw e;
      }
    }
  }

  private static Optional<Path> path(FileObject file) {
    try {
      URI uri = file == null ? null : file.toUri();
      return uri != null && "file".equals(uri.getScheme())
          ? Optional.of(Path.of(uri))
          : Optional.empty();
    } catch (IllegalArgumentException | FileSystemNotFoundException e) {
      return Optional.empty();
    }
  }

  private void setFound(String relative, FileText text, Optional<Path> path) {
    if (text.flaw().isPresent()) {
      FileFlaw flaw = text.flaw().get();
      problems.add(Code.NOT_READABLE, flaw.remedy(), origin, relative, flaw.reason());
    } else {
      found =
          Optional.of(new MachineFiles.Found(relative, text.text(), path.map(MachineFiles::real)));
    }
  }
}
