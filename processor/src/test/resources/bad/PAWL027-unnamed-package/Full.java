class Full {}
