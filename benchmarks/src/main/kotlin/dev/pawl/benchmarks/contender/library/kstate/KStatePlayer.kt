package dev.pawl.benchmarks.contender.library.kstate

import ru.nsk.kstatemachine.event.Event
import ru.nsk.kstatemachine.state.ChildMode
import ru.nsk.kstatemachine.state.initialState
import ru.nsk.kstatemachine.state.invoke
import ru.nsk.kstatemachine.state.state
import ru.nsk.kstatemachine.state.transition
import ru.nsk.kstatemachine.statemachine.StateMachine
import ru.nsk.kstatemachine.statemachine.createStdLibStateMachine

/** A player with two regions, implemented with KStateMachine. */
object KStatePlayer {

    data object Play : Event

    data object Pause : Event

    data object Stop : Event

    data object Next : Event

    data object Up : Event

    data object Down : Event

    data object Mute : Event

    /** The events by the names of the workload. */
    @JvmField
    val EVENTS: Map<String, Event> = mapOf(
        "PLAY" to Play,
        "PAUSE" to Pause,
        "STOP" to Stop,
        "NEXT" to Next,
        "UP" to Up,
        "DOWN" to Down,
        "MUTE" to Mute,
    )

    /** Creates a machine and starts it. */
    @JvmStatic
    fun machine(): StateMachine = createStdLibStateMachine("Player", ChildMode.PARALLEL) {
        state("PLAYBACK") {
            val stopped = initialState("STOPPED")
            val playing = state("PLAYING")
            val paused = state("PAUSED")

            stopped {
                transition<Play> { targetState = playing }
            }
            playing {
                transition<Pause> { targetState = paused }
                transition<Stop> { targetState = stopped }
                transition<Next> { targetState = playing }
            }
            paused {
                transition<Play> { targetState = playing }
                transition<Stop> { targetState = stopped }
            }
        }
        state("VOLUME") {
            val normal = initialState("NORMAL")
            val loud = state("LOUD")
            val muted = state("MUTED")

            normal {
                transition<Up> { targetState = loud }
                transition<Mute> { targetState = muted }
            }
            loud {
                transition<Down> { targetState = normal }
                transition<Mute> { targetState = muted }
            }
            muted {
                transition<Mute> { targetState = normal }
            }
        }
    }
}
