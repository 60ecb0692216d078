package dev.pawl.cli.importer.scxml;

/** The XML namespaces of SCXML files. */
public final class Namespaces {

  public static final String SCXML = "http://www.w3.org/2005/07/scxml";

  /** The namespace of Pawl's own elements and attributes. */
  public static final String PAWL = "https://pawl.dev/migrate/scxml";

  /** The namespace of Qt's extensions. */
  static final String QT = "http://www.qt.io/2015/02/scxml-ext";

  private Namespaces() {}
}
