package dev.pawl.cli.importer.diagram;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The search for code blocks in Markdown documents. */
final class MarkdownFence {

  private static final Pattern FENCE = Pattern.compile("\\s*(```+|~~~+)\\s*\\{?\\.?([\\w-]*).*");

  private MarkdownFence() {}

  /**
   * Returns the text of the first code block that meets a condition. Empty lines replace the
   * document before the block, so that line numbers stay the same.
   *
   * @param language the start of the block's language, in lower case
   */
  static Optional<String> first(String document, String language, Predicate<String> condition) {
    List<String> lines = document.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      Matcher fence = FENCE.matcher(lines.get(i));
      if (fence.matches()) {
        int end = end(lines, i, fence.group(1));
        String block = String.join("\n", lines.subList(i + 1, end));
        if (fence.group(2).toLowerCase(Locale.ROOT).startsWith(language) && condition.test(block)) {
          List<String> all = new ArrayList<>(Collections.nCopies(i + 1, ""));
          all.add(block);
          return Optional.of(String.join("\n", all));
        }
        i = end;
      }
    }
    return Optional.empty();
  }

  private static int end(List<String> lines, int start, String fence) {
    int end = start + 1;
    while (end < lines.size() && !lines.get(end).strip().equals(fence)) {
      end++;
    }
    return end;
  }
}
