package dev.pawl.processor.generate.code;

import static java.util.Objects.requireNonNull;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/**
 * Writes a method that consists of a switch over numbers. If the method would be too long for the
 * JIT compiler, several methods are written, each for a range of numbers.
 */
public final class NumberSwitch {

  /**
   * The maximum number of cases of a method. With 50 bytes of bytecode per case, a method stays
   * well below the 8,000 bytes that the JIT compiler accepts.
   */
  public static final int MAX_CASES = 100;

  /** The maximum length of a line with a case and a comment, in characters. */
  private static final int MAX_LINE_LENGTH = 79;

  /** The maximum number of labels of a case in one line. */
  private static final int MAX_LABELS_OF_LINE = 20;

  private final MethodSpec.Builder method;
  private final String variable;
  private final CodeBlock defaultCase;
  private final Map<Integer, CodeBlock> cases = new LinkedHashMap<>();
  private final Map<Integer, String> comments = new LinkedHashMap<>();

  /**
   * Creates a switch.
   *
   * @param method the method, without body
   * @param variable the expression over which the method switches; contains only parameters of the
   *     method
   * @param defaultCase the default case: an expression, or a statement if the method returns
   *     nothing
   */
  public NumberSwitch(MethodSpec.Builder method, String variable, CodeBlock defaultCase) {
    this.method = method;
    this.variable = variable;
    this.defaultCase = defaultCase;
  }

  /** Adds a case without a comment; see {@link #add(int, CodeBlock, String)}. */
  public NumberSwitch add(int number, CodeBlock body) {
    return add(number, body, "");
  }

  /**
   * Adds a case.
   *
   * @param body an expression, or statements without the last semicolon
   * @param comment a comment at the end of the line
   */
  public NumberSwitch add(int number, CodeBlock body, String comment) {
    cases.put(number, body);
    comments.put(number, comment);
    return this;
  }

  /** Adds the method, and the methods into which it is split, to a type. */
  public void addTo(TypeSpec.Builder type) {
    MethodSpec head = method.build();
    List<Integer> numbers = new ArrayList<>(cases.keySet());
    if (numbers.size() <= MAX_CASES) {
      type.addMethod(head.toBuilder().addCode(body(head, numbers)).build());
      return;
    }
    CodeBlock arguments = ApiTypes.arguments(head.parameters());
    CodeBlock.Builder ranges = CodeBlock.builder();
    int highest = numbers.stream().mapToInt(Integer::intValue).max().orElse(0);
    List<MethodSpec> parts = new ArrayList<>();
    for (int range = 0; range * MAX_CASES <= highest; range++) {
      int low = range * MAX_CASES;
      List<Integer> inRange =
          numbers.stream().filter(n -> n >= low && n < low + MAX_CASES).toList();
      if (!inRange.isEmpty()) {
        String name = head.name() + low;
        ranges.add("case $L -> $N($L);\n", range, name, arguments);
        parts.add(part(head, name, inRange));
      }
    }
    CodeBlock selector = CodeBlock.of("$L / $L", variable, MAX_CASES);
    CodeBlock switchCode = switchCode(head, selector, ranges.build());
    type.addMethod(head.toBuilder().addCode(switchCode).build());
    type.addMethods(parts);
  }

  private MethodSpec part(MethodSpec head, String name, List<Integer> numbers) {
    MethodSpec.Builder part =
        MethodSpec.methodBuilder(name)
            .addModifiers(Modifier.PRIVATE)
            .addTypeVariables(head.typeVariables())
            .returns(head.returnType());
    if (head.modifiers().contains(Modifier.STATIC)) {
      part.addModifiers(Modifier.STATIC);
    }
    for (ParameterSpec parameter : head.parameters()) {
      part.addParameter(parameter);
    }
    return part.addCode(body(head, numbers)).build();
  }

  private CodeBlock body(MethodSpec head, List<Integer> numbers) {
    Map<String, List<Integer>> same = new LinkedHashMap<>();
    numbers.forEach(
        n ->
            same.computeIfAbsent(CodeText.of(requireNonNull(cases.get(n))), k -> new ArrayList<>())
                .add(n));
    CodeBlock.Builder code = CodeBlock.builder();
    same.forEach(
        (text, group) -> {
          String separator = group.size() > MAX_LABELS_OF_LINE ? ",$W" : ", ";
          CodeBlock labels =
              group.stream().map(n -> CodeBlock.of("$L", n)).collect(CodeBlock.joining(separator));
          String comment =
              String.join("; ", group.stream().map(comments::get).distinct().limit(4).toList());
          CodeBlock body = cases.get(group.get(0));
          String end = text.endsWith("}") ? "" : ";";
          boolean fitsOneLine =
              text.indexOf('\n') < 0
                  && labels.toString().length() + text.length() + comment.length()
                      < MAX_LINE_LENGTH;
          if (comment.isEmpty()) {
            code.add("case $L -> $L$L\n", labels, body, end);
          } else if (fitsOneLine) {
            code.add("case $L -> $L$L // $L\n", labels, body, end, comment);
          } else {
            code.add("// $L\ncase $L -> $L$L\n", comment, labels, body, end);
          }
        });
    return switchCode(head, CodeBlock.of("$L", variable), code.build());
  }

  private CodeBlock switchCode(MethodSpec head, CodeBlock selector, CodeBlock labels) {
    boolean statement = head.returnType().equals(TypeName.VOID);
    CodeBlock.Builder code = CodeBlock.builder();
    code.add(statement ? "switch ($L) {\n" : "return switch ($L) {\n", selector).indent();
    code.add(labels);
    code.add("default -> $L", defaultCase);
    return code.add(defaultCase.toString().endsWith("}") ? "\n" : ";\n")
        .unindent()
        .add(statement ? "}\n" : "};\n")
        .build();
  }
}
