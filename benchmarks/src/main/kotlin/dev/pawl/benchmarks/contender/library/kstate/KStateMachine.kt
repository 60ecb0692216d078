package dev.pawl.benchmarks.contender.library.kstate

import dev.pawl.benchmarks.Versions
import dev.pawl.benchmarks.workload.Contender
import dev.pawl.benchmarks.workload.Workload
import dev.pawl.benchmarks.workload.Walker
import dev.pawl.benchmarks.workload.Observation
import java.util.Optional

/** KStateMachine, with the factory that needs no coroutines. */
class KStateMachine : Contender {

    override fun name(): String = "KStateMachine " + Versions.of("kstatemachine")

    override fun walker(workload: Workload, observation: Observation, events: Array<out Enum<*>>): Optional<Walker> =
        Optional.of(
            when (workload) {
                Workload.CIRCUIT ->
                    KStateWalker(KStateCircuit.machine(), KStateCircuit.EVENTS, observation, events)
                Workload.AGENT_TURN ->
                    KStateWalker(KStateAgentTurn.machine(), KStateAgentTurn.EVENTS, observation, events)
                Workload.TASK ->
                    KStateWalker(KStateTask.machine(), KStateTask.EVENTS, observation, events)
                Workload.AGENT_LOOP ->
                    KStateWalker(KStateAgentLoop.machine(), KStateAgentLoop.EVENTS, observation, events)
                Workload.NESTED ->
                    KStateWalker(KStateNestedTurn.machine(), KStateNestedTurn.EVENTS, observation, events)
                Workload.REGIONS ->
                    KStateWalker(KStatePlayer.machine(), KStatePlayer.EVENTS, observation, events)
            }
        )

    override fun note(workload: Workload): String =
        "Every event runs in a coroutine that never suspends. It creates sets of the active states for listeners, even if there are none." +
            when (workload) {
                Workload.CIRCUIT, Workload.AGENT_TURN, Workload.NESTED, Workload.REGIONS -> ""
                Workload.TASK -> " An illegal event is ignored, and reported as a result."
                Workload.AGENT_LOOP ->
                    " Guards must exclude each other, so each is evaluated twice, once negated."
            }
}
