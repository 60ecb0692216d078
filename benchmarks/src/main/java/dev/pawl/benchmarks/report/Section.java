package dev.pawl.benchmarks.report;

import dev.pawl.benchmarks.figure.Recorded;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * A part of the measuring as a section of the page.
 *
 * @param part its name
 * @param title its heading
 * @param yardstick how the name begins of whom all are divided by; empty where nobody is
 */
record Section(String part, String title, String yardstick) {

  private static final List<Section> KNOWN =
      List.of(
          new Section("walk", "One step", "enum switch by hand"),
          new Section("budget", "What steps cost beside one another", ""),
          new Section("memory", "Memory", "Pawl"),
          new Section("start", "Start", "Pawl"),
          new Section("scale", "Scale", "enum switch by hand"),
          new Section("compile", "Compile time", "Immutables"),
          new Section("store", "Stores", "plain JDBC"));

  /** All sections, also of parts that nobody has measured; parts that are not known come last. */
  static List<Section> of(List<Recorded> recorded) {
    TreeSet<String> parts = new TreeSet<>();
    recorded.forEach(version -> parts.addAll(version.parts().keySet()));
    List<Section> sections = new ArrayList<>();
    for (Section section : KNOWN) {
      sections.add(section);
      parts.remove(section.part());
    }
    parts.forEach(part -> sections.add(new Section(part, part, "Pawl")));
    return sections;
  }
}
