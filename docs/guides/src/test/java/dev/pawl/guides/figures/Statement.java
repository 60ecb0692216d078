package dev.pawl.guides.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A paragraph or a table of a document, with the comments inside and directly below it.
 *
 * @param text the visible text, without code
 * @param claims the claims about figures
 * @param mistakes the comments that cannot be parsed
 */
record Statement(String text, List<Claim> claims, List<String> mistakes) {

  private static final Pattern QUANTITY =
      Pattern.compile(
          "(?<number>\\d[\\d,]*(?:\\.\\d+)?)(?:(?: |\\u00a0)?(?:ns|µs|ms|kB|B)\\b"
              + "| ×(?! ?\\d)| times (?:as|faster|slower))");
  private static final Pattern BYTES = Pattern.compile("(?<number>\\d[\\d,]*) bytes");
  private static final Pattern MEMORY = Pattern.compile("(?i)alloc|memory|instance");
  private static final Pattern WORD = Pattern.compile("(?i)\\b(?:faster|slower|quicker) than\\b");
  private static final Pattern NOTHING = Pattern.compile("(?i)\\b(?:nothing|none|no)\\b");

  /** Returns all statements of a document. */
  static List<Statement> of(String document) {
    List<Statement> statements = new ArrayList<>();
    String prose = document.replaceAll("(?sm)^ *(```+|~~~+)[^\n]*\n.*?^ *\\1 *$", "");
    for (String block : prose.split("\n[ \t]*\n")) {
      statements.add(ofBlock(block));
    }
    return statements;
  }

  private static Statement ofBlock(String block) {
    List<Claim> claims = new ArrayList<>();
    List<String> mistakes = new ArrayList<>();
    Matcher marker = Claim.MARKER.matcher(block);
    while (marker.find()) {
      String said = marker.group("claim");
      Optional<Claim> claim = Claim.of(said);
      claim.ifPresent(claims::add);
      if (claim.isEmpty()) {
        mistakes.add("cannot be read: " + said);
      }
    }
    Matcher group = Claim.GROUP.matcher(block);
    while (group.find()) {
      List<Claim> named = Claim.ofGroup(group.group("name"));
      claims.addAll(named);
      if (named.isEmpty()) {
        mistakes.add("no such group: " + group.group("name"));
      }
    }
    String text = block.replaceAll("(?s)<!--.*?-->", "").replaceAll("`[^`\n]*`", "``");
    // pictures contain figures, too, but are generated from recorded figures
    return new Statement(text.replaceAll("!\\[[^\\]]*\\]\\([^)]*\\)", ""), claims, mistakes);
  }

  /**
   * Returns the figures that no comment names, and the comments whose figures are not in the text.
   */
  List<String> unbacked() {
    List<String> unbacked = new ArrayList<>(mistakes);
    List<String> backed = claims.stream().flatMap(claim -> claim.numbers().stream()).toList();
    for (String sentence : text.split("(?<=[.:;]) |\\|")) {
      Matcher quantity = QUANTITY.matcher(sentence);
      while (quantity.find()) {
        unless(backed.contains(quantity.group("number")), quantity.group(), unbacked);
      }
      Matcher bytes = BYTES.matcher(sentence);
      while (bytes.find() && MEMORY.matcher(sentence).find()) {
        unless(backed.contains(bytes.group("number")), bytes.group(), unbacked);
      }
      Matcher word = WORD.matcher(sentence);
      if (word.find()) {
        unless(!claims.isEmpty(), word.group(), unbacked);
      }
    }
    for (String number : backed) {
      boolean told =
          Pattern.compile("(?<![\\d,.])" + Pattern.quote(number) + "(?![\\d]|[,.]\\d)")
              .matcher(text)
              .find();
      if (!told && !(number.equals("0") && NOTHING.matcher(text).find())) {
        unbacked.add("not in the text: " + number);
      }
    }
    return unbacked;
  }

  private static void unless(boolean backed, String figure, List<String> unbacked) {
    if (!backed) {
      unbacked.add("no comment below says which figure it is: " + figure);
    }
  }
}
