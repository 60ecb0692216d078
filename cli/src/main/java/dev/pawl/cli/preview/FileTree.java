package dev.pawl.cli.preview;

import static java.util.Objects.requireNonNull;

import dev.pawl.cli.input.CompiledModels;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.read.file.DeclaredFiles;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The files below a folder that the preview shows or watches.
 *
 * @param drafts the YAML files of machines, by their paths relative to the folder, with {@code /}
 *     on all platforms
 * @param models the compiled models
 * @param sources the Java and Kotlin files, by their names without extension
 * @param notes sentences about folders that could not be read
 */
record FileTree(
    SortedMap<String, Path> drafts,
    List<Path> models,
    Map<String, List<Path>> sources,
    List<String> notes) {

  static final FileTree EMPTY = new FileTree(new TreeMap<>(), List.of(), Map.of(), List.of());

  /** The names of folders that are not searched, because they contain no code of the user. */
  private static final Set<String> SKIPPED = Set.of("node_modules");

  private static final Pattern SOURCE = Pattern.compile("(.+)\\.(java|kt)");

  /**
   * Searches a folder.
   *
   * @param onlyFile the name of the only file to find; empty to find all
   */
  static FileTree of(Path folder, String onlyFile) {
    Problems problems = new Problems();
    if (!onlyFile.isEmpty()) {
      SortedMap<String, Path> one = new TreeMap<>();
      one.put(onlyFile, folder.resolve(onlyFile));
      return new FileTree(one, List.of(), Map.of(), List.of());
    }
    SortedMap<String, Path> drafts = DeclaredFiles.below(folder, problems);
    List<Path> models = new ArrayList<>();
    Map<String, List<Path>> sources = new HashMap<>();
    visit(folder, models, sources);
    // a YAML file next to compiled classes is a copy that the build made
    drafts.values().removeIf(file -> models.stream().anyMatch(m -> isBeside(m, file)));
    List<String> notes = problems.all().stream().map(Problem::message).toList();
    return new FileTree(drafts, List.copyOf(models), sources, notes);
  }

  /** Returns the source file of a type, in any source folder; empty if there is none. */
  Optional<Path> source(String packageName, String type) {
    String folder = packageName.replace('.', '/');
    return sources.getOrDefault(type, List.of()).stream()
        .filter(file -> folder.isEmpty() || requireNonNull(file.getParent()).endsWith(folder))
        .findFirst();
  }

  /** Returns whether a file is in the class output that contains a model. */
  private static boolean isBeside(Path model, Path file) {
    Path pawl = requireNonNull(model.getParent());
    Path metaInf = requireNonNull(pawl.getParent());
    return file.startsWith(requireNonNull(metaInf.getParent()));
  }

  private static void visit(Path folder, List<Path> models, Map<String, List<Path>> sources) {
    try {
      Files.walkFileTree(
          folder,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path inner, BasicFileAttributes attributes) {
              Path name = inner.getFileName();
              boolean skipped =
                  !inner.equals(folder)
                      && name != null
                      && (SKIPPED.contains(name.toString()) || name.toString().startsWith("."));
              return skipped ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              Matcher source = SOURCE.matcher(file.getFileName().toString());
              if (attributes.isRegularFile() && CompiledModels.isModel(file)) {
                models.add(file);
              } else if (source.matches()) {
                sources.computeIfAbsent(source.group(1), n -> new ArrayList<>()).add(file);
              }
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path directory, IOException e) {
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      throw new IllegalStateException("A visitor that lets nothing escape", e);
    }
  }
}
