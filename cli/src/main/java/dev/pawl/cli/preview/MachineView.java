package dev.pawl.cli.preview;

import dev.pawl.cli.playground.Diagnostics;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A machine in the preview, as browsers see it.
 *
 * @param id the path of the machine's file relative to the previewed folder, with {@code /} on all
 *     platforms
 * @param name the name of the machine; if it is not known, the name of the file
 * @param packageName the package; empty for the unnamed package, or if it is not known
 * @param verdict the problems of the file
 * @param page the HTML page; empty if the file has had errors since the preview started
 * @param staleReason a sentence that says why the page does not show the present file; empty if it
 *     does
 * @param revision a number that is higher after each change
 */
record MachineView(
    String id,
    String name,
    String packageName,
    Diagnostics verdict,
    String page,
    String staleReason,
    long revision) {

  static MachineView withoutPage(String id, String name, String packageName, String staleReason) {
    return new MachineView(id, name, packageName, Diagnostics.NOTHING, "", staleReason, 0);
  }

  /** Returns the view with another page, and with the next revision. */
  MachineView withPage(Diagnostics newVerdict, String newPage, String newStaleReason) {
    return new MachineView(
        id, name, packageName, newVerdict, newPage, newStaleReason, revision + 1);
  }

  MachineView withName(String newName, String newPackageName) {
    return new MachineView(id, newName, newPackageName, verdict, page, staleReason, revision);
  }

  String qualifiedName() {
    return packageName.isEmpty() ? name : packageName + "." + name;
  }

  /** Returns the view as a JSON object for the browser, without the page. */
  Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("id", id);
    json.put("name", name);
    json.put("package", packageName);
    json.put("errors", verdict.errors());
    json.put("warnings", verdict.warnings());
    json.put("report", verdict.text());
    json.put("page", !page.isEmpty());
    json.put("stale", staleReason);
    json.put("revision", revision);
    return json;
  }
}
