package dev.pawl.cli.importer.diagram;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A decoder of texts in Mermaid: line breaks, entities such as {@code #59;}, and HTML tags. */
enum MermaidLabels implements LabelText {
  INSTANCE;

  private static final Pattern BREAK = Pattern.compile("<br\\s*/?>|\\\\n|\n");
  private static final Pattern REFERENCE = Pattern.compile("[#&]#?(\\d{1,7}|[a-zA-Z]{2,8});");
  private static final Pattern TAG = Pattern.compile("</?[a-zA-Z][^<>]*>");
  private static final Map<String, String> NAMED =
      Map.of(
          "quot", "\"", "amp", "&", "lt", "<", "gt", ">", "apos", "'", "nbsp", " ", "colon", ":",
          "semi", ";", "num", "#");
  private static final int ZERO_WIDTH_SPACE = 0x200B;

  @Override
  public List<String> lines(String spelled) {
    return List.of(BREAK.split(spelled, -1));
  }

  @Override
  public String plain(String spelled) {
    String untagged = TAG.matcher(spelled).replaceAll("");
    return REFERENCE
        .matcher(untagged)
        .replaceAll(r -> Matcher.quoteReplacement(character(r.group(), r.group(1))));
  }

  private static String character(String reference, String name) {
    if (!Character.isDigit(name.charAt(0))) {
      return NAMED.getOrDefault(name, reference);
    }
    int point = Integer.parseInt(name);
    if (point == ZERO_WIDTH_SPACE) {
      return "";
    }
    return Character.isValidCodePoint(point) ? Character.toString(point) : reference;
  }
}
