String log = new File(basedir, 'build.log').text

assert new File(basedir, 'observed.txt').readLines() == [
  '[HALF_OPEN]', '[HALF_OPEN, CLOSED]', '[HALF_OPEN, CLOSED]',
]
assert log.count('Pawl: compiling again, since src/main/resources/circuit.yaml changed') == 3
assert log.contains('Did you mean "HALF_OPEN"?')
