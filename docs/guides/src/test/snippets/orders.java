class Fixture {

  static void use(javax.sql.DataSource dataSource) {
    // snippet
  }
}
