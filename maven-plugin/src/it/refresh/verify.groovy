String log = new File(basedir, 'build.log').text
List<String> observed = new File(basedir, 'observed.txt').readLines()

List<String> expected = []
for (version in ['3.11.0', '3.16.0']) {
  expected << "$version one: machine: First one Second+"
  if (version == '3.16.0') {
    // an idle build
    expected << "$version one: machine: First one Second+"
  }
  expected << "$version two: machine: First two"
  // "bad", twice with the newer, does not compile and so is never observed
  expected << "$version three: machine: First three"
}
for (version in ['3.13.0', '3.16.0']) {
  expected << "$version one: machine: First one Second+"
  expected << "$version two: machine: First two"
}
assert observed == expected*.toString()

// Every edit once; the second "bad" is none, and is compiled again because the first had failed.
assert log.count('Pawl: compiling again, since ') == 3 + 3 + 1 + 1
// The processor in every run but the first of each series; the program only where nothing changed.
assert log.count('Nothing to compile') == (5 + 1) + 3 + 1 + 1
