package dev.pawl.cli.preview;

import dev.pawl.cli.playground.Diagnostics;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A machine as shown in the preview.
 *
 * @param id the path of the machine's file relative to the previewed folder, with {@code /} between
 *     names
 * @param name the name of the machine, or of its file if the name is not known
 * @param packageName the package; empty if it is the unnamed package or not known
 * @param verdict the problems of the file
 * @param page the HTML page; empty if the file was never without errors
 * @param staleSince a sentence that says why the page does not show the present file; empty if the
 *     page shows the present file
 * @param revision a number that increases with each change
 */
record MachineView(
    String id,
    String name,
    String packageName,
    Diagnostics verdict,
    String page,
    String staleSince,
    long revision) {

  /** Returns a view without a page. */
  static MachineView nothing(String id, String name, String packageName, String staleSince) {
    return new MachineView(id, name, packageName, Diagnostics.NOTHING, "", staleSince, 0);
  }

  /** Returns the next revision of this view, with the same name. */
  MachineView with(Diagnostics newVerdict, String newPage, String newStaleSince) {
    return new MachineView(id, name, packageName, newVerdict, newPage, newStaleSince, revision + 1);
  }

  /** Returns this view with the name that was read last. */
  MachineView called(String newName, String newPackageName) {
    return new MachineView(id, newName, newPackageName, verdict, page, staleSince, revision);
  }

  String qualifiedName() {
    return packageName.isEmpty() ? name : packageName + "." + name;
  }

  /** Returns the JSON for the browser, without the page. */
  Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("id", id);
    json.put("name", name);
    json.put("package", packageName);
    json.put("errors", verdict.errors());
    json.put("warnings", verdict.warnings());
    json.put("report", verdict.text());
    json.put("page", !page.isEmpty());
    json.put("stale", staleSince);
    json.put("revision", revision);
    return json;
  }
}
