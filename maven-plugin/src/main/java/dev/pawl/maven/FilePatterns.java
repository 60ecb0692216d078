package dev.pawl.maven;

import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.List;

/**
 * The patterns of included and excluded files, in the syntax of Maven. In this syntax, {@code
 * **}{@code /} matches any number of folders, including none.
 */
final class FilePatterns {

  private final List<PathMatcher> includes;
  private final List<PathMatcher> excludes;

  FilePatterns(List<String> includes, List<String> excludes) {
    this.includes = matchers(includes);
    this.excludes = matchers(excludes);
  }

  /**
   * Returns whether the patterns include a path and do not exclude it. The path must be relative to
   * the searched folder.
   */
  boolean accept(Path relative) {
    return any(includes, relative) && !any(excludes, relative);
  }

  private static boolean any(List<PathMatcher> matchers, Path relative) {
    return matchers.stream().anyMatch(matcher -> matcher.matches(relative));
  }

  private static List<PathMatcher> matchers(List<String> patterns) {
    List<PathMatcher> matchers = new ArrayList<>();
    for (String pattern : patterns) {
      String rest = pattern.replace('\\', '/');
      matchers.add(matcher(rest));
      while (rest.startsWith("**/")) {
        rest = rest.substring("**/".length());
        matchers.add(matcher(rest));
      }
    }
    return matchers;
  }

  private static PathMatcher matcher(String glob) {
    return FileSystems.getDefault().getPathMatcher("glob:" + glob);
  }
}
