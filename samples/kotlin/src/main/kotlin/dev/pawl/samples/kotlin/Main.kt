package dev.pawl.samples.kotlin

import dev.pawl.Cause
import dev.pawl.IllegalTransitionError

/** Returns what a driver may do next. The `when` does not compile if a state is missing. */
fun task(state: ParcelState): String =
  when (state) {
    ParcelState.AT_DEPOT -> "load it"
    ParcelState.ON_ROAD -> "hand it over"
    ParcelState.DELIVERED,
    ParcelState.RETURNED -> "nothing"
  }

/** The guard and the update of a parcel. */
object ParcelRules : ParcelLogic {
  override fun mayTryAgain(context: Tries) = context.made < context.most

  override fun countTry(context: Tries) = context.copy(made = context.made + 1)
}

fun main() {
  val parcel =
    ParcelMachine.builder()
      .entityId("p-17")
      .context(Tries(made = 1, most = 2))
      .logic(ParcelRules)
      .effects { _, event -> println("Thank you, ${event.signedBy()}.") }
      .build()
  parcel.load()
  parcel.findNobody(Cause.by("driver").because("the shutters are down"))
  println("${parcel.state()} after ${parcel.context().made} tries: ${task(parcel.state())}")
  try {
    parcel.handOver("Ms Kahn")
  } catch (e: IllegalTransitionError) {
    println(e.message)
  }
  parcel.load()
  parcel.handOver("Ms Kahn")
  println("${parcel.state()}: ${task(parcel.state())}")
}
