package dev.pawl.language.requirement;

import java.util.Set;

/** The tests that covered the elements of a machine, by their names. */
public interface CoveringTests {

  /** No tests. */
  CoveringTests NONE =
      new CoveringTests() {
        @Override
        public Set<String> testsOfTransition(int transition) {
          return Set.of();
        }

        @Override
        public Set<String> testsOfState(int state) {
          return Set.of();
        }

        @Override
        public Set<String> testsOfProperty(String property) {
          return Set.of();
        }
      };

  /** Returns the tests that took the transition with a number. */
  Set<String> testsOfTransition(int transition);

  /** Returns the tests in which the state with a number was active. */
  Set<String> testsOfState(int state);

  /** Returns the tests that observed the property with a name. */
  Set<String> testsOfProperty(String property);
}
