package dev.pawl.diagrams.export;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MermaidTextTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '\u00A6',
      quoteCharacter = '\u00A4',
      textBlock =
          """
          HALF_OPEN ¦ HALF_OPEN
          retry (within max_retries) ¦ retry (within max_retries)
          unclaim / force-reassign ¦ unclaim / force-reassign
          été 中文 ¦ été 中文
          a;b ¦ a#59;b
          a::b ¦ a#58;#58;b
          #35; ¦ #35;35#59;
          &lt; ¦ #38;lt#59;
          "x" ¦ #34;x#34;
          a --> b ¦ a #45;#45;#62; b
          a--b ¦ a#45;#45;b
          a---b ¦ a#45;#45;#45;b
          __x__ ¦ #95;#95;x#95;#95;
          _x ¦ #95;x
          x_ ¦ x#95;
          - x ¦ #45; x
          + x ¦ #43; x
          1. x ¦ 1#46; x
          12) x ¦ 12#41; x
          = ¦ #61;
          direction LR ¦ #100;irection LR
          go Direction TB ¦ go #68;irection TB
          %%{init}%% ¦ #37;#37;#123;init#125;#37;#37;
          """)
  void specialCharactersBecomeReferences(String text, String expected) {
    assertEquals(expected, MermaidText.label(text));
  }

  @ParameterizedTest
  @CsvSource({
    "'a\nb', a<br/>b",
    "'a\r\n\r\n- b', a<br/>#45; b",
    "'  a  ', a",
    "'', #8203;",
    "' \n ', #8203;",
    "'\u202Ex', #8238;x",
    "'\0', #92;u0000",
    "'\uD83Dx', #92;uD83Dx",
    "'\uD83D\uDE00', #128512;",
    "'\uFB02\u00B0', \uFB02#8203;#176;",
  })
  void invisibleCharactersBecomeReferences(String text, String expected) {
    assertEquals(expected, MermaidText.label(text));
  }

  @ParameterizedTest
  @CsvSource({"'a\nb', a b", "'', #8203;"})
  void lineBreaksBecomeBlanksInLine(String text, String expected) {
    assertEquals(expected, MermaidText.line(text));
  }
}
