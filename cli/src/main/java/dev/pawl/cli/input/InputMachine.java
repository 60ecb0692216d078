package dev.pawl.cli.input;

import dev.pawl.language.model.StatedProperty;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.List;

/**
 * A machine that a command has read.
 *
 * @param properties the properties of the machine with their verdicts
 * @param version the version of the compiled model, see {@link
 *     dev.pawl.language.model.ModelVersion}; empty if the machine was read from YAML
 */
public record InputMachine(
    ResolvedMachine machine, List<StatedProperty> properties, String version) {}
