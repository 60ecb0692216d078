package dev.pawl.processor.generate.serialize.jackson;

import com.palantir.javapoet.ClassName;

/** The two Jacksons, which differ in the names of what is the same. */
public enum Jackson {
  TWO(
      "com.fasterxml.jackson",
      "JsonSerializer",
      "JsonDeserializer",
      "SerializerProvider",
      "writeFieldName",
      "getText"),
  THREE(
      "tools.jackson",
      "ValueSerializer",
      "ValueDeserializer",
      "SerializationContext",
      "writeName",
      "getString");

  private final String root;
  private final String serializer;
  private final String deserializer;
  private final String provider;
  private final String writeName;
  private final String text;

  Jackson(
      String root,
      String serializer,
      String deserializer,
      String provider,
      String writeName,
      String text) {
    this.root = root;
    this.serializer = serializer;
    this.deserializer = deserializer;
    this.provider = provider;
    this.writeName = writeName;
    this.text = text;
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
