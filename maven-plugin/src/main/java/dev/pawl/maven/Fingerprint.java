package dev.pawl.maven;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The hashes of the machine files of a module, and of the documents into which Pawl writes
 * machines. A fingerprint does not contain modification times, so that a fresh checkout or a
 * touched file does not cause a compilation.
 *
 * @param hashes a map from the path of each file to its SHA-256. The path is relative to the module
 *     if the file is in the module.
 */
record Fingerprint(SortedMap<String, String> hashes) {

  private static final int BUFFER = 16_384;

  Fingerprint {
    hashes = Collections.unmodifiableSortedMap(new TreeMap<>(hashes));
  }

  /**
   * Computes the fingerprint of the files in some folders. A missing folder counts as an empty
   * folder. A file that is found in two folders counts once.
   *
   * @param base the folder to which the recorded paths are relative
   * @param folders the folders, which are searched recursively
   * @param documents further files; missing files are ignored
   * @param patterns the patterns of the files in the folders
   * @param omit a folder that is skipped, such as the build directory
   */
  static Fingerprint of(
      Path base,
      Collection<Path> folders,
      Collection<Path> documents,
      FilePatterns patterns,
      Path omit)
      throws IOException {
    SortedMap<String, String> hashes = new TreeMap<>();
    for (Path document : documents) {
      if (Files.isRegularFile(document)) {
        hashes.put(name(base, document), hash(document));
      }
    }
    for (Path folder : folders) {
      if (Files.isDirectory(folder)) {
        for (Path file : files(folder, patterns, omit)) {
          hashes.put(name(base, file), hash(file));
        }
      }
    }
    return new Fingerprint(hashes);
  }

  /** Reads a fingerprint from a file. Returns empty if the file is missing or malformed. */
  static Optional<Fingerprint> read(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    SortedMap<String, String> hashes = new TreeMap<>();
    for (String line : Files.readString(file, UTF_8).lines().toList()) {
      int blank = line.indexOf("  ");
      if (blank <= 0) {
        return Optional.empty();
      }
      hashes.put(line.substring(blank + 2), line.substring(0, blank));
    }
    return Optional.of(new Fingerprint(hashes));
  }

  /** Writes this fingerprint atomically, in the format of {@code sha256sum}. */
  void write(Path file) throws IOException {
    StringBuilder text = new StringBuilder();
    hashes.forEach((name, hash) -> text.append(hash).append("  ").append(name).append('\n'));
    Files.createDirectories(file.getParent());
    Path draft = file.resolveSibling(file.getFileName() + ".new");
    Files.writeString(draft, text, UTF_8);
    Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
  }

  /**
   * Returns a description of each file that was added, changed or removed since an earlier
   * fingerprint.
   */
  List<String> since(Fingerprint earlier) {
    SortedMap<String, String> changes = new TreeMap<>();
    for (Map.Entry<String, String> entry : hashes.entrySet()) {
      String before = earlier.hashes.get(entry.getKey());
      if (before == null) {
        changes.put(entry.getKey(), "added");
      } else if (!before.equals(entry.getValue())) {
        changes.put(entry.getKey(), "changed");
      }
    }
    for (String name : earlier.hashes.keySet()) {
      if (!hashes.containsKey(name)) {
        changes.put(name, "removed");
      }
    }
    List<String> words = new ArrayList<>();
    changes.forEach((name, what) -> words.add(name + " " + what));
    return words;
  }

  boolean isEmpty() {
    return hashes.isEmpty();
  }

  private static List<Path> files(Path folder, FilePatterns patterns, Path omit)
      throws IOException {
    List<Path> found = new ArrayList<>();
    Files.walkFileTree(
        folder,
        EnumSet.of(FileVisitOption.FOLLOW_LINKS),
        Integer.MAX_VALUE,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
            return directory.equals(omit) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (attributes.isRegularFile() && patterns.accept(folder.relativize(file))) {
              found.add(file);
            }
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException problem) {
            // the file is part of a loop of links, or was deleted during the search
            return FileVisitResult.CONTINUE;
          }
        });
    return found;
  }

  private static String name(Path base, Path file) {
    Path path = file.startsWith(base) ? base.relativize(file) : file;
    return path.toString().replace('\\', '/');
  }

  private static String hash(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      // the file is read in parts, because a document may be larger than the memory
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      byte[] buffer = new byte[BUFFER];
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        digest.update(buffer, 0, read);
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("SHA-256 is not available", e);
    }
  }
}
