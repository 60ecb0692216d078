package dev.pawl.cli.preview;

import dev.pawl.cli.playground.Playground;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The last pages of typed machines, which are kept until browsers fetch them. Thread-safe. */
final class TriedPages {

  private static final int MAX_PAGES = 32;

  private final Map<Long, String> pages =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, String> eldest) {
          return size() > MAX_PAGES;
        }
      };

  private long tries;

  /** Returns the page with a number; empty if the page is no longer kept. */
  synchronized Optional<String> page(long number) {
    return Optional.ofNullable(pages.get(number));
  }

  /**
   * Reads, checks and draws a machine, and keeps its page.
   *
   * @return the JSON object of {@link Playground#attempt}, with the address of the page in place of
   *     the page
   */
  Map<String, Object> attempt(String text) {
    Map<String, Object> json = Playground.attempt(text);
    String page = (String) json.get("page");
    if (page != null && !page.isEmpty()) {
      json.put("page", "tried?number=" + add(page));
    }
    return json;
  }

  private synchronized long add(String page) {
    pages.put(++tries, page);
    return tries;
  }
}
