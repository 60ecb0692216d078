package dev.pawl.processor.generate.serialize;

import com.palantir.javapoet.ClassName;
import dev.pawl.language.model.Serializer;

/** The two Jacksons, which differ in the names of what is the same. */
public enum JacksonVersion {
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

  private final Serializer asked;
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
    this.asked = asked;
    this.suffix = suffix;
    this.root = root;
    this.serializer = serializer;
    this.deserializer = deserializer;
    this.provider = provider;
    this.writeName = writeName;
    this.text = text;
  }

  /** The serializer that a machine asks for to have a module for it. */
  Serializer asked() {
    return asked;
  }

  /** The ending of the module's name. */
  String suffix() {
    return suffix;
  }

  /** The service by which its modules are found. */
  String service() {
    return bind(this == TWO ? "Module" : "JacksonModule").reflectionName();
  }

  /** Its name and version, for those who read. */
  String title() {
    return this == TWO ? "Jackson 2" : "Jackson 3";
  }

  /** A type of the streaming part. */
  ClassName core(String name) {
    return ClassName.get(root + ".core", name);
  }

  /** A type of the binding part. */
  ClassName bind(String name) {
    return ClassName.get(root + ".databind", name);
  }

  /** A type of a package within the binding part. */
  ClassName bind(String folder, String name) {
    return ClassName.get(root + ".databind." + folder, name);
  }

  ClassName serializer() {
    return bind(serializer);
  }

  ClassName deserializer() {
    return bind(deserializer);
  }

  ClassName provider() {
    return bind(provider);
  }

  String writeName() {
    return writeName;
  }

  String text() {
    return text;
  }

  /** Whether what fails throws a checked exception. */
  boolean checked() {
    return this == TWO;
  }
}
