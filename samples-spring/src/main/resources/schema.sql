create table if not exists customer_order (
  id varchar(40) primary key,
  customer varchar(100) not null,
  changed_by varchar(100)
);
