BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE moves (
	table_id VARCHAR(22) NOT NULL, 
	number INTEGER NOT NULL, 
	actor SMALLINT NOT NULL, 
	move INTEGER NOT NULL, 
	CONSTRAINT pk_moves PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_moves_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "moves" VALUES('-0--i8ObFGty',0,-2,820);
INSERT INTO "moves" VALUES('-0--i8ObFGty',1,-2,815);
INSERT INTO "moves" VALUES('-0--i8ObFGty',2,-2,817);
INSERT INTO "moves" VALUES('-0--i8ObFGty',3,-2,816);
INSERT INTO "moves" VALUES('-0--i8ObFGty',4,-2,820);
INSERT INTO "moves" VALUES('-0--i8ObFGty',5,-2,814);
INSERT INTO "moves" VALUES('-0--i8ObFGty',6,-2,815);
INSERT INTO "moves" VALUES('-0--i8ObFGty',7,-2,814);
INSERT INTO "moves" VALUES('-0--i8ObFGty',8,-2,814);
INSERT INTO "moves" VALUES('2LsN9KVgIAOu',0,-2,820);
INSERT INTO "moves" VALUES('2LsN9KVgIAOu',1,-2,815);
INSERT INTO "moves" VALUES('2LsN9KVgIAOu',2,-2,817);
INSERT INTO "moves" VALUES('2LsN9KVgIAOu',3,-2,816);
INSERT INTO "moves" VALUES('2LsN9KVgIAOu',4,-2,820);
INSERT INTO "moves" VALUES('2LsN9KVgIAOu',5,-2,814);
INSERT INTO "moves" VALUES('2LsN9KVgIAOu',6,-2,815);
INSERT INTO "moves" VALUES('2LsN9KVgIAOu',7,-2,814);
INSERT INTO "moves" VALUES('2LsN9KVgIAOu',8,-2,814);
INSERT INTO "moves" VALUES('2LsN9KVgIAOu',9,0,2);
INSERT INTO "moves" VALUES('2LsN9KVgIAOu',10,0,3);
INSERT INTO "moves" VALUES('2LsN9KVgIAOu',11,0,67);
INSERT INTO "moves" VALUES('DxOS8kdG4SpE',0,-2,820);
INSERT INTO "moves" VALUES('DxOS8kdG4SpE',1,-2,815);
INSERT INTO "moves" VALUES('DxOS8kdG4SpE',2,-2,817);
INSERT INTO "moves" VALUES('DxOS8kdG4SpE',3,-2,816);
INSERT INTO "moves" VALUES('DxOS8kdG4SpE',4,-2,820);
INSERT INTO "moves" VALUES('DxOS8kdG4SpE',5,-2,814);
INSERT INTO "moves" VALUES('DxOS8kdG4SpE',6,-2,815);
INSERT INTO "moves" VALUES('DxOS8kdG4SpE',7,-2,814);
INSERT INTO "moves" VALUES('DxOS8kdG4SpE',8,-2,814);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',0,-2,820);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',1,-2,815);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',2,-2,817);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',3,-2,816);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',4,-2,820);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',5,-2,814);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',6,-2,815);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',7,-2,814);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',8,-2,814);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',9,0,8);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',10,0,25);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',11,0,67);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',12,1,12);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',13,1,5);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',14,1,86);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',15,-2,822);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',16,1,132);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',17,-2,815);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',18,-2,814);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',19,-2,816);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',20,1,403);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',21,1,219);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',22,1,209);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',23,0,126);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',24,1,129);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',25,-2,817);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',26,-2,815);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',27,-2,814);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',28,1,201);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',29,1,341);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',30,1,290);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',31,0,130);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',32,-2,814);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',33,-2,814);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',34,-2,819);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',35,0,588);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',36,0,326);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',37,0,411);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',38,1,129);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',39,-2,813);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',40,-2,816);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',41,-2,814);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',42,1,229);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',43,1,523);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',44,1,265);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',45,0,128);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',46,-2,813);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',47,-2,814);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',48,-2,814);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',49,0,203);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',50,0,207);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',51,0,579);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',52,1,131);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',53,-2,820);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',54,-2,814);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',55,-2,816);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',56,1,352);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',57,1,200);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',58,1,283);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',59,0,128);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',60,-2,815);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',61,-2,817);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',62,-2,813);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',63,0,165);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',64,0,226);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',65,0,208);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',66,1,130);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',67,-2,815);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',68,-2,818);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',69,-2,818);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',70,1,160);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',71,1,285);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',72,1,213);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',73,0,132);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',74,-2,814);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',75,-2,818);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',76,-2,813);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',77,0,213);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',78,0,272);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',79,0,153);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',80,1,131);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',81,-2,819);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',82,-2,813);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',83,-2,815);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',84,1,396);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',85,1,594);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',86,1,343);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',87,0,126);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',88,1,129);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',89,-2,820);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',90,-2,817);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',91,-2,819);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',92,1,480);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',93,1,143);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',94,1,275);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',95,1,770);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',96,0,131);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',97,-2,813);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',98,-2,813);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',99,-2,820);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',100,0,401);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',101,0,156);
INSERT INTO "moves" VALUES('ceoMCBOFit6w',102,0,542);
CREATE TABLE put_away (
	table_id VARCHAR(22) NOT NULL, 
	holder VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_put_away PRIMARY KEY (table_id, holder), 
	CONSTRAINT fk_put_away_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "put_away" VALUES('ceoMCBOFit6w','869c1d5a69e6b9696beaa80dcf679b5c2137d584c271bd82d9aeec3ee36ae908');
CREATE TABLE seats (
	table_id VARCHAR(22) NOT NULL, 
	seat SMALLINT NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	level VARCHAR(64), 
	holder VARCHAR(64), 
	has_resigned BOOLEAN NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('2LsN9KVgIAOu',0,'here','Anna',NULL,'869c1d5a69e6b9696beaa80dcf679b5c2137d584c271bd82d9aeec3ee36ae908',0);
INSERT INTO "seats" VALUES('2LsN9KVgIAOu',1,'open','Ben',NULL,'10dfedb3c02737baa5606854e2e32801d8da3872b8b65cbc37fed608828f5136',0);
INSERT INTO "seats" VALUES('DxOS8kdG4SpE',0,'here','Ben',NULL,'10dfedb3c02737baa5606854e2e32801d8da3872b8b65cbc37fed608828f5136',0);
INSERT INTO "seats" VALUES('DxOS8kdG4SpE',1,'open','Seat 2',NULL,NULL,0);
INSERT INTO "seats" VALUES('DxOS8kdG4SpE',2,'open','Seat 3',NULL,NULL,0);
INSERT INTO "seats" VALUES('ceoMCBOFit6w',0,'here','Player 1',NULL,'869c1d5a69e6b9696beaa80dcf679b5c2137d584c271bd82d9aeec3ee36ae908',0);
INSERT INTO "seats" VALUES('ceoMCBOFit6w',1,'here','Player 2',NULL,'869c1d5a69e6b9696beaa80dcf679b5c2137d584c271bd82d9aeec3ee36ae908',0);
INSERT INTO "seats" VALUES('-0--i8ObFGty',0,'here','Ben',NULL,'10dfedb3c02737baa5606854e2e32801d8da3872b8b65cbc37fed608828f5136',1);
INSERT INTO "seats" VALUES('-0--i8ObFGty',1,'bot','Greedy bot 2','greedy',NULL,0);
CREATE TABLE snapshots (
	table_id VARCHAR(22) NOT NULL, 
	number INTEGER NOT NULL, 
	rules_version INTEGER NOT NULL, 
	data BLOB NOT NULL, 
	CONSTRAINT pk_snapshots PRIMARY KEY (table_id), 
	CONSTRAINT fk_snapshots_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE tables (
	id VARCHAR(22) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	options JSON NOT NULL, 
	seed BIGINT NOT NULL, 
	is_public BOOLEAN NOT NULL, 
	creator VARCHAR(64) NOT NULL, 
	created DATETIME NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	moves_made INTEGER NOT NULL, 
	rematch VARCHAR(22), 
	link TEXT, link_hash VARCHAR(64), result JSON, moved DATETIME, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_rematch_tables FOREIGN KEY(rematch) REFERENCES tables (id)
);
INSERT INTO "tables" VALUES('2LsN9KVgIAOu','octopus-garden',1,'{"first_player": "random", "garden_rows": [4, 5, 6, 5, 4], "garbage_beauty": -2, "anemone_cost": 1, "bonus_count": "sets", "pearl_supply": "limited", "stall_rounds": 10}',5,1,'869c1d5a69e6b9696beaa80dcf679b5c2137d584c271bd82d9aeec3ee36ae908','2026-11-16 19:17:41.555946','playing',9,NULL,NULL,NULL,NULL,'2026-11-16 19:17:41.580831');
INSERT INTO "tables" VALUES('DxOS8kdG4SpE','octopus-garden',1,'{"first_player": "random", "garden_rows": [4, 5, 6, 5, 4], "garbage_beauty": -2, "anemone_cost": 1, "bonus_count": "sets", "pearl_supply": "limited", "stall_rounds": 10}',5,1,'10dfedb3c02737baa5606854e2e32801d8da3872b8b65cbc37fed608828f5136','2026-11-16 19:17:41.587139','open',9,NULL,NULL,NULL,NULL,'2026-11-16 19:17:41.587139');
INSERT INTO "tables" VALUES('ceoMCBOFit6w','octopus-garden',1,'{"first_player": "random", "garden_rows": [4, 5, 6, 5, 4], "garbage_beauty": -2, "anemone_cost": 1, "bonus_count": "sets", "pearl_supply": "limited", "stall_rounds": 10}',5,0,'869c1d5a69e6b9696beaa80dcf679b5c2137d584c271bd82d9aeec3ee36ae908','2026-11-16 19:17:41.593064','over',103,NULL,'octopus-garden.AQECZwJ7fQdut3QgNUW6ku4bjtpkgGbdHeT3XSqfefY2ovwHInMCCbstubgEpXQhKPcXQ9Qo-qP9','4af8f829fb90014674d0c4bd85d7755bd3f390be3b5aa295548879fe952b63e9','{"places": [2, 1], "winners": [1], "scores": [15, 21], "is_played_out": true}','2026-11-16 19:17:42.172553');
INSERT INTO "tables" VALUES('-0--i8ObFGty','octopus-garden',1,'{"first_player": "random", "garden_rows": [4, 5, 6, 5, 4], "garbage_beauty": -2, "anemone_cost": 1, "bonus_count": "sets", "pearl_supply": "limited", "stall_rounds": 10}',5,0,'10dfedb3c02737baa5606854e2e32801d8da3872b8b65cbc37fed608828f5136','2026-11-16 19:17:42.415470','over',9,NULL,'octopus-garden.AQECCQJ7fQEo9xfTvMAvVrQ','85fdfc0a5858c9b9c52db4dd2d957ffb91f21c03053d7a2929bd2d0707d9f231','{"places": [2, 1], "winners": [1], "scores": [0, 0], "is_played_out": false}','2026-11-16 19:17:42.415470');
CREATE INDEX ix_tables_creator ON tables (creator);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_seats_holder ON seats (holder);
CREATE INDEX ix_tables_link_hash ON tables (link_hash);
CREATE INDEX ix_put_away_holder ON put_away (holder);
COMMIT;
