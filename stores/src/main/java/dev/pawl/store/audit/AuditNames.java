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
 * The names of full files beside the one that is being written: {@code audit.jsonl.pawl-000000001}
 * and so on. A counter orders them, whatever clocks say. No other name is ever touched.
 */
final class AuditNames {

  private static final Pattern COUNTED = Pattern.compile("\\.pawl-(\\d{9,18})");

  /** Names that earlier versions gave; such files are read, and left alone. */
  private static final Pattern STAMPED = Pattern.compile("\\.\\d{8}-\\d{6}-\\d{3}(-\\d+)?");

  private final Path path;

  AuditNames(Path path) {
    this.path = path;
  }

  /**
   * Returns the full files that exist, the oldest first, by their numbers. A name counts only if it
   * is the very one that {@link #numbered} gives, and if no other {@link AuditFile} was opened at
   * it: that leaves a lock file.
   */
  NavigableMap<Long, Path> counted() throws IOException {
    TreeMap<Long, Path> found = new TreeMap<>();
    for (Path one : beside()) {
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

  /** All files that were written, the oldest first. */
  List<Path> all() throws IOException {
    Stream<Path> stamped =
        beside().stream()
            .filter(one -> STAMPED.matcher(suffix(one)).matches())
            .sorted(Comparator.comparing(one -> one.getFileName().toString()));
    return Stream.of(stamped, counted().values().stream(), Stream.of(path).filter(Files::exists))
        .flatMap(files -> files)
        .toList();
  }

  /** The first number from this one on whose name nothing has. */
  long free(long from) {
    long number = from;
    while (Files.exists(numbered(number), LinkOption.NOFOLLOW_LINKS)) {
      number++;
    }
    return number;
  }

  /** The name of a full file. */
  Path numbered(long number) {
    return path.resolveSibling(
        String.format(Locale.ROOT, "%s.pawl-%09d", path.getFileName(), number));
  }

  private String suffix(Path file) {
    return file.getFileName().toString().substring(path.getFileName().toString().length());
  }

  private List<Path> beside() throws IOException {
    String name = path.getFileName().toString();
    try (Stream<Path> found = Files.list(path.getParent())) {
      return found
          .filter(one -> one.getFileName().toString().startsWith(name))
          .filter(one -> Files.isRegularFile(one, LinkOption.NOFOLLOW_LINKS))
          .toList();
    }
  }
}
