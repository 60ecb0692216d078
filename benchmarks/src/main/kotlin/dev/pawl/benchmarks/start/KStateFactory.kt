package dev.pawl.benchmarks.start

import dev.pawl.benchmarks.contender.library.kstate.KStateAgentTurn
import ru.nsk.kstatemachine.state.activeStates
import ru.nsk.kstatemachine.statemachine.StateMachine
import ru.nsk.kstatemachine.statemachine.processEventBlocking

/** KStateMachine. Every instance has separate states and transitions. */
internal class KStateFactory : InstanceFactory<StateMachine> {

    override fun name() = "KStateMachine"

    override fun create(): StateMachine = KStateAgentTurn.machine()

    override fun claim(machine: StateMachine): String {
        machine.processEventBlocking(KStateAgentTurn.TaskClaimed)
        return machine.activeStates().single { it !== machine }.name ?: ""
    }

    override fun artifacts() = listOf("kstatemachine-jvm", "kotlin-stdlib", "annotations")

    override fun note() = "Each instance is built from scratch, with its states and transitions"
}
