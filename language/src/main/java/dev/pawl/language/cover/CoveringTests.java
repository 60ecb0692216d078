package dev.pawl.language.cover;

import java.util.Set;

/** The names of the tests that covered the elements of a machine. */
public interface CoveringTests {

  /** An object for machines that no test covered. */
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

  /** Returns the names of the tests that took the transition with a number. */
  Set<String> testsOfTransition(int transition);

  /** Returns the names of the tests in which the state with a number was active. */
  Set<String> testsOfState(int state);

  /** Returns the names of the tests that observed the property with a name. */
  Set<String> testsOfProperty(String property);
}
