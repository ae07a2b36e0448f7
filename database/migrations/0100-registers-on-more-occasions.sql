-- Registers of exclusions are asked before a game starts and before something is advertised as well.
alter table register_answer drop constraint register_answer_occasion_check;
alter table register_answer add constraint register_answer_occasion_check check (occasion in ('register', 'login', 'gameStart', 'marketing'));
