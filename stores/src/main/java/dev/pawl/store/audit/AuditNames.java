package dev.pawl.store.audit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The names of the full files of an {@link AuditFile}, such as {@code audit.jsonl.pawl-000000001}.
 * The numbers in the names give the order of the files.
 */
final class AuditNames {

  private static final Pattern COUNTED = Pattern.compile("\\.pawl-(\\d{9,18})");

  /** The names that earlier versions gave to full files. Such files are read but never changed. */
  private static final Pattern STAMPED = Pattern.compile("\\.\\d{8}-\\d{6}-\\d{3}(-\\d+)?");

  private final Path path;

  AuditNames(Path path) {
    this.path = path;
  }

  /**
   * Returns the existing full files by their numbers, oldest first. Ignores files with names that
   * {@link #numbered} never returns. Also ignores files that have a lock file, because another
   * {@link AuditFile} was opened at their path.
   */
  NavigableMap<Long, Path> counted() throws IOException {
    TreeMap<Long, Path> found = new TreeMap<>();
    for (Path one : filesInFolder()) {
      Matcher matcher = COUNTED.matcher(suffix(one));
      if (matcher.matches()) {
        long number = Long.parseLong(matcher.group(1));
        if (number > 0 && numbered(number).equals(one) && !Files.exists(AuditLock.pathOf(one))) {
          found.put(number, one);
        }
      }
    }
    return found;
  }

  /** Returns all existing files, oldest first. */
  List<Path> all() throws IOException {
    Stream<Path> stamped =
        filesInFolder().stream()
            .filter(one -> STAMPED.matcher(suffix(one)).matches())
            .sorted(Comparator.comparing(one -> one.getFileName().toString()));
    return Stream.of(stamped, counted().values().stream(), Stream.of(path).filter(Files::exists))
        .flatMap(files -> files)
        .toList();
  }

  /** Returns the first unused number that is at least {@code from}. */
  long free(long from) {
    long number = from;
    while (Files.exists(numbered(number), LinkOption.NOFOLLOW_LINKS)) {
      number++;
    }
    return number;
  }

  /** Returns the path of the full file with a number. */
  Path numbered(long number) {
    return path.resolveSibling(
        String.format(Locale.ROOT, "%s.pawl-%09d", path.getFileName(), number));
  }

  private String suffix(Path file) {
    return file.getFileName().toString().substring(path.getFileName().toString().length());
  }

  private List<Path> filesInFolder() throws IOException {
    String name = path.getFileName().toString();
    try (Stream<Path> found = Files.list(path.getParent())) {
      return found
          .filter(one -> one.getFileName().toString().startsWith(name))
          .filter(one -> Files.isRegularFile(one, LinkOption.NOFOLLOW_LINKS))
          .toList();
    }
  }
}
