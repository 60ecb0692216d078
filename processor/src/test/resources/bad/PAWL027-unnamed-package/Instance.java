class Instance {}
