package dev.pawl.cli.raster;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Element;

/**
 * The rules of a style sheet that apply without user settings. Supports selectors of tags, classes,
 * descendants and children. At-rules and rules with pseudo-classes are ignored.
 */
final class StyleRules {

  private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
  private static final Pattern PART = Pattern.compile("\\.([\\w-]+)|([a-zA-Z]\\w*)");

  /**
   * A selector.
   *
   * @param parts the compound selectors, from the outermost to the element
   * @param child for each part, whether the previous part must match its parent
   * @param weight the specificity
   */
  private record Selector(List<String> parts, List<Boolean> child, int weight) {}

  private record Rule(Selector selector, Map<String, String> declared) {}

  private final List<Rule> rules = new ArrayList<>();

  /** Parses a style sheet. */
  static StyleRules of(String css) {
    StyleRules sheet = new StyleRules();
    String text = COMMENT.matcher(css).replaceAll(" ");
    int at = 0;
    while (at < text.length()) {
      int open = text.indexOf('{', at);
      if (open < 0) {
        break;
      }
      String head = text.substring(at, open).strip();
      int close = closing(text, open);
      if (!head.startsWith("@")) {
        sheet.add(head, text.substring(open + 1, close));
      }
      at = close + 1;
    }
    sheet.rules.sort(Comparator.comparingInt(rule -> rule.selector().weight()));
    return sheet;
  }

  private static int closing(String text, int open) {
    int depth = 0;
    for (int i = open; i < text.length(); i++) {
      depth += text.charAt(i) == '{' ? 1 : text.charAt(i) == '}' ? -1 : 0;
      if (depth == 0) {
        return i;
      }
    }
    return text.length();
  }

  private void add(String selectors, String body) {
    Map<String, String> declared = new LinkedHashMap<>();
    for (String declaration : body.split(";")) {
      int colon = declaration.indexOf(':');
      if (colon > 0) {
        declared.put(
            declaration.substring(0, colon).strip(), declaration.substring(colon + 1).strip());
      }
    }
    for (String selector : selectors.split(",")) {
      if (!selector.contains(":")) {
        rules.add(new Rule(selector(selector.strip()), declared));
      }
    }
  }

  private static Selector selector(String text) {
    List<String> parts = new ArrayList<>();
    List<Boolean> child = new ArrayList<>();
    int weight = 0;
    boolean parent = false;
    for (String word : text.split("\\s+")) {
      if (word.equals(">")) {
        parent = true;
        continue;
      }
      parts.add(word);
      child.add(parent);
      parent = false;
      weight += 100 * (word.length() - word.replace(".", "").length());
      weight += word.startsWith(".") ? 0 : 1;
    }
    return new Selector(parts, child, weight);
  }

  /** Returns the declarations for an element. Declarations that override others come last. */
  Map<String, String> of(Element element) {
    Map<String, String> all = new LinkedHashMap<>();
    for (Rule rule : rules) {
      if (matches(rule.selector(), rule.selector().parts().size() - 1, element)) {
        all.putAll(rule.declared());
      }
    }
    return all;
  }

  private static boolean matches(Selector selector, int part, Element element) {
    if (!matches(selector.parts().get(part), element)) {
      return false;
    }
    if (part == 0) {
      return true;
    }
    boolean child = selector.child().get(part);
    Element up = parent(element);
    while (up != null) {
      if (matches(selector, part - 1, up)) {
        return true;
      }
      up = child ? null : parent(up);
    }
    return false;
  }

  private static @Nullable Element parent(Element element) {
    return element.getParentNode() instanceof Element parent ? parent : null;
  }

  private static boolean matches(String compound, Element element) {
    List<String> classes = List.of(element.getAttribute("class").split("\\s+"));
    Matcher parts = PART.matcher(compound);
    while (parts.find()) {
      boolean fits =
          parts.group(1) == null
              ? parts.group(2).equals(element.getTagName())
              : classes.contains(parts.group(1));
      if (!fits) {
        return false;
      }
    }
    return true;
  }
}
