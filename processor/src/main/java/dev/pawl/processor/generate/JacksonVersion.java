package dev.pawl.processor.generate;

import com.palantir.javapoet.ClassName;
import dev.pawl.language.model.Serializer;

/**
 * The supported versions of Jackson. Packages, types and methods have different names in each
 * version.
 */
enum JacksonVersion {
  TWO(
      Serializer.JACKSON,
      "Jackson",
      "com.fasterxml.jackson",
      "JsonSerializer",
      "JsonDeserializer",
      "SerializerProvider",
      "writeFieldName",
      "getText"),
  THREE(
      Serializer.JACKSON3,
      "Jackson3",
      "tools.jackson",
      "ValueSerializer",
      "ValueDeserializer",
      "SerializationContext",
      "writeName",
      "getString");

  private final Serializer requiredSerializer;
  private final String suffix;
  private final String root;
  private final String serializer;
  private final String deserializer;
  private final String provider;
  private final String writeName;
  private final String text;

  JacksonVersion(
      Serializer asked,
      String suffix,
      String root,
      String serializer,
      String deserializer,
      String provider,
      String writeName,
      String text) {
    this.requiredSerializer = asked;
    this.suffix = suffix;
    this.root = root;
    this.serializer = serializer;
    this.deserializer = deserializer;
    this.provider = provider;
    this.writeName = writeName;
    this.text = text;
  }

  /** Returns the serializer that a declaration must name to get a module for this version. */
  Serializer requiredSerializer() {
    return requiredSerializer;
  }

  /** Returns the end of the name of the generated class. */
  String suffix() {
    return suffix;
  }

  /** Returns the qualified name of this version's interface for modules, for the service file. */
  String service() {
    return databind(this == TWO ? "Module" : "JacksonModule").reflectionName();
  }

  /** Returns the name of this version, such as {@code Jackson 2}, for comments. */
  String title() {
    return this == TWO ? "Jackson 2" : "Jackson 3";
  }

  /** Returns a type of the streaming API. */
  ClassName core(String name) {
    return ClassName.get(root + ".core", name);
  }

  /** Returns a type of the data binding API. */
  ClassName databind(String name) {
    return ClassName.get(root + ".databind", name);
  }

  /**
   * Returns a type of the data binding API.
   *
   * @param folder the subpackage of the type
   */
  ClassName databind(String folder, String name) {
    return ClassName.get(root + ".databind." + folder, name);
  }

  ClassName serializer() {
    return databind(serializer);
  }

  ClassName deserializer() {
    return databind(deserializer);
  }

  ClassName provider() {
    return databind(provider);
  }

  String writeName() {
    return writeName;
  }

  String text() {
    return text;
  }

  /** Returns whether methods of this version declare {@code IOException}. */
  boolean checked() {
    return this == TWO;
  }
}
