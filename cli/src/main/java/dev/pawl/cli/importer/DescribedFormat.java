package dev.pawl.cli.importer;

import java.util.List;

/**
 * A format that uses the comments before an element as its description if the element has no
 * description. This format is used for enums, because an enum cannot keep comments.
 *
 * @param format the format that reads the machine
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
