/**
 * A workstream from its creation to its end. The machine stands in {@code workstream.yaml} beside
 * this package; {@link dev.pawl.samples.workstream.WorkstreamRules} answers for its guards.
 */
@StateMachine(yaml = "workstream.yaml")
package dev.pawl.samples.workstream;

import dev.pawl.StateMachine;
