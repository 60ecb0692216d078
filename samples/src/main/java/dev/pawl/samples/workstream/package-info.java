/**
 * A workstream from its creation to its end. The machine is declared in {@code workstream.yaml}, in
 * the resources of this package. {@link dev.pawl.samples.workstream.WorkstreamRules} implements its
 * guards and the back-off.
 */
@StateMachine(yaml = "workstream.yaml")
@NullMarked
package dev.pawl.samples.workstream;

import dev.pawl.StateMachine;
import org.jspecify.annotations.NullMarked;
