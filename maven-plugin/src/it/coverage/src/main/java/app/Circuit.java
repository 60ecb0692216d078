package app;

import dev.pawl.StateMachine;

@StateMachine(yaml = "circuit.yaml")
interface Circuit {}
