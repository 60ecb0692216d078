package dev.pawl.cli.importer;

import java.util.List;

/**
 * A format that reads the comments before an element as the element's description, if the element
 * has no other. {@code DescribedFormat} is used when enums are written, because enums cannot keep
 * comments.
 *
 * @param format the format whose result is completed
 */
public record DescribedFormat(ImportFormat format) implements ImportFormat {

  @Override
  public String name() {
    return format.name();
  }

  @Override
  public boolean recognizes(SourceText source) {
    return format.recognizes(source);
  }

  @Override
  public ImportedMachine read(SourceText source) throws ImportError {
    ImportedMachine machine = format.read(source);
    ImportedState root = machine.root();
    root.setDescription(description(root.description(), machine.comments()));
    root.forEach(
        state -> {
          state.setDescription(description(state.description(), state.comments()));
          state
              .transitions()
              .forEach(t -> t.setDescription(description(t.description(), t.comments())));
        });
    return machine;
  }

  private static String description(String description, List<String> comments) {
    return description.isEmpty() ? String.join("\n", comments) : description;
  }
}
