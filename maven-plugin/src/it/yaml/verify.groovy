String log = new File(basedir, 'build.log').text

assert new File(basedir, 'observed.txt').readLines() == [
  '[HALF_OPEN]', '[CLOSED, HALF_OPEN]', '[CLOSED, HALF_OPEN]',
]
assert log.count('Pawl: compiling again, because src/main/resources/circuit.yaml changed') == 3
assert log.contains('Did you mean "HALF_OPEN"?')
assert log.contains('circuit.yaml:4:')
