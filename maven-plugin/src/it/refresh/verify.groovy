// "older" is given by the build, where the plugin runs older.properties
boolean isOlder = binding.hasVariable('older')
String log = new File(basedir, 'build.log').text
List<String> observed = new File(basedir, 'observed.txt').readLines()

String whole = isOlder ? '3.11.0' : '3.16.0'
String brief = isOlder ? '3.13.0' : '3.16.0'
List<String> expected = ["$whole one: machine: First one Second+"]
if (!isOlder) {
  // an idle build
  expected << "$whole one: machine: First one Second+"
}
expected << "$whole two: machine: First two"
// "bad", twice with the newer, does not compile and so is never observed
expected << "$whole three: machine: First three"
expected << "$brief one: machine: First one Second+"
expected << "$brief two: machine: First two"
assert observed == expected*.toString()

// Every edit once; the second "bad" is none, and is compiled again because the first had failed.
assert log.count('Pawl: compiling again, because ') == 3 + 1
// The processor in every run but the first of each series; the program only where nothing changed.
assert log.count('Nothing to compile') == (isOlder ? 3 + 1 : 5 + 1 + 1)
