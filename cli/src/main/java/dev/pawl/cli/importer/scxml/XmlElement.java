package dev.pawl.cli.importer.scxml;

import dev.pawl.cli.importer.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** An XML element, with its location and the comments before it. */
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

  /** Returns the name of the element without its prefix. */
  String name() {
    return name;
  }

  boolean is(String... names) {
    return isScxml() && List.of(names).contains(name);
  }

  /** Returns whether the element is in the namespace of SCXML, or has no namespace. */
  boolean isScxml() {
    return namespace.isEmpty() || namespace.equals(Namespaces.SCXML);
  }

  boolean isPawlElement(String wanted) {
    return namespace.equals(Namespaces.PAWL) && name.equals(wanted);
  }

  Place place() {
    return place;
  }

  /** Returns the comments before the element and those after its last child. */
  List<String> comments() {
    return comments;
  }

  /**
   * Returns the value of an attribute of SCXML, without blanks around it; empty if there is no such
   * attribute.
   */
  String attribute(String key) {
    return attributes.getOrDefault(key, "").strip();
  }

  /** Returns the names of the attributes that have no namespace, in alphabetical order. */
  List<String> attributes() {
    return attributes.keySet().stream().filter(key -> !key.contains(" ")).sorted().toList();
  }

  /** Returns whether the element has an attribute of SCXML. */
  boolean has(String key) {
    return attributes.containsKey(key);
  }

  /** Returns the value of an attribute in Pawl's namespace; empty if there is no such attribute. */
  String pawlAttribute(String key) {
    return attributes.getOrDefault(Namespaces.PAWL + " " + key, "");
  }

  boolean hasPawlAttribute(String key) {
    return attributes.containsKey(Namespaces.PAWL + " " + key);
  }

  void set(String namespace, String key, String value) {
    attributes.put(namespace.isEmpty() ? key : namespace + " " + key, value);
  }

  List<XmlElement> children() {
    return children;
  }

  /**
   * Returns the children in the namespace of SCXML that have one of the names, in document order.
   */
  List<XmlElement> children(String... names) {
    return children.stream().filter(c -> c.is(names)).toList();
  }

  /** Returns the children in Pawl's namespace that have this name, in document order. */
  List<XmlElement> pawlChildren(String wanted) {
    return children.stream().filter(c -> c.isPawlElement(wanted)).toList();
  }

  /** Returns the element and all elements inside it, in document order. */
  Stream<XmlElement> all() {
    return Stream.concat(Stream.of(this), children.stream().flatMap(XmlElement::all));
  }

  /** Returns the text directly inside the element, without the text of its children. */
  String text() {
    return text.toString();
  }

  void append(String characters) {
    text.append(characters);
  }

  /** Returns the text of the document from the start of the element to its end. */
  String source() {
    return source;
  }

  void setSource(String source) {
    this.source = source;
  }

  /** Returns the start tag without attributes, such as {@code <invoke>}, for messages. */
  String tag() {
    return "<" + name + ">";
  }
}
