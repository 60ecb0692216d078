package dev.pawl.language.check;

import dev.pawl.language.model.name.Words;
import dev.pawl.language.problem.Nearest;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The spelling of a name. Spellings are compared to distinguish a misspelled name from an
 * intentionally different name. A typing error changes one or two letters of a long word, and
 * rarely the first letter. A name with another word, prefix or number is assumed to be different on
 * purpose.
 *
 * @param words the words of the name in lower case
 * @param length the total number of letters in the words
 */
record Spelling(String name, List<String> words, int length) {

  /** The minimum length of a name in which two letters may be wrong. */
  private static final int LONG_NAME = 8;

  /**
   * The minimum length of a word in which a letter may be wrong. Shorter words such as {@code on}
   * and {@code off} are too similar.
   */
  private static final int SHORTEST_WORD = 4;

  /**
   * The minimum length of a word in which two letters may be swapped. A swap is a stronger sign of
   * an error than a wrong letter.
   */
  private static final int SHORTEST_SWAPPED = 3;

  /** The minimum length of a word in which two letters may be wrong. */
  private static final int LONG_WORD = 6;

  /**
   * The maximum length of a compared name, because the time of a comparison grows with the square
   * of the length.
   */
  private static final int MAX_LENGTH = 100;

  private static final List<String> ENDINGS = List.of("", "s", "d", "r", "es", "ed", "er", "ing");

  static Spelling of(String name) {
    List<String> words = Words.of(name).lowerCase();
    return new Spelling(name, words, words.stream().mapToInt(String::length).sum());
  }

  /**
   * Returns a key that is equal for a name and its misspellings: the first letters of the words,
   * and all digits. Only names with equal keys need to be compared.
   */
  String shape() {
    StringBuilder shape = new StringBuilder();
    for (String word : words) {
      shape.appendCodePoint(word.codePointAt(0)).append(' ');
    }
    name.codePoints().filter(Character::isDigit).forEach(shape::appendCodePoint);
    return shape.toString();
  }

  /** Returns whether this name is probably a misspelling of another name. */
  boolean looksLike(Spelling other) {
    int shorter = Math.min(length, other.length);
    if (words.size() != other.words.size() || shorter > MAX_LENGTH) {
      return false;
    }
    int left = shorter >= LONG_NAME ? 2 : 1;
    for (int i = 0; i < words.size() && left >= 0; i++) {
      String here = words.get(i);
      String there = other.words.get(i);
      if (!here.equals(there)) {
        left -= mistyped(here, there, left);
      }
    }
    return left >= 0;
  }

  /**
   * Returns the number of wrong letters in a word, or {@code most + 1} if the words are too
   * different.
   */
  private static int mistyped(String here, String there, int most) {
    int shorter = Math.min(here.length(), there.length());
    if (shorter < SHORTEST_WORD
        && shorter >= SHORTEST_SWAPPED
        && !(isCommon(here) && isCommon(there))
        && isSwapped(here, there)) {
      return 1;
    }
    if (shorter < SHORTEST_WORD
        || Math.abs(here.length() - there.length()) > most
        || (isCommon(here) && isCommon(there))) {
      return most + 1;
    }
    int distance = Nearest.distance(here, there);
    return distance > 1 && shorter < LONG_WORD ? most + 1 : distance;
  }

  /** Returns whether two words differ in two neighboring letters that are swapped. */
  private static boolean isSwapped(String here, String there) {
    return here.length() == there.length()
        && here.chars().sorted().boxed().toList().equals(there.chars().sorted().boxed().toList())
        && Nearest.distance(here, there) == 1;
  }

  /** Returns whether a word is a common word, possibly with an ending as in {@code stopped}. */
  private static boolean isCommon(String word) {
    return ENDINGS.stream()
        .filter(word::endsWith)
        .map(ending -> word.substring(0, word.length() - ending.length()))
        .anyMatch(
            stem -> isStem(stem) || (word.endsWith("ing") && Common.WORDS.contains(stem + "e")));
  }

  /** Returns whether a stem is a common word, or a common word with a doubled last letter. */
  private static boolean isStem(String stem) {
    int last = stem.length() - 1;
    boolean doubled = last > 1 && stem.charAt(last) == stem.charAt(last - 1);
    return Common.WORDS.contains(stem)
        || (doubled && Common.WORDS.contains(stem.substring(0, last)));
  }

  /**
   * A holder of the common words. The words are in a class of their own, so that they are loaded
   * only when names are compared.
   */
  private static final class Common {

    /** Words that are common in event names and resemble each other. */
    private static final Set<String> WORDS =
        Stream.of(
                "abort accept access adapt adopt advance advice agree alert allow alter answer apply"
                    + " approve arrive ask assert assess assign attach back bail bake base bind block"
                    + " book boot bound break build bump burst call cancel cease change charge chat"
                    + " check choose claim clean clear click clock close code collect commit compare"
                    + " compile complete compute confirm conform connect contact contract convert copy"
                    + " correct count cover crash create cross data date deal debit decide decline"
                    + " define delay delete deliver deny deploy detach detect direct dirty dispatch"
                    + " done down draft drain draw drop edit elect eject emit empty enter entry erase"
                    + " error even event exact exit expect expire export extend extract fade fail fall"
                    + " fault fetch file fill find finish fire first fix flag flip flush focus fold"
                    + " force form found free freeze front full gain give grant group grow halt hand"
                    + " handle hang held help hide hint hire hold host idle import inform inject input"
                    + " insert invite item join jump keep kick kill land large last late lead leak"
                    + " learn leave left lend less level lift light limit line link list listen live"
                    + " load loan local lock long look loop lose loss lost make mark mask match merge"
                    + " mine miss mode more mount move mute name near need next none note notice"
                    + " notify obtain offer online only open order other outdate over pack page paid"
                    + " paint pair park part pass past paste patch pause pay peek pick ping place plan"
                    + " play poll pong pool port post prepare present press prevent print probe"
                    + " produce propose protect provide prune pull pump push queue quit quote raise"
                    + " range rank rate reach react read ready receive record recover refer refuse"
                    + " refund refute reject relay release relate remind remit remove rename render"
                    + " rent repair repeat replay reply report request resend reserve reset resign"
                    + " resolve respond rest restart restore result resume retire retry return reveal"
                    + " reverse revert review revise revive revoke rewind right ring rise role roll"
                    + " rotate round route rule same sample save scale scan score seal search seat"
                    + " select sell send sense sent serve session settle shape share shift ship shop"
                    + " short show shut side sign silent size skip sleep slide slot slow small snap"
                    + " sold solve some sort space spare spawn speak spend spent split stack staff"
                    + " stage stale stall stamp stand start state stay step stick still stop store"
                    + " stuff style submit succeed success suspend swap sweep switch sync take tale"
                    + " talk task tear tell test text thaw throw tick tilt time tire token tool touch"
                    + " trace track trade train transfer transform trap travel trim trip true trust"
                    + " tune turn type undo unit unlock update upgrade upload user validate value"
                    + " verify view visit void vote wait wake walk want warm warn wash watch wear week"
                    + " well wide will wind wipe word work wrap write")
            .flatMap(line -> Stream.of(line.split(" ")))
            .collect(Collectors.toUnmodifiableSet());
  }
}
