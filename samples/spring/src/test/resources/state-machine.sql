-- as JpaRepositoryStateMachine of Spring Statemachine 4 keeps it
create table state_machine (machine_id varchar(255) primary key, state varchar(255), state_machine_context blob);
insert into state_machine (machine_id, state) values ('old-1', 'READY'), ('old-2', 'PLACED'), ('old-3', 'LOST'), ('old-4', null);
