package dev.pawl.benchmarks.contender.library.kstate

import dev.pawl.benchmarks.Versions
import dev.pawl.benchmarks.course.Contender
import dev.pawl.benchmarks.course.Course
import dev.pawl.benchmarks.course.Walker
import dev.pawl.benchmarks.course.Watch
import java.util.Optional

/** KStateMachine, with the factory that needs no coroutines. */
class KStateMachine : Contender {

    override fun name(): String = "KStateMachine " + Versions.of("kstatemachine")

    override fun walker(course: Course, watch: Watch, events: Array<out Enum<*>>): Optional<Walker> =
        Optional.of(
            when (course) {
                Course.CIRCUIT ->
                    KStateWalker(KStateCircuit.machine(), KStateCircuit.EVENTS, watch, events)
                Course.AGENT_TURN ->
                    KStateWalker(KStateAgentTurn.machine(), KStateAgentTurn.EVENTS, watch, events)
                Course.TASK ->
                    KStateWalker(KStateTask.machine(), KStateTask.EVENTS, watch, events)
                Course.AGENT_LOOP ->
                    KStateWalker(KStateAgentLoop.machine(), KStateAgentLoop.EVENTS, watch, events)
                Course.NESTED ->
                    KStateWalker(KStateNestedTurn.machine(), KStateNestedTurn.EVENTS, watch, events)
                Course.REGIONS ->
                    KStateWalker(KStatePlayer.machine(), KStatePlayer.EVENTS, watch, events)
            }
        )

    override fun note(course: Course): String =
        "Every event is a coroutine that never waits, and makes sets of the states that are active " +
            "after it for listeners, also where nobody listens." +
            when (course) {
                Course.CIRCUIT, Course.AGENT_TURN, Course.NESTED, Course.REGIONS -> ""
                Course.TASK -> " An illegal event is ignored, which is a result."
                Course.AGENT_LOOP ->
                    " Guards must exclude each other, so that each is asked twice, once as its contrary."
            }
}
