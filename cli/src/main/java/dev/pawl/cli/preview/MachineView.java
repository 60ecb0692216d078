package dev.pawl.cli.preview;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A machine as the preview shows it.
 *
 * @param id what it is asked for by: its file's path from the folder, with {@code /}
 * @param name the machine's name, as far as it is known
 * @param packageName empty for the unnamed package, or where it is not known
 * @param verdict what is wrong with the file
 * @param page the machine's page for a browser; empty where there was never one
 * @param staleSince where the page is older than the file: what to say of it, else empty
 * @param revision grows each time that anything of this changes
 */
record MachineView(
    String id,
    String name,
    String packageName,
    Diagnostics verdict,
    String page,
    String staleSince,
    long revision) {

  /** Of which there is no page yet. */
  static MachineView nothing(String id, String name, String packageName, String staleSince) {
    return new MachineView(id, name, packageName, Diagnostics.NOTHING, "", staleSince, 0);
  }

  /** The next of it, of the same name. */
  MachineView with(Diagnostics newVerdict, String newPage, String newStaleSince) {
    return new MachineView(id, name, packageName, newVerdict, newPage, newStaleSince, revision + 1);
  }

  /** The same by the name that was read last. */
  MachineView called(String newName, String newPackageName) {
    return new MachineView(id, newName, newPackageName, verdict, page, staleSince, revision);
  }

  String qualifiedName() {
    return packageName.isEmpty() ? name : packageName + "." + name;
  }

  /** The JSON that the browser gets of it; the page it fetches by itself. */
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
