package dev.pawl.samples.kotlin

import dev.pawl.Event
import dev.pawl.Final
import dev.pawl.Initial
import dev.pawl.Param
import dev.pawl.State
import dev.pawl.StateMachine
import dev.pawl.Transition

/** The number of attempts to deliver a parcel, and the maximum number. */
data class Tries(val made: Int, val most: Int)

/** A parcel on its way to a customer. */
@StateMachine(context = Tries::class)
@Event(name = "handOver", description = "The recipient signs", payload = [Param(name = "signedBy", type = String::class)])
enum class ParcelState {
  @Initial(description = "Waits to be loaded")
  @Transition(on = "load", to = ["ON_ROAD"])
  AT_DEPOT,

  @State(description = "Is driven to the address")
  @Transition(on = "handOver", to = ["DELIVERED"], effects = ["thank"])
  @Transition(on = "findNobody", guard = "mayTryAgain", update = "countTry", to = ["AT_DEPOT"])
  @Transition(on = "findNobody", to = ["RETURNED"])
  ON_ROAD,

  @Final @State(description = "Is where it belongs") DELIVERED,
  @Final @State(description = "Is on its way back to the sender") RETURNED,
}
