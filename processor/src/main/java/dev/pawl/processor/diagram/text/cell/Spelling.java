package dev.pawl.processor.diagram.text.cell;

import dev.pawl.processor.diagram.scene.Scene;
import java.util.List;

/** Text with nothing but ASCII. */
public final class Spelling {

  private Spelling() {}

  /** The scene with every other character spelled as Java would. */
  public static Scene sevenBit(Scene scene) {
    return new Scene(
        sevenBit(scene.title()),
        sevenBit(scene.description()),
        scene.figures().stream()
            .map(
                f ->
                    new Scene.Figure(
                        sevenBit(f.name()),
                        sevenBit(f.text()),
                        f.kind(),
                        f.parent(),
                        f.initial(),
                        f.isFinal(),
                        f.external(),
                        sevenBit(f.description())))
            .toList(),
        scene.arrows().stream()
            .map(a -> new Scene.Arrow(a.from(), a.to(), sevenBit(a.labels())))
            .toList(),
        scene.notes().stream()
            .map(
                n ->
                    new Scene.Note(
                        sevenBit(n.source()), sevenBit(n.labels()), sevenBit(n.target())))
            .toList());
  }

  private static List<String> sevenBit(List<String> texts) {
    return texts.stream().map(Spelling::sevenBit).toList();
  }

  public static String sevenBit(String text) {
    if (isSevenBit(text)) {
      return text;
    }
    StringBuilder out = new StringBuilder();
    for (char unit : text.toCharArray()) {
      if (unit >= ' ' && unit <= '~') {
        out.append(unit);
      } else {
        out.append(String.format("\\u%04X", (int) unit));
      }
    }
    return out.toString();
  }

  /** Whether all that is drawn of a scene, or written below it, has only what ASCII can print. */
  public static boolean isSevenBit(Scene scene) {
    boolean plain = true;
    for (Scene.Figure figure : scene.figures()) {
      plain &= isSevenBit(figure.name()) && isSevenBit(figure.text());
    }
    for (Scene.Arrow arrow : scene.arrows()) {
      plain &= isSevenBit(String.join("", arrow.labels()));
    }
    for (Scene.Note note : scene.notes()) {
      plain &= isSevenBit(note.source() + note.target() + String.join("", note.labels()));
    }
    return plain;
  }

  private static boolean isSevenBit(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < ' ' || text.charAt(i) > '~') {
        return false;
      }
    }
    return true;
  }
}
