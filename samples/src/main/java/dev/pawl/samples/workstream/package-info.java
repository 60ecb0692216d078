/**
 * A workstream from its creation to its end. The machine stands in {@code workstream.yaml} beside
 * this package; {@link dev.pawl.samples.workstream.WorkstreamRules} answers for its guards and for
 * how long it waits before a retry.
 */
@StateMachine(yaml = "workstream.yaml")
package dev.pawl.samples.workstream;

import dev.pawl.StateMachine;
