package dev.pawl.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javax.lang.model.element.Modifier;

/** Generates the nested serializers and deserializers of a Jackson module. */
final class JacksonParts {

  /** The maximum nesting depth of values. The JSON reader of the runtime has the same limit. */
  private static final int MAX_DEPTH = 100;

  private static final TypeVariableName T = TypeVariableName.get("T");
  private static final ClassName FUNCTION = ClassName.get(Function.class);
  private static final ClassName STRING = ClassName.get(String.class);
  private static final TypeName ANY = WildcardTypeName.subtypeOf(Object.class);
  private static final TypeName ANY_CLASS =
      ParameterizedTypeName.get(ClassName.get(Class.class), ANY);

  private final JacksonVersion jackson;
  private final ClassName module;

  JacksonParts(JacksonVersion jackson, ClassName module) {
    this.jackson = jackson;
    this.module = module;
  }

  private TypeSpec.Builder part(String name) {
    return TypeSpec.classBuilder(module.nestedClass(name))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL);
  }

  private MethodSpec.Builder override(String name, TypeName returns) {
    return withIOException(
        MethodSpec.methodBuilder(name)
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .returns(returns));
  }

  private MethodSpec.Builder serialize(String name) {
    return override(name, TypeName.VOID)
        .addParameter(T, "value")
        .addParameter(jackson.core("JsonGenerator"), "out")
        .addParameter(jackson.provider(), "context");
  }

  private MethodSpec.Builder withIOException(MethodSpec.Builder method) {
    return jackson.checked() ? method.addException(IOException.class) : method;
  }

  private static void addFinalFields(TypeSpec.Builder type, Map<String, TypeName> fields) {
    MethodSpec.Builder constructor = MethodSpec.constructorBuilder();
    fields.forEach(
        (name, of) -> {
          type.addField(of, name, Modifier.PRIVATE, Modifier.FINAL);
          constructor.addParameter(of, name).addStatement("this.$N = $N", name, name);
        });
    type.addMethod(constructor.build());
  }

  private void addReaderFields(TypeSpec.Builder type, TypeName read) {
    Map<String, TypeName> fields = new LinkedHashMap<>();
    fields.put("type", ANY_CLASS);
    fields.put("subject", STRING);
    fields.put("factory", from(Conversion.PLAIN, read));
    addFinalFields(type, fields);
  }

  private TypeName from(TypeName type, TypeName to) {
    return ParameterizedTypeName.get(FUNCTION, type, to);
  }

  TypeSpec.Builder writer() {
    TypeSpec.Builder type =
        part("Writer")
            .addTypeVariable(T)
            .superclass(ParameterizedTypeName.get(jackson.serializer(), T))
            .addJavadoc("A serializer of states, events and instances.\n");
    addFinalFields(type, Map.of("plain", from(T, ANY)));
    type.addMethod(serialize("serialize").addStatement("write(plain.apply(value), out)").build());
    type.addMethod(
        serialize("serializeWithType")
            .addParameter(jackson.databind("jsontype", "TypeSerializer"), "type")
            .addStatement("serialize(value, out, context)")
            .build());
    MethodSpec.Builder write =
        withIOException(
            MethodSpec.methodBuilder("write")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .addParameter(Object.class, "plain")
                .addParameter(jackson.core("JsonGenerator"), "out"));
    write
        .beginControlFlow("if (plain == null)")
        .addStatement("out.writeNull()")
        .nextControlFlow("else if (plain instanceof $T flag)", Boolean.class)
        .addStatement("out.writeBoolean(flag)")
        .nextControlFlow("else if (plain instanceof $T real)", Double.class)
        .addStatement("out.writeNumber(real)")
        .nextControlFlow("else if (plain instanceof $T large)", BigInteger.class)
        .addStatement("out.writeNumber(large)")
        .nextControlFlow("else if (plain instanceof $T whole)", Number.class)
        .addStatement("out.writeNumber(whole.longValue())")
        .nextControlFlow("else if (plain instanceof $T items)", withWildcards(List.class))
        .addStatement("out.writeStartArray()")
        .beginControlFlow("for ($T item : items)", Object.class)
        .addStatement("write(item, out)")
        .endControlFlow()
        .addStatement("out.writeEndArray()")
        .nextControlFlow("else if (plain instanceof $T fields)", withWildcards(Map.class))
        .addStatement("out.writeStartObject()")
        .beginControlFlow("for ($T field : fields.entrySet())", withWildcards(Map.Entry.class))
        .addStatement("out.$L(($T) field.getKey())", jackson.writeName(), STRING)
        .addStatement("write(field.getValue(), out)")
        .endControlFlow()
        .addStatement("out.writeEndObject()")
        .nextControlFlow("else")
        .addStatement("out.writeString(($T) plain)", STRING)
        .endControlFlow();
    return type.addMethod(write.build());
  }

  private static TypeName withWildcards(Class<?> type) {
    TypeName[] arguments = new TypeName[type.getTypeParameters().length];
    java.util.Arrays.fill(arguments, ANY);
    return ParameterizedTypeName.get(ClassName.get(type), arguments);
  }

  TypeSpec.Builder reader() {
    TypeSpec.Builder type =
        part("Reader")
            .addTypeVariable(T)
            .superclass(ParameterizedTypeName.get(jackson.deserializer(), T))
            .addJavadoc("A deserializer of states, events and instances.\n");
    addReaderFields(type, T);
    type.addMethod(
        override("deserialize", T)
            .addParameter(jackson.core("JsonParser"), "in")
            .addParameter(jackson.databind("DeserializationContext"), "context")
            .addStatement("$T plain = read(in, 0)", Object.class)
            .beginControlFlow("try")
            .addStatement("return factory.apply(new $T(plain, subject))", Conversion.PLAIN)
            .nextControlFlow("catch ($T e)", IllegalArgumentException.class)
            .addStatement("throw $T.from(in, e.getMessage(), plain, type)", invalid())
            .endControlFlow()
            .build());
    type.addMethod(
        override("deserializeWithType", ClassName.get(Object.class))
            .addParameter(jackson.core("JsonParser"), "in")
            .addParameter(jackson.databind("DeserializationContext"), "context")
            .addParameter(jackson.databind("jsontype", "TypeDeserializer"), "typed")
            .addStatement("return deserialize(in, context)")
            .build());
    ClassName token = jackson.core("JsonToken");
    MethodSpec.Builder read =
        withIOException(
            MethodSpec.methodBuilder("read")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(Object.class)
                .addParameter(jackson.core("JsonParser"), "in")
                .addParameter(TypeName.INT, "depth"));
    read.beginControlFlow("if (depth > $L)", MAX_DEPTH)
        .addStatement(
            "throw $T.from(\nin, $S, null, Object.class)",
            invalid(),
            "Values are nested more than " + MAX_DEPTH + " deep")
        .endControlFlow();
    read.addCode(
        CodeBlock.builder()
            .add("return switch (in.currentToken()) {\n$>")
            .add("case VALUE_NULL -> null;\n")
            .add("case VALUE_TRUE -> true;\n")
            .add("case VALUE_FALSE -> false;\n")
            .add("case VALUE_STRING -> in.$L();\n", jackson.text())
            .add("case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> in.getNumberValue();\n")
            .add("case START_ARRAY -> {\n$>")
            .add("$T<$T> items = new $T<>();\n", List.class, Object.class, ArrayList.class)
            .add(
                "while (in.nextToken() != $T.END_ARRAY) {\n$>items.add(read(in, depth + 1));\n$<}\n",
                token)
            .add("yield items;\n$<}\n")
            .add("case START_OBJECT -> {\n$>")
            .add(
                "$T<$T, $T> fields = new $T<>();\n",
                Map.class,
                String.class,
                Object.class,
                LinkedHashMap.class)
            .add("while (in.nextToken() != $T.END_OBJECT) {\n$>", token)
            .add("$T name = in.currentName();\n", String.class)
            .add("in.nextToken();\n")
            .add("if (fields.containsKey(name)) {\n$>")
            .add("throw $T.from(in, $S, name, Object.class);\n$<}\n", invalid(), "Duplicate key")
            .add("fields.put(name, read(in, depth + 1));\n$<}\n")
            .add("yield fields;\n$<}\n")
            .add(
                "default ->\n$>$>throw $T.from(\n$>$>in, $S + in.currentToken(), null, Object.class);\n$<$<$<$<",
                invalid(),
                "Expected a JSON value, but found ")
            .add("$<};\n")
            .build());
    return type.addMethod(read.build());
  }

  private ClassName invalid() {
    return jackson.databind("exc", "InvalidFormatException");
  }

  TypeSpec.Builder keyWriter() {
    TypeSpec.Builder type =
        part("KeyWriter")
            .addTypeVariable(T)
            .superclass(ParameterizedTypeName.get(jackson.serializer(), T))
            .addJavadoc("A serializer of names as map keys.\n");
    addFinalFields(type, Map.of("name", from(T, STRING)));
    return type.addMethod(
        serialize("serialize")
            .addStatement("out.$L(name.apply(value))", jackson.writeName())
            .build());
  }

  TypeSpec.Builder keyReader() {
    TypeSpec.Builder type =
        part("KeyReader")
            .superclass(jackson.databind("KeyDeserializer"))
            .addJavadoc("A deserializer of names as map keys.\n");
    addReaderFields(type, ANY);
    return type.addMethod(
        override("deserializeKey", ClassName.get(Object.class))
            .addParameter(STRING, "key")
            .addParameter(jackson.databind("DeserializationContext"), "context")
            .beginControlFlow("try")
            .addStatement("return factory.apply(new $T(key, subject))", Conversion.PLAIN)
            .nextControlFlow("catch ($T e)", IllegalArgumentException.class)
            .addStatement(
                "throw $T.from(context.getParser(), e.getMessage(), key, type)", invalid())
            .endControlFlow()
            .build());
  }
}
