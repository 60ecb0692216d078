package dev.pawl.cli.importer.diagram;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A decoder of texts in PlantUML: line breaks, escapes such as {@code <U+0024>}, and markup. */
enum PlantUmlLabels implements LabelText {
  INSTANCE;

  private static final Pattern BREAK = Pattern.compile("\\\\[nlr]|<br\\s*/?>|\n|%newline\\(\\)");
  private static final Pattern REFERENCE =
      Pattern.compile("<[Uu]\\+([0-9A-Fa-f]{4,6})>|&#(\\d{1,7});");
  private static final Pattern TAG = Pattern.compile("</?(?!<)[a-zA-Z][^<>]*>");
  private static final Pattern LINK = Pattern.compile("\\[\\[\\S+?(?:\\s+([^\\]]*))?\\]\\]");
  private static final Pattern EMPHASIS =
      Pattern.compile("(\\*\\*|//|__|\"\"|~~)(\\S|\\S.*?\\S)\\1");
  private static final int ZERO_WIDTH_SPACE = 0x200B;

  @Override
  public List<String> lines(String spelled) {
    return List.of(BREAK.split(spelled, -1));
  }

  @Override
  public String plain(String spelled) {
    String unlinked = LINK.matcher(spelled).replaceAll(r -> quoted(r.group(1)));
    String bare = EMPHASIS.matcher(unlinked).replaceAll(r -> quoted(r.group(2)));
    StringBuilder out = new StringBuilder();
    Matcher reference = REFERENCE.matcher(bare);
    int end = 0;
    while (reference.find()) {
      out.append(untagged(bare.substring(end, reference.start()))).append(character(reference));
      end = reference.end();
    }
    return out.append(untagged(bare.substring(end))).toString();
  }

  private static String quoted(@Nullable String text) {
    return text == null ? "" : Matcher.quoteReplacement(text);
  }

  private static String untagged(String text) {
    return TAG.matcher(text).replaceAll("");
  }

  private static String character(MatchResult reference) {
    String hex = reference.group(1);
    int point = hex == null ? Integer.parseInt(reference.group(2)) : Integer.parseInt(hex, 16);
    if (point == ZERO_WIDTH_SPACE) {
      return "";
    }
    return Character.isValidCodePoint(point) ? Character.toString(point) : reference.group();
  }
}
