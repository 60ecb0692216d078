package dev.pawl.cli.importer;

import dev.pawl.cli.importer.YamlNode.Field;
import dev.pawl.cli.importer.YamlNode.Fields;
import dev.pawl.cli.importer.YamlNode.Item;
import dev.pawl.cli.importer.YamlNode.Items;
import dev.pawl.cli.importer.YamlNode.Text;
import dev.pawl.cli.importer.YamlNode.True;
import dev.pawl.language.model.name.VisibleText;
import java.util.List;
import java.util.stream.Collectors;

/** A printer of YAML. Short maps and lists are printed on one line. */
final class YamlPrinter {

  private static final int WIDTH = 100;
  private static final int MAX_LEAVES = 4;
  private static final int MAX_DEPTH = 3;

  private final StringBuilder out = new StringBuilder();

  private YamlPrinter() {}

  /** Returns a document. The outermost map of a document is never on one line. */
  static String print(List<String> comments, Fields document) {
    YamlPrinter printer = new YamlPrinter();
    printer.printComments(comments, 0);
    printer.printBlock(document, 0);
    return printer.out.toString();
  }

  private void printBlock(Fields fields, int indent) {
    for (Field field : fields.fields()) {
      printComments(field.comments(), indent);
      String key = " ".repeat(indent) + YamlText.of(field.key()) + ":";
      out.append(key);
      if (indent == 0 && field.value() instanceof Fields inner && !inner.fields().isEmpty()) {
        out.append('\n');
        printBlock(inner, 2);
      } else {
        printValue(field.value(), key.length(), indent);
      }
    }
  }

  /**
   * Prints a value after its key or after the dash of its list item.
   *
   * @param column the number of characters on the line before the value
   * @param indent the indentation of the key or dash
   */
  private void printValue(YamlNode node, int column, int indent) {
    if (node instanceof Text text && YamlText.isBlock(text.text())) {
      out.append(" |-\n");
      text.text()
          .lines()
          .forEach(
              l -> out.append(l.isEmpty() ? "" : " ".repeat(indent + 2)).append(l).append('\n'));
    } else if (node instanceof Text || node instanceof True || fits(node, column)) {
      out.append(' ').append(flow(node)).append('\n');
    } else if (node instanceof Fields fields) {
      out.append('\n');
      printBlock(fields, indent + 2);
    } else if (node instanceof Items items) {
      out.append('\n');
      items.items().forEach(i -> printItem(i, indent + 2));
    }
  }

  private void printItem(Item item, int indent) {
    printComments(item.comments(), indent);
    String dash = " ".repeat(indent) + "-";
    if (item.value() instanceof Fields fields && !fits(fields, dash.length())) {
      int start = out.length();
      printBlock(fields, indent + 2);
      // the first key is on the line of the dash
      out.replace(start + indent, start + indent + 2, "- ");
    } else {
      out.append(dash);
      printValue(item.value(), dash.length(), indent);
    }
  }

  private void printComments(List<String> comments, int indent) {
    for (String comment : comments) {
      comment
          .lines()
          .map(l -> VisibleText.of(l.replace('\t', ' ')).stripTrailing())
          .forEach(
              l ->
                  out.append(" ".repeat(indent)).append(l.isEmpty() ? "#" : "# " + l).append('\n'));
    }
  }

  private static boolean fits(YamlNode node, int column) {
    return !hasComments(node)
        && depth(node) <= MAX_DEPTH
        && (isTexts(node) || leaves(node) <= MAX_LEAVES)
        && column + 1 + flow(node).length() <= WIDTH;
  }

  private static boolean isTexts(YamlNode node) {
    return node instanceof Items items
        && items.items().stream().allMatch(i -> i.value() instanceof Text);
  }

  private static boolean hasComments(YamlNode node) {
    if (node instanceof Items items) {
      return items.items().stream()
          .anyMatch(i -> !i.comments().isEmpty() || hasComments(i.value()));
    }
    return node instanceof Fields fields
        && fields.fields().stream()
            .anyMatch(f -> !f.comments().isEmpty() || hasComments(f.value()));
  }

  private static int leaves(YamlNode node) {
    if (node instanceof Items items) {
      return items.items().stream().mapToInt(i -> leaves(i.value())).sum();
    } else if (node instanceof Fields fields) {
      return fields.fields().stream().mapToInt(f -> leaves(f.value())).sum();
    }
    return 1;
  }

  private static int depth(YamlNode node) {
    if (node instanceof Items items) {
      return items.items().stream().mapToInt(i -> depth(i.value())).max().orElse(0);
    } else if (node instanceof Fields fields) {
      return 1 + fields.fields().stream().mapToInt(f -> depth(f.value())).max().orElse(0);
    }
    return 0;
  }

  private static String flow(YamlNode node) {
    if (node instanceof Text text) {
      return YamlText.of(text.text());
    } else if (node instanceof Items items) {
      return items.items().stream()
          .map(i -> flow(i.value()))
          .collect(Collectors.joining(", ", "[", "]"));
    } else if (node instanceof Fields fields) {
      return fields.fields().isEmpty()
          ? "{}"
          : fields.fields().stream()
              .map(f -> YamlText.of(f.key()) + ": " + flow(f.value()))
              .collect(Collectors.joining(", ", "{ ", " }"));
    }
    return "true";
  }
}
