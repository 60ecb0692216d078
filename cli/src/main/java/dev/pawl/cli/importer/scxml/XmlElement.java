package dev.pawl.cli.importer.scxml;

import dev.pawl.cli.importer.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** An element of an XML document with its place and the comments before it. */
final class XmlElement {

  private final String namespace;
  private final String name;
  private final Place place;
  private final Map<String, String> attributes = new HashMap<>();
  private final List<XmlElement> children = new ArrayList<>();
  private final List<String> comments = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private String source = "";

  XmlElement(String namespace, String name, Place place) {
    this.namespace = namespace;
    this.name = name;
    this.place = place;
  }

  String namespace() {
    return namespace;
  }

  /** Returns the name without its prefix. */
  String name() {
    return name;
  }

  boolean is(String... names) {
    return isScxml() && List.of(names).contains(name);
  }

  /** Returns whether the element belongs to SCXML; documents may omit the namespace. */
  boolean isScxml() {
    return namespace.isEmpty() || namespace.equals(Namespaces.SCXML);
  }

  boolean isPawl(String wanted) {
    return namespace.equals(Namespaces.PAWL) && name.equals(wanted);
  }

  Place place() {
    return place;
  }

  /** Returns the comments before the element, and those after the last of its children. */
  List<String> comments() {
    return comments;
  }

  /**
   * Returns the value of an attribute of SCXML without surrounding blanks; empty if the element
   * lacks it.
   */
  String attribute(String key) {
    return attributes.getOrDefault(key, "").strip();
  }

  /** Returns the names of the attributes without namespace, sorted. */
  List<String> attributes() {
    return attributes.keySet().stream().filter(key -> !key.contains(" ")).sorted().toList();
  }

  /** Returns whether the element has an attribute of SCXML. */
  boolean has(String key) {
    return attributes.containsKey(key);
  }

  /** Returns the value of an attribute of Pawl; empty if the element lacks it. */
  String pawl(String key) {
    return attributes.getOrDefault(Namespaces.PAWL + " " + key, "");
  }

  /** Returns whether the element has an attribute of Pawl. */
  boolean hasPawl(String key) {
    return attributes.containsKey(Namespaces.PAWL + " " + key);
  }

  void set(String namespace, String key, String value) {
    attributes.put(namespace.isEmpty() ? key : namespace + " " + key, value);
  }

  List<XmlElement> children() {
    return children;
  }

  /** Returns the children of SCXML with one of some names, in document order. */
  List<XmlElement> children(String... names) {
    return children.stream().filter(c -> c.is(names)).toList();
  }

  /** Returns the children of Pawl with a name, in document order. */
  List<XmlElement> pawlChildren(String wanted) {
    return children.stream().filter(c -> c.isPawl(wanted)).toList();
  }

  /** Returns this element and all elements within, in document order. */
  Stream<XmlElement> all() {
    return Stream.concat(Stream.of(this), children.stream().flatMap(XmlElement::all));
  }

  /** Returns the text of the element without the text of its children. */
  String text() {
    return text.toString();
  }

  void append(String characters) {
    text.append(characters);
  }

  /** Returns the element as it is written in the document. */
  String source() {
    return source;
  }

  void setSource(String source) {
    this.source = source;
  }

  /** Returns the start tag, such as {@code <invoke>}, to name the element in messages. */
  String tag() {
    return "<" + name + ">";
  }
}
