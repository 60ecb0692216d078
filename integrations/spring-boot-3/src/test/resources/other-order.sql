-- a table of the application that has the name of a machine's table
create table pawl_order (number integer primary key);
