/** A package that declares a machine. */
@dev.pawl.StateMachine(yaml = "sub/by-package.yaml")
package trigger;
