-- What the migrations and functions make, to be read; written by `npm run schema` and never run.
-- Functions stand in functions/, each in a file of its name. Who may do what: apps/server/src/base/database/rights.ts.

-- The rows of the audit log are chained by a job, a moment after they were written: no act waits for another's commit. Two logs are
-- chained so, each with a chain of its own: what was done (audit), and who looked at whose personal data (access).
create table access_log (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  actor text not null,
  shard smallint not null,
  player bigint not null,
  fields text[] not null,
  purpose text not null,
  reason_hash text,
  -- By the database's own clock, which no sandbox moves: how long a row has waited to be chained is measured by it.
  written_at timestamp with time zone default clock_timestamp() not null,
  PRIMARY KEY (id, at),
  CHECK (purpose = ANY (ARRAY['reveal'::text, 'export'::text, 'search'::text]))
) partition by RANGE (at);
CREATE INDEX access_log_player ON access_log USING btree (shard, player, at);
CREATE TRIGGER access_log_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON access_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON access_log FOR EACH ROW EXECUTE FUNCTION bear_witness('id');

-- Every account that is there. Players' buckets stand under their own name.
create table account (
  code text not null,
  kind text generated always as (split_part(code, ':'::text, 1)) stored not null,
  PRIMARY KEY (code),
  FOREIGN KEY (kind) REFERENCES account_kind(kind)
);
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON account FOR EACH ROW EXECUTE FUNCTION bear_witness('code');

-- A kind of account is what its code says before the colon.
create table account_kind (
  kind text not null,
  owner text not null,
  -- What a code of this kind looks like.
  pattern text not null,
  about text not null,
  PRIMARY KEY (kind),
  CHECK (owner = ANY (ARRAY['player'::text, 'house'::text]))
);
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON account_kind FOR EACH ROW EXECUTE FUNCTION bear_witness('kind');

create table activation (
  code_hash text not null,
  shard smallint not null,
  player bigint not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  PRIMARY KEY (code_hash)
);
CREATE INDEX activation_by_player ON activation USING btree (shard, player, created_at);

-- Where visits began and which campaign they name; nothing in here is about a person.
create table affiliate_visit (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  landing text not null,
  referrer text,
  campaign jsonb not null,
  PRIMARY KEY (id)
);
CREATE INDEX affiliate_visit_at ON affiliate_visit USING btree (at);

-- A commit every half minute while the log is archived: it says how far an archive reaches.
create table archive_pulse (
  one boolean default true not null,
  at timestamp with time zone not null,
  PRIMARY KEY (one),
  CHECK (one)
);

-- When a file of the archive was last read back from the disk and found to be what was archived, by the database's own clock, and what is
-- wrong with it. Beside archived_month, whose rows are witnessed: what changes with each look would witness anew what somebody had changed.
create table archive_read (
  table_name text not null,
  month date not null,
  place integer not null,
  file text not null,
  read_at timestamp with time zone,
  fault text,
  PRIMARY KEY (table_name, month, place)
);

-- A month of a table that is over, written as Parquet, sealed, read back and compared: one row for each of its files, in their order.
create table archived_month (
  table_name text not null,
  -- Its first day.
  month date not null,
  place integer not null,
  rows bigint not null,
  -- Of the Parquet file before it is sealed, and its SHA-256.
  bytes bigint not null,
  hash text not null,
  -- Its name in the folder of the archive, and the key that sealed it.
  file text not null,
  sealing_key text not null,
  archived_at timestamp with time zone not null,
  PRIMARY KEY (table_name, month, place),
  CHECK (bytes > 0),
  CHECK (file ~ '^[a-z_]+-[0-9]{4}-[0-9]{2}-[0-9]+-[0-9a-f]{8}[.]parquet$'::text),
  CHECK (hash ~ '^[0-9a-f]{64}$'::text),
  CHECK (EXTRACT(day FROM month) = 1::numeric),
  CHECK (place > 0),
  CHECK (rows >= 0)
);
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON archived_month FOR EACH ROW EXECUTE FUNCTION bear_witness('month', 'place', 'table_name');

-- Append-only: who did what, when. Each row carries the hash of the one before it in its chain.
create table audit (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  actor text not null,
  action text not null,
  subject text,
  details jsonb default '{}'::jsonb not null,
  reason_hash text,
  written_at timestamp with time zone default clock_timestamp(),
  PRIMARY KEY (id, at)
) partition by RANGE (at);
CREATE INDEX audit_about ON audit USING btree (subject, at DESC, id DESC) WHERE subject IS NOT NULL AND NOT starts_with(action, 'session.'::text);
CREATE INDEX audit_actor ON audit USING btree (actor, id DESC);
CREATE INDEX audit_newest ON audit USING btree (at DESC, id DESC);
CREATE INDEX audit_subject ON audit USING btree (subject, id DESC) WHERE subject IS NOT NULL;
CREATE TRIGGER audit_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON audit FOR EACH ROW EXECUTE FUNCTION bear_witness('id');

-- How the chains ended on each day, signed. `previous` is the hash of the anchor before it.
create table audit_anchor (
  day date not null,
  audit_place bigint not null,
  audit_hash text not null,
  access_place bigint not null,
  access_hash text not null,
  previous text not null,
  key text not null,
  signature text not null,
  made_at timestamp with time zone not null,
  PRIMARY KEY (day)
);
CREATE TRIGGER audit_anchor_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_anchor FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON audit_anchor FOR EACH ROW EXECUTE FUNCTION bear_witness('day');

-- A link per row of a log, in the order in which they were chained. Its hash covers the hash before it, so it is its own witness.
create table audit_link (
  log text not null,
  place bigint not null,
  entry bigint not null,
  at timestamp with time zone not null,
  -- 1: as releases before this one hashed, without place and time of the link.
  formula smallint not null,
  hash text not null,
  PRIMARY KEY (log, place),
  UNIQUE (log, entry),
  CHECK (formula = ANY (ARRAY[1, 2])),
  CHECK (log = ANY (ARRAY['audit'::text, 'access'::text]))
);
CREATE TRIGGER audit_link_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_link FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Rows that are not chained yet. Written in a row's own transaction, so that a late commit brings it along and nothing is skipped.
create table audit_waiting (
  log text not null,
  entry bigint not null,
  -- When an entry that waits was made: it is looked up in its month alone.
  at timestamp with time zone,
  PRIMARY KEY (log, entry)
);

-- A try of a player to show who they are at a service that looks at documents and faces by itself.
create table automatic_validation (
  shard smallint not null,
  player bigint not null,
  id text not null,
  provider text not null,
  -- Incode has a flow for each type; the others look at all that is open at once.
  type text not null,
  -- What the service looks at: groups of documents.
  groups text[] not null,
  vendor_ref text not null,
  state text not null,
  -- Why the service, or we, refused: a word for operators.
  reason text,
  -- Where the frame leads and what the service is asked with; gone once the try is over.
  sealed bytea,
  begun_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  looked_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  PRIMARY KEY (shard, player, id),
  CHECK (provider = ANY (ARRAY['shuftipro'::text, 'incode'::text, 'idenfy'::text])),
  CHECK (state = ANY (ARRAY['begun'::text, 'waiting'::text, 'approved'::text, 'rejected'::text, 'moneyLaundering'::text, 'expired'::text]))
);
CREATE UNIQUE INDEX automatic_validation_begun ON automatic_validation USING btree (shard, player, provider, type) WHERE state = 'begun'::text;
CREATE UNIQUE INDEX automatic_validation_by_vendor ON automatic_validation USING btree (provider, vendor_ref);

-- What was done about backups, written by the owner's commands, by the database's time: the house's own may be ahead.
create table backup_event (
  id bigint generated always as identity not null,
  kind text not null,
  at timestamp with time zone default clock_timestamp() not null,
  good boolean not null,
  -- The moment up to which the database was kept, rehearsed or restored.
  reached_at timestamp with time zone not null,
  seconds double precision not null,
  details jsonb not null,
  PRIMARY KEY (id),
  CHECK (kind = ANY (ARRAY['backup'::text, 'rehearsal'::text, 'restore'::text]))
);
CREATE INDEX backup_event_newest ON backup_event USING btree (kind, at DESC);

-- Pictures of banners as they are served: drawn anew from what was uploaded, in each width, under the hash of the widest.
create table banner_picture (
  hash text not null,
  width integer not null,
  content bytea not null,
  made_at timestamp with time zone not null,
  made_by text not null,
  PRIMARY KEY (hash, width),
  CHECK (length(content) >= 1 AND length(content) <= 2097152),
  CHECK (hash ~ '^[0-9a-f]{32}$'::text),
  CHECK (width = ANY (ARRAY[480, 960, 1440]))
);
CREATE TRIGGER banner_picture_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON banner_picture FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What it gave by kind: minor units, of free spins the count. `held` is what the player has of it now; `lost` what could not be taken back.
create table bonus_award (
  shard smallint not null,
  deposit text not null,
  kind text not null,
  given bigint not null,
  held bigint not null,
  lost bigint default 0 not null,
  PRIMARY KEY (shard, deposit, kind),
  FOREIGN KEY (shard, deposit) REFERENCES bonus_grant(shard, deposit),
  CHECK (held >= 0 AND held <= given),
  CHECK (lost >= 0 AND (held + lost) <= given),
  CHECK (given > 0)
);
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON bonus_award FOR EACH ROW EXECUTE FUNCTION bear_witness('deposit', 'kind', 'shard');

-- Who is to have no bonuses: by their own wish, or by the operator's decision. The last answer of each holds.
create table bonus_bar (
  shard smallint not null,
  player bigint not null,
  decided_by text not null,
  at timestamp with time zone not null,
  barred boolean not null,
  reason text,
  PRIMARY KEY (shard, player, decided_by, at),
  CHECK (decided_by = ANY (ARRAY['player'::text, 'operator'::text]))
);
CREATE TRIGGER bonus_bar_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON bonus_bar FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON bonus_bar FOR EACH ROW EXECUTE FUNCTION bear_witness('at', 'decided_by', 'player', 'shard');

-- What a deposit brought besides: one bonus at most. `refused` says why there was none at the credit; `undone` that its deposit went back.
create table bonus_grant (
  shard smallint not null,
  deposit text not null,
  player bigint not null,
  currency text not null,
  campaign integer not null,
  version integer not null,
  automatic boolean not null,
  state text not null,
  reason text,
  -- How often its money was moved: a part of the ids of its postings.
  revision integer default 0 not null,
  -- What is to be wagered, and what of it is done.
  turnover_required bigint default 0 not null,
  wagered bigint default 0 not null,
  granted_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  -- A bonus that was ended keeps its state: it counts among those that the player had.
  ended_at timestamp with time zone,
  source text default 'deposit'::text not null,
  wager_state text,
  queue_place integer,
  max_stake bigint,
  min_stake bigint default 0 not null,
  award_due bigint,
  caps bigint[],
  activated_at timestamp with time zone,
  paused_at timestamp with time zone,
  closing_since timestamp with time zone,
  PRIMARY KEY (shard, deposit),
  FOREIGN KEY (campaign, version) REFERENCES campaign_version(campaign, version),
  CHECK (award_due > 0),
  CHECK (array_length(caps, 1) = 3),
  CHECK ((reason IS NULL) = (state <> 'refused'::text)),
  CHECK (max_stake >= 0),
  CHECK (min_stake >= 0),
  CHECK (revision >= 0),
  CHECK (source = ANY (ARRAY['deposit'::text, 'code'::text, 'registration'::text, 'operator'::text, 'cashback'::text, 'race'::text, 'level'::text])),
  CHECK (state = ANY (ARRAY['granted'::text, 'refused'::text, 'undone'::text])),
  CHECK (wagered >= 0),
  CHECK (turnover_required >= 0),
  CHECK (wager_state = ANY (ARRAY['waiting'::text, 'active'::text, 'paused'::text, 'completed'::text, 'used'::text, 'forfeited'::text, 'expired'::text, 'cancelled'::text, 'undone'::text, 'declined'::text]))
);
CREATE UNIQUE INDEX bonus_grant_active ON bonus_grant USING btree (shard, player, currency) WHERE wager_state = 'active'::text;
CREATE INDEX bonus_grant_by_campaign ON bonus_grant USING btree (campaign, granted_at);
CREATE INDEX bonus_grant_by_player ON bonus_grant USING btree (shard, player, granted_at);
CREATE INDEX bonus_grant_due ON bonus_grant USING btree (expires_at) WHERE wager_state = ANY (ARRAY['waiting'::text, 'active'::text]);
CREATE INDEX bonus_grant_paused ON bonus_grant USING btree (paused_at) WHERE wager_state = 'paused'::text;
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON bonus_grant FOR EACH ROW EXECUTE FUNCTION bear_witness('deposit', 'shard');

-- Accounts that share a person, a phone number, an address, a payment account or a device and have had bonuses: put together by a job
-- every hour, so that no page looks for them.
create table bonus_link (
  -- By how often linked accounts had the same campaign, then by what was given.
  place integer not null,
  shares text[] not null,
  players bigint[] not null,
  -- Campaigns that more than one of them had.
  campaigns integer[] not null,
  bonuses integer not null,
  -- By currency: what was given, and what became cash, in minor units.
  money jsonb not null,
  last_at timestamp with time zone not null,
  found_at timestamp with time zone not null,
  PRIMARY KEY (place),
  CHECK (cardinality(players) > 1)
);

-- An operator's own logos of ways to pay and of game providers, by their numbers; what has none is drawn.
create table brand_logo (
  catalogue text not null,
  id integer not null,
  content_type text not null,
  content bytea not null,
  changed_at timestamp with time zone not null,
  PRIMARY KEY (catalogue, id),
  CHECK (catalogue = ANY (ARRAY['method'::text, 'gameProvider'::text])),
  CHECK (length(content) >= 1 AND length(content) <= 65536),
  CHECK (content_type = ANY (ARRAY['image/svg+xml'::text, 'image/png'::text, 'image/webp'::text]))
);

-- An act that is done to many things: the list is frozen when it is made, and nothing is done before `starts_at`.
create table bulk (
  id text not null,
  call text not null,
  -- What the call takes besides whom it is about, and why, both sealed.
  sealed_input bytea not null,
  sealed_reason bytea not null,
  made_by bigint not null,
  made_at timestamp with time zone not null,
  starts_at timestamp with time zone not null,
  rows integer not null,
  state text default 'cooling'::text not null,
  ended_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (made_by) REFERENCES staff(id),
  CHECK (starts_at >= made_at),
  CHECK ((state = ANY (ARRAY['done'::text, 'undone'::text])) = (ended_at IS NOT NULL)),
  CHECK (rows >= 1 AND rows <= 10000),
  CHECK (state = ANY (ARRAY['cooling'::text, 'running'::text, 'done'::text, 'undone'::text]))
);
CREATE INDEX bulk_newest ON bulk USING btree (made_at DESC, id DESC);

create table bulk_row (
  bulk text not null,
  place integer not null,
  subject text not null,
  state text default 'waiting'::text not null,
  -- The name of the refusal, and its sentence where there is one.
  refusal text,
  message text,
  done_at timestamp with time zone,
  PRIMARY KEY (bulk, place),
  UNIQUE (bulk, subject),
  FOREIGN KEY (bulk) REFERENCES bulk(id),
  CHECK ((state = 'waiting'::text) = (done_at IS NULL)),
  CHECK ((state = 'refused'::text) = (refusal IS NOT NULL)),
  CHECK (place > 0),
  CHECK (state = ANY (ARRAY['waiting'::text, 'done'::text, 'refused'::text]))
);
CREATE INDEX bulk_row_by_state ON bulk_row USING btree (bulk, state, place);

create table call_budget (
  key text not null,
  per_minute integer not null,
  used double precision not null,
  granted integer not null,
  at timestamp with time zone not null,
  PRIMARY KEY (key),
  CHECK (granted >= 0),
  CHECK (per_minute > 0),
  CHECK (used >= 0::double precision)
);

-- Campaigns that can be chosen while registering. 0 is "promo code" and -1 "no bonus", so ids begin with 1.
create table campaign (
  id integer not null,
  promo_code text,
  version integer default 1 not null,
  enabled boolean default true not null,
  -- When a campaign was first started: one that never was is a draft. Bonuses granted until `bonuses_end_at` end before their time.
  started_at timestamp with time zone,
  bonuses_end_at timestamp with time zone,
  stopped_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (promo_code),
  FOREIGN KEY (id, version) REFERENCES campaign_version(campaign, version),
  CHECK (id > 0),
  CHECK (promo_code = upper(promo_code)),
  CHECK (version > 0)
);
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON campaign FOR EACH ROW EXECUTE FUNCTION bear_witness('id');

create table campaign_code (
  code_index text not null,
  batch integer not null,
  place integer not null,
  -- Whom it has brought something, and by which deposit or act.
  shard smallint,
  player bigint,
  reference text,
  used_at timestamp with time zone,
  PRIMARY KEY (code_index),
  UNIQUE (batch, place),
  FOREIGN KEY (batch) REFERENCES campaign_code_batch(id),
  CHECK ((used_at IS NULL) = (reference IS NULL) AND (used_at IS NULL) = (player IS NULL) AND (used_at IS NULL) = (shard IS NULL)),
  CHECK (place > 0)
);
CREATE INDEX campaign_code_used ON campaign_code USING btree (batch) WHERE used_at IS NOT NULL;

-- Codes of which each brings a campaign once, made many at a time. The codes themselves are in no table: they follow from the number of
-- their batch and their place by the index key, and are looked up by a keyed index.
create table campaign_code_batch (
  id integer generated always as identity not null,
  campaign integer not null,
  codes integer not null,
  note text not null,
  made_at timestamp with time zone not null,
  made_by text not null,
  -- From then on none of them brings anything.
  ends_at timestamp with time zone,
  stopped_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (campaign) REFERENCES campaign(id),
  CHECK (codes >= 1 AND codes <= 10000)
);
CREATE INDEX campaign_code_batch_of ON campaign_code_batch USING btree (campaign, id DESC);

-- What each campaign has cost until a moment, by currency: made anew from the grants again and again.
create table campaign_figure (
  campaign integer not null,
  currency text not null,
  players integer not null,
  granted integer not null,
  refused integer not null,
  running integer not null,
  free_spins bigint not null,
  -- Minor units: what was given and not taken back.
  cost bigint not null,
  counted_at timestamp with time zone not null,
  completed integer default 0 not null,
  used_up integer default 0 not null,
  expired integer default 0 not null,
  let_go integer default 0 not null,
  converted bigint default 0 not null,
  PRIMARY KEY (campaign, currency),
  FOREIGN KEY (campaign) REFERENCES campaign(id)
);

-- Campaigns as an operator writes them: each change is a version, and what was granted stays with the version it was granted by.
create table campaign_version (
  campaign integer not null,
  version integer not null,
  data jsonb not null,
  at timestamp with time zone not null,
  actor text not null,
  PRIMARY KEY (campaign, version),
  CHECK (version > 0)
);
CREATE TRIGGER campaign_version_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON campaign_version FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON campaign_version FOR EACH ROW EXECUTE FUNCTION bear_witness('campaign', 'version');

-- The limits of one type that are in force in their running windows; arrays by period: daily, weekly, monthly, null where there is none.
create table cap (
  shard smallint not null,
  player bigint not null,
  currency text not null,
  type text not null,
  amount bigint[] not null,
  window_start timestamp with time zone[] not null,
  window_end timestamp with time zone[] not null,
  -- The first moment at which a window turns or a rule changes: from then on the caps are stale.
  valid_until timestamp with time zone not null,
  source text[] not null,
  PRIMARY KEY (shard, player, currency, type),
  CHECK (array_length(amount, 1) = 3 AND (0 <= ALL (amount))),
  CHECK (array_length(source, 1) = 3),
  CHECK (type = ANY (ARRAY['deposit'::text, 'loss'::text, 'wager'::text])),
  CHECK (array_length(window_end, 1) = 3),
  CHECK (array_length(window_start, 1) = 3)
);
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON cap FOR EACH ROW EXECUTE FUNCTION bear_witness('currency', 'player', 'shard', 'type');

-- Solved puzzles, so that each counts once. A puzzle itself is signed and kept nowhere.
create table captcha_used (
  salt text not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (salt)
);
CREATE INDEX captcha_used_expires ON captcha_used USING btree (expires_at);

-- Cashback that lies in a wallet to be taken, and what became of it.
create table cashback_claim (
  shard smallint not null,
  deposit text not null,
  player bigint not null,
  currency text not null,
  amount bigint not null,
  state text not null,
  opened_at timestamp with time zone not null,
  -- Null: no end. While its player is kept out the time does not run.
  until timestamp with time zone,
  paused_at timestamp with time zone,
  changed_at timestamp with time zone not null,
  PRIMARY KEY (shard, deposit),
  FOREIGN KEY (shard, deposit) REFERENCES bonus_grant(shard, deposit),
  CHECK (amount >= 0),
  CHECK (state = ANY (ARRAY['open'::text, 'taken'::text, 'returned'::text]))
);
CREATE INDEX cashback_claim_open ON cashback_claim USING btree (shard, player, currency) WHERE state = 'open'::text;
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON cashback_claim FOR EACH ROW EXECUTE FUNCTION bear_witness('deposit', 'shard');

-- What one player's cashback of a window was reckoned from, in minor units, and what came of it.
create table cashback_line (
  shard smallint not null,
  player bigint not null,
  currency text not null,
  campaign integer not null,
  zone text not null,
  starts_at timestamp with time zone not null,
  -- The days that count: some campaigns begin for a player within the window.
  from_day date not null,
  to_day date not null,
  staked bigint default 0 not null,
  won bigint default 0 not null,
  converted bigint default 0 not null,
  earlier bigint default 0 not null,
  deposits bigint default 0 not null,
  withdrawals bigint default 0 not null,
  grown bigint default 0 not null,
  base bigint not null,
  -- In hundredths of a percent.
  rate integer not null,
  amount bigint not null,
  state text not null,
  reason text,
  grant_id text,
  PRIMARY KEY (shard, player, currency, campaign, zone, starts_at),
  FOREIGN KEY (campaign, zone, starts_at) REFERENCES cashback_run(campaign, zone, starts_at),
  CHECK (amount >= 0),
  CHECK (base >= 0),
  CHECK (to_day >= from_day),
  CHECK ((state = 'given'::text) = (grant_id IS NOT NULL)),
  CHECK ((state = 'refused'::text) = (reason IS NOT NULL)),
  CHECK (rate >= 0 AND rate <= 10000),
  CHECK (state = ANY (ARRAY['due'::text, 'given'::text, 'refused'::text]))
);
CREATE INDEX cashback_line_due ON cashback_line USING btree (campaign, zone, starts_at) WHERE state = 'due'::text;
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON cashback_line FOR EACH ROW EXECUTE FUNCTION bear_witness('campaign', 'currency', 'player', 'shard', 'starts_at', 'zone');

-- A window of a cashback campaign, for players of a time zone: `open` until each of its lines is decided. `skipped`: the campaign was
-- stopped before it began. `games`: those that count, as they were when it was reckoned; null for all.
create table cashback_run (
  campaign integer not null,
  zone text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  version integer not null,
  base text not null,
  games integer[],
  state text not null,
  at timestamp with time zone not null,
  PRIMARY KEY (campaign, zone, starts_at),
  FOREIGN KEY (campaign, version) REFERENCES campaign_version(campaign, version),
  CHECK (base = ANY (ARRAY['netLoss'::text, 'netDeposits'::text])),
  CHECK (ends_at > starts_at),
  CHECK (state = ANY (ARRAY['open'::text, 'done'::text, 'skipped'::text]))
);
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON cashback_run FOR EACH ROW EXECUTE FUNCTION bear_witness('campaign', 'starts_at', 'zone');

create table catalogue_version (
  only_row boolean default true not null,
  version bigint not null,
  PRIMARY KEY (only_row),
  CHECK (only_row)
);

-- A change that a second person applies. What was asked never changes; its state does, once.
create table change_request (
  id text not null,
  call text not null,
  -- What it waits for: the passkey of whoever asked, by the command line, or a second person.
  gate text not null,
  sealed_input bytea not null,
  input_hash text not null,
  sealed_reason bytea not null,
  subject text,
  precondition jsonb not null,
  preview jsonb not null,
  made_by bigint not null,
  made_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  state text default 'waiting'::text not null,
  decided_by bigint,
  decided_at timestamp with time zone,
  sealed_decision bytea,
  -- What the call of a change request answered, for whoever asked for it: a command that waited prints it.
  sealed_answer bytea,
  PRIMARY KEY (id),
  FOREIGN KEY (decided_by) REFERENCES staff(id),
  FOREIGN KEY (made_by) REFERENCES staff(id),
  CHECK ((state = 'waiting'::text) = (decided_at IS NULL)),
  CHECK (gate = 'stepUp'::text OR (state <> ALL (ARRAY['applied'::text, 'failed'::text, 'rejected'::text])) OR decided_by <> made_by),
  CHECK (gate = ANY (ARRAY['stepUp'::text, 'second'::text])),
  CHECK (state = ANY (ARRAY['waiting'::text, 'applied'::text, 'rejected'::text, 'withdrawn'::text, 'failed'::text]))
);
CREATE INDEX change_request_made ON change_request USING btree (made_at DESC, id);
CREATE INDEX change_request_waiting ON change_request USING btree (made_at DESC) WHERE state = 'waiting'::text;
CREATE TRIGGER change_request_stays BEFORE UPDATE ON change_request FOR EACH ROW EXECUTE FUNCTION change_request_stays();

-- The one clock of product and sandbox: system time plus this offset. It only moves forward, and only the sandbox moves it.
create table clock (
  one boolean default true not null,
  offset_ms bigint default 0 not null,
  moved_at timestamp with time zone,
  PRIMARY KEY (one),
  CHECK (offset_ms >= 0),
  CHECK (one)
);

-- What a player has accepted, version by version.
create table consent (
  shard smallint not null,
  player bigint not null,
  document text not null,
  version integer not null,
  at timestamp with time zone not null,
  PRIMARY KEY (shard, player, document, version)
);

-- What players owe us: what a refund or a chargeback took that neither cash nor reserve could give. Below zero we owe it, for the length
-- of a transaction: a chargeback was won after its debt had been paid. Kept by the posting function; ledger verify holds it against the legs.
create table debt (
  shard smallint not null,
  player bigint not null,
  currency text not null,
  amount bigint not null,
  since timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  PRIMARY KEY (shard, player, currency)
);
CREATE INDEX debt_open ON debt USING btree (since) WHERE amount <> 0;
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON debt FOR EACH ROW EXECUTE FUNCTION bear_witness('currency', 'player', 'shard');

create table debt_decision (
  shard smallint not null,
  posting text not null,
  player bigint not null,
  currency text not null,
  kind text not null,
  amount bigint not null,
  decided_at timestamp with time zone not null,
  actor text not null,
  PRIMARY KEY (shard, posting),
  CHECK (amount > 0),
  CHECK (kind = ANY (ARRAY['recovered'::text, 'writtenOff'::text, 'restored'::text]))
);
CREATE INDEX debt_decision_by_player ON debt_decision USING btree (shard, player, currency);
CREATE TRIGGER debt_decision_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON debt_decision FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON debt_decision FOR EACH ROW EXECUTE FUNCTION bear_witness('posting', 'shard');

-- What a player signed before depositing by a method: the version of the text, and the answer. Answers are added, never changed.
create table deposit_agreement (
  shard smallint not null,
  player bigint not null,
  method integer not null,
  at timestamp with time zone not null,
  version text not null,
  accepted boolean not null,
  PRIMARY KEY (shard, player, method, at)
);
CREATE TRIGGER deposit_agreement_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON deposit_agreement FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON deposit_agreement FOR EACH ROW EXECUTE FUNCTION bear_witness('at', 'method', 'player', 'shard');

create table deposit_attempt (
  shard smallint not null,
  reference text not null,
  player bigint not null,
  currency text not null,
  method integer not null,
  provider text not null,
  key text not null,
  -- What the player typed; the fee; what the provider is asked for; what the wallet gets.
  amount bigint not null,
  fee bigint not null,
  fee_strategy text not null,
  asked bigint not null,
  state text not null,
  step json,
  provider_reference text,
  stored_detail text,
  save_detail boolean default false not null,
  campaign_id integer default '-1'::integer not null,
  code text,
  token_hash text not null,
  landing_hash text not null,
  reason text,
  credited bigint,
  checks integer default 0 not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  -- Whether an attempt has an allowance: one that may be paid before mandatory limits are set has none, its money waits in `held`.
  reserved boolean default true not null,
  -- What a way to pay asked for besides the amount, sealed: the provider may have to be asked again under the same reference.
  fields bytea,
  -- A deposit in another currency than the wallet's: amount, fee and asked stay in the wallet's, this is what the provider is asked for.
  pay_currency text,
  pay_amount bigint,
  rate text,
  -- What is paid in says how much it is: until then `amount` is the least that the method takes.
  open_amount boolean default false not null,
  -- The campaign that a deposit was begun with, as it then was. -1: none; a promo code has been read as its campaign.
  campaign_version integer,
  campaign_automatic boolean default false not null,
  -- The card or account that a deposit came from, once its provider has said so. What the player chose stands in `stored_detail`.
  came_from text,
  PRIMARY KEY (shard, reference),
  UNIQUE (landing_hash),
  UNIQUE (shard, player, key),
  UNIQUE (token_hash),
  CHECK (amount > 0),
  CHECK (asked > 0),
  CHECK (campaign_version > 0),
  CHECK (fee >= 0),
  CHECK (fee_strategy = ANY (ARRAY['included'::text, 'added'::text])),
  CHECK (pay_amount > 0),
  CHECK (state = ANY (ARRAY['created'::text, 'stepping'::text, 'pending'::text, 'unknown'::text, 'ok'::text, 'held'::text, 'failed'::text, 'expired'::text, 'cancelled'::text, 'mismatch'::text])),
  constraint paid_in_another_currency CHECK ((pay_currency IS NULL) = (pay_amount IS NULL) AND (pay_currency IS NULL) = (rate IS NULL) AND pay_currency IS DISTINCT FROM currency)
);
CREATE INDEX deposit_attempt_by_player ON deposit_attempt USING btree (shard, player, created_at DESC);
CREATE INDEX deposit_attempt_by_provider ON deposit_attempt USING btree (provider_reference) WHERE provider_reference IS NOT NULL;
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON deposit_attempt FOR EACH ROW EXECUTE FUNCTION bear_witness('reference', 'shard');

-- The deposits that were credited on a day (UTC): the players' how manieth (5: the fifth or a later one), and of what size (step: four
-- to each power of ten).
create table deposit_day (
  day date not null,
  country text not null,
  currency text not null,
  method integer not null,
  nth smallint not null,
  step smallint not null,
  deposits integer not null,
  amount bigint not null,
  PRIMARY KEY (day, country, currency, method, nth, step),
  CHECK (amount > 0),
  CHECK (deposits > 0),
  CHECK (nth >= 1 AND nth <= 5)
);

-- A command that waits to be let in by a colleague in the office. Only hashes of its secret and its short code are kept,
-- and of its address as much as is shown to whoever lets it in.
create table device_login (
  id text not null,
  secret_hash text not null,
  code_hash text not null,
  host text not null,
  network text not null,
  asked_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  state text default 'waiting'::text not null,
  decided_by bigint,
  PRIMARY KEY (id),
  UNIQUE (code_hash),
  UNIQUE (secret_hash),
  FOREIGN KEY (decided_by) REFERENCES staff(id),
  CHECK ((state = 'waiting'::text) = (decided_by IS NULL)),
  CHECK (state = ANY (ARRAY['waiting'::text, 'allowed'::text, 'refused'::text, 'taken'::text]))
);
CREATE INDEX device_login_over ON device_login USING btree (expires_at);

-- Domains of throw-away addresses, as they were last fetched; while there are none, those that came with the product hold.
create table disposable_domain (
  domain text not null,
  PRIMARY KEY (domain)
);

create table disposable_domain_list (
  one boolean default true not null,
  source text not null,
  as_of timestamp with time zone not null,
  domains integer not null,
  PRIMARY KEY (one),
  CHECK (one)
);

-- Documents that players send, and what an operator decided about each. What is read from one (name, fields, amount) is sealed.
create table document (
  shard smallint not null,
  player bigint not null,
  id text not null,
  "group" text not null,
  -- The names of packages/fields/src/lists/document-types.ts.
  type text not null,
  status text not null,
  details bytea not null,
  uploaded_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  -- What the operator tells the player about a refusal.
  reason text,
  PRIMARY KEY (shard, player, id),
  CHECK ("group" = ANY (ARRAY['identity'::text, 'address'::text, 'account'::text, 'paymentDetails'::text, 'sof'::text])),
  CHECK (status = ANY (ARRAY['uploaded'::text, 'approved'::text, 'rejected'::text]))
);
CREATE INDEX document_waiting ON document USING btree (uploaded_at) WHERE status = 'uploaded'::text;

-- Their images, sealed as all personal data; kept as they came, for as long as the document.
create table document_file (
  shard smallint not null,
  player bigint not null,
  document text not null,
  place smallint not null,
  content_type text not null,
  bytes integer not null,
  content bytea not null,
  PRIMARY KEY (shard, player, document, place),
  FOREIGN KEY (shard, player, document) REFERENCES document(shard, player, id),
  CHECK (bytes > 0)
);
CREATE TRIGGER document_file_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON document_file FOR EACH STATEMENT EXECUTE FUNCTION refuse_document_change();

-- What an operator asks a player for. It is over once such a document is approved, or when the operator takes it back.
create table document_request (
  shard smallint not null,
  player bigint not null,
  type text not null,
  since timestamp with time zone not null,
  reason text not null,
  ended_at timestamp with time zone,
  PRIMARY KEY (shard, player, type, since)
);
CREATE UNIQUE INDEX document_request_open ON document_request USING btree (shard, player, type) WHERE ended_at IS NULL;

-- A month of a table that is kept in the archive alone. Its part was dropped by the owner of the database after the archive had been read back
-- and compared; what is kept here lets the chain and the witnesses be verified over it. A month that was restored keeps its row.
create table dropped_month (
  table_name text not null,
  -- Its first day.
  month date not null,
  rows bigint not null,
  -- The numbers of its rows, which are never given again.
  ids int8multirange not null,
  -- SHA-256 of what the witnesses of its rows say, and, of the audit log and the access log, of the links of its entries.
  witnesses text not null,
  links text,
  -- The last of these links; 0 and empty if the month has no entries.
  last_place bigint,
  last_hash text,
  dropped_at timestamp with time zone not null,
  dropped_by text not null,
  restored_at timestamp with time zone,
  restored_by text,
  PRIMARY KEY (table_name, month),
  CHECK ((restored_at IS NULL) = (restored_by IS NULL)),
  CHECK (links ~ '^[0-9a-f]{64}$'::text),
  CHECK (EXTRACT(day FROM month) = 1::numeric),
  CHECK (rows >= 0),
  CHECK (witnesses ~ '^[0-9a-f]{64}$'::text)
);
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON dropped_month FOR EACH ROW EXECUTE FUNCTION bear_witness('table_name', 'month');

-- That a person was erased, and what was found of them afterwards. The row stays, so that a restored backup can be brought up to it.
create table erasure (
  shard smallint not null,
  player bigint not null,
  erased_at timestamp with time zone not null,
  actor text not null,
  -- How many rows of each table went or were emptied.
  removed jsonb not null,
  -- When all tables were last searched for what is left, and how many values were found by table and column: none, once it is done.
  checked_at timestamp with time zone,
  left_over jsonb,
  PRIMARY KEY (shard, player)
);

-- Self-exclusion, time-out and blocks by an operator. Ended only by their end; a longer one is a new row.
create table exclusion (
  shard smallint not null,
  id bigint generated always as identity not null,
  player bigint not null,
  kind text not null,
  source text not null,
  reason text default ''::text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  -- An exclusion that ends only by the player's own act: for so many hours after it was asked for it holds on. Null: it ends by itself.
  cooling_off_hours integer,
  PRIMARY KEY (shard, id),
  CHECK (cooling_off_hours > 0),
  CHECK (kind = ANY (ARRAY['excluded'::text, 'timeOut'::text, 'blocked'::text]))
);
CREATE INDEX exclusion_by_player ON exclusion USING btree (shard, player);
CREATE TRIGGER exclusion_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON exclusion FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON exclusion FOR EACH ROW EXECUTE FUNCTION bear_witness('id', 'shard');

-- That a player asked to play again once an exclusion's time was over; when it ends, and whether offers may be sent again.
create table exclusion_return (
  shard smallint not null,
  exclusion bigint not null,
  asked_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  offers boolean not null,
  PRIMARY KEY (shard, exclusion),
  FOREIGN KEY (shard, exclusion) REFERENCES exclusion(shard, id),
  CHECK (ends_at > asked_at)
);
CREATE TRIGGER exclusion_return_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON exclusion_return FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON exclusion_return FOR EACH ROW EXECUTE FUNCTION bear_witness('exclusion', 'shard');

-- That somebody looked at a player's request to play again after an exclusion, and what they decided: nothing speaks against it, and it
-- ends by itself at its time, or it was extended before that.
create table exclusion_return_decision (
  shard smallint not null,
  exclusion bigint not null,
  decided_at timestamp with time zone not null,
  verdict text not null,
  actor text not null,
  PRIMARY KEY (shard, exclusion),
  FOREIGN KEY (shard, exclusion) REFERENCES exclusion_return(shard, exclusion),
  CHECK (verdict = ANY (ARRAY['nothingAgainst'::text, 'extended'::text]))
);
CREATE TRIGGER exclusion_return_decision_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON exclusion_return_decision FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON exclusion_return_decision FOR EACH ROW EXECUTE FUNCTION bear_witness('exclusion', 'shard');

-- What a provider reported about an attempt or a withdrawal; the same event is kept once. State is a fold over these rows.
create table fact (
  shard smallint not null,
  reference text not null,
  event_key text not null,
  kind text not null,
  amount bigint,
  currency text,
  details jsonb default '{}'::jsonb not null,
  happened_at timestamp with time zone not null,
  observed_at timestamp with time zone not null,
  PRIMARY KEY (shard, reference, event_key)
);
CREATE TRIGGER fact_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON fact FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON fact FOR EACH ROW EXECUTE FUNCTION bear_witness('event_key', 'reference', 'shard');

-- Notices of payment providers that could not be read, or not be applied: the provider sends them again, and a person takes them again or
-- dismisses them. What came is sealed, and forgotten in time as that of every other notice.
create table failed_notice (
  id text not null,
  provider text not null,
  kind text not null,
  event_key text,
  reference text,
  shard smallint,
  why text not null,
  sealed_raw bytea,
  received_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  tries integer default 1 not null,
  state text default 'waiting'::text not null,
  decided_at timestamp with time zone,
  decided_by text,
  PRIMARY KEY (id),
  CHECK ((decided_at IS NULL) = (state = 'waiting'::text)),
  CHECK (kind = ANY (ARRAY['unreadable'::text, 'unapplied'::text])),
  CHECK (state = ANY (ARRAY['waiting'::text, 'taken'::text, 'dismissed'::text])),
  CHECK (tries > 0)
);
CREATE INDEX failed_notice_waiting ON failed_notice USING btree (received_at) WHERE state = 'waiting'::text;
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON failed_notice FOR EACH ROW EXECUTE FUNCTION bear_witness('id');

create table free_round_award (
  shard smallint not null,
  id text not null,
  -- The bonus that brought it: its campaign's version says in which games it is played.
  grant_id text not null,
  player bigint not null,
  currency text not null,
  -- Games by the names of their addresses.
  games text[] not null,
  -- What one round is played for, in minor units, of which nothing is staked.
  value bigint not null,
  given integer not null,
  remaining integer not null,
  -- Rounds that have begun and are not over.
  open integer default 0 not null,
  -- What was credited, at most max_won, in minor units.
  won bigint default 0 not null,
  max_won bigint,
  -- How often a win is wagered, in ten-thousandths. Null: a win is cash. With it rounds are played while their bonus is the active one, and
  -- end with it.
  factor bigint,
  -- What wins have added to the requirement of the bonus, in minor units.
  required bigint default 0 not null,
  given_at timestamp with time zone not null,
  until timestamp with time zone,
  state text default 'active'::text not null,
  paused_at timestamp with time zone,
  ended_at timestamp with time zone,
  PRIMARY KEY (shard, id),
  FOREIGN KEY (shard, grant_id) REFERENCES bonus_grant(shard, deposit),
  constraint ended_since CHECK ((state <> ALL (ARRAY['active'::text, 'paused'::text])) = (ended_at IS NOT NULL)),
  CHECK (remaining >= 0 AND remaining <= given AND open <= (given - remaining)),
  CHECK (won <= max_won),
  CHECK (factor > 0),
  CHECK (cardinality(games) > 0),
  CHECK (given > 0),
  CHECK (max_won > 0),
  CHECK (open >= 0),
  CHECK (required >= 0),
  CHECK (state = ANY (ARRAY['active'::text, 'paused'::text, 'played'::text, 'forfeited'::text, 'expired'::text, 'cancelled'::text, 'undone'::text, 'declined'::text])),
  CHECK (value > 0),
  CHECK (won >= 0),
  constraint nothing_left_when_played CHECK (state <> 'played'::text OR remaining = 0),
  constraint paused_since CHECK ((state = 'paused'::text) = (paused_at IS NOT NULL))
);
CREATE INDEX free_round_award_of_grant ON free_round_award USING btree (shard, grant_id);
CREATE INDEX free_round_award_of_player ON free_round_award USING btree (shard, player, currency, given_at);
CREATE INDEX free_round_award_running ON free_round_award USING btree (shard, player, currency) WHERE state = ANY (ARRAY['active'::text, 'paused'::text]);
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON free_round_award FOR EACH ROW EXECUTE FUNCTION bear_witness('id', 'shard');

create table free_round_event (
  shard smallint not null,
  award text not null,
  n integer not null,
  kind text not null,
  -- Of `won` what was credited, in minor units.
  amount bigint default 0 not null,
  posting text,
  at timestamp with time zone not null,
  actor text not null,
  PRIMARY KEY (shard, award, n),
  FOREIGN KEY (shard, award) REFERENCES free_round_award(shard, id),
  CHECK (amount >= 0),
  CHECK (kind = ANY (ARRAY['given'::text, 'won'::text, 'back'::text, 'paused'::text, 'resumed'::text, 'played'::text, 'forfeited'::text, 'expired'::text, 'cancelled'::text, 'undone'::text, 'restored'::text, 'declined'::text])),
  CHECK (n > 0)
);
CREATE TRIGGER free_round_event_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON free_round_event FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON free_round_event FOR EACH ROW EXECUTE FUNCTION bear_witness('award', 'n', 'shard');

-- Games: the catalogue, sessions, and launch tokens. Rounds are holds of the ledger.
create table game (
  id integer not null,
  friendly_id text not null,
  studio text not null,
  studio_game text not null,
  name text not null,
  game_group text,
  "position" integer not null,
  enabled boolean default true not null,
  data jsonb not null,
  more_groups text[] default '{}'::text[] not null,
  provider integer,
  -- What a game is in the books: its lobby groups are for players and change.
  product text default 'casino'::text not null,
  countries text[] default '{}'::text[] not null,
  off_in text[] default '{}'::text[] not null,
  changed_at timestamp with time zone,
  changed_by text,
  PRIMARY KEY (id),
  UNIQUE (friendly_id),
  UNIQUE (studio, studio_game),
  FOREIGN KEY (provider) REFERENCES game_provider(id),
  CHECK (product ~ '^[a-z0-9-]+$'::text)
);
CREATE INDEX game_by_position ON game USING btree ("position", id);
CREATE TRIGGER game_begins_versions AFTER INSERT ON game FOR EACH ROW WHEN (new.changed_at IS NOT NULL) EXECUTE FUNCTION game_keeps_version();
CREATE TRIGGER game_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON game FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
CREATE TRIGGER game_has_account AFTER INSERT OR UPDATE ON game FOR EACH STATEMENT EXECUTE FUNCTION game_has_account();
CREATE TRIGGER game_keeps_version AFTER UPDATE ON game FOR EACH ROW WHEN (old.* IS DISTINCT FROM new.*) EXECUTE FUNCTION game_keeps_version();

-- The rounds that closed on a day (UTC), from the feed of closed rounds. The arrays go by what a round paid for each unit staked:
-- how many rounds, what they staked and what they paid (apps/server/src/play/campaign-forecast/multiples.ts names the steps).
create table game_day (
  day date not null,
  game integer not null,
  currency text not null,
  rounds bigint[] not null,
  staked bigint[] not null,
  won bigint[] not null,
  PRIMARY KEY (day, game, currency)
);

-- The outcomes of a studio's games that can win a jackpot, as its listing names them: what players read, by language, and how likely one
-- round gives it, an exact fraction.
create table game_outcome (
  studio text not null,
  studio_game text not null,
  outcome text not null,
  names jsonb not null,
  chance_of numeric not null,
  chance_in numeric not null,
  told_at timestamp with time zone not null,
  PRIMARY KEY (studio, studio_game, outcome),
  CHECK (chance_of > 0::numeric),
  CHECK (chance_in >= chance_of),
  CHECK (outcome ~ '^[a-z][A-Za-z0-9]{0,39}$'::text)
);
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON game_outcome FOR EACH ROW EXECUTE FUNCTION bear_witness('outcome', 'studio', 'studio_game');

-- The catalogue grows: providers by number, several groups for a game, games without a group of their own, and a version that
-- tells every process when to read the catalogue again.
create table game_provider (
  id integer not null,
  name text not null,
  enabled boolean default true not null,
  countries text[] default '{}'::text[] not null,
  off_in text[] default '{}'::text[] not null,
  changed_at timestamp with time zone,
  changed_by text,
  PRIMARY KEY (id),
  UNIQUE (name)
);
CREATE TRIGGER game_provider_begins_versions AFTER INSERT ON game_provider FOR EACH ROW WHEN (new.changed_at IS NOT NULL) EXECUTE FUNCTION game_provider_keeps_version();
CREATE TRIGGER game_provider_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON game_provider FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
CREATE TRIGGER game_provider_keeps_version AFTER UPDATE ON game_provider FOR EACH ROW WHEN (old.* IS DISTINCT FROM new.*) EXECUTE FUNCTION game_provider_keeps_version();

create table game_provider_version (
  id integer not null,
  version integer not null,
  data jsonb not null,
  changed_at timestamp with time zone,
  changed_by text,
  PRIMARY KEY (id, version),
  CHECK ((changed_at IS NULL) = (changed_by IS NULL)),
  CHECK (version > 0)
);
CREATE TRIGGER game_provider_version_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON game_provider_version FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON game_provider_version FOR EACH ROW EXECUTE FUNCTION bear_witness('id', 'version');

-- What a studio's listing says a game returns of all that is staked: the least and the most, exact fractions. The deviation of a round, in
-- stakes, where rounds are independent of each other; the least and the most of it where players choose.
create table game_return (
  studio text not null,
  studio_game text not null,
  least_of numeric not null,
  least_in numeric not null,
  most_of numeric not null,
  most_in numeric not null,
  deviation_least numeric,
  deviation_most numeric,
  -- The first day (UTC) that it holds for: the day after another one was told. Null: as long as we know the game.
  since date,
  told_at timestamp with time zone not null,
  PRIMARY KEY (studio, studio_game),
  CHECK (deviation_most >= deviation_least),
  CHECK ((least_of * most_in) <= (most_of * least_in)),
  CHECK ((deviation_least IS NULL) = (deviation_most IS NULL)),
  CHECK (deviation_least >= 0::numeric),
  CHECK (least_in > 0::numeric),
  CHECK (least_of >= 0::numeric),
  CHECK (most_in > 0::numeric),
  CHECK (most_of >= 0::numeric)
);

-- The games whose return lies outside of its band, and what somebody said to it.
create table game_return_alarm (
  game integer not null,
  since timestamp with time zone not null,
  -- Of how many days the return is that lies furthest outside; null: of all that is known.
  days smallint,
  grade text not null,
  side text not null,
  -- How many standard errors it lies away from what is stated.
  errors double precision not null,
  judged_at timestamp with time zone not null,
  dismissed_at timestamp with time zone,
  dismissed_by text,
  dismissed_grade text,
  dismissed_errors double precision,
  PRIMARY KEY (game),
  FOREIGN KEY (game) REFERENCES game(id),
  CHECK (num_nulls(dismissed_at, dismissed_by, dismissed_grade, dismissed_errors) = ANY (ARRAY[0, 4])),
  CHECK (dismissed_grade = ANY (ARRAY['alarm'::text, 'proposal'::text])),
  CHECK (grade = ANY (ARRAY['alarm'::text, 'proposal'::text])),
  CHECK (side = ANY (ARRAY['above'::text, 'below'::text]))
);

-- The rounds that closed on a day (UTC), from the feed of closed rounds: sums in minor units, and of their squares. The arrays have the 24
-- hours of the day; what follows them sums the squares of their hours, for rounds that are decided together.
create table game_return_day (
  game integer not null,
  currency text not null,
  day date not null,
  rounds bigint not null,
  staked bigint not null,
  won bigint not null,
  staked_squared numeric not null,
  won_staked numeric not null,
  won_squared numeric not null,
  hours_staked bigint[] not null,
  hours_won bigint[] not null,
  hours_staked_squared numeric not null,
  hours_won_staked numeric not null,
  hours_won_squared numeric not null,
  PRIMARY KEY (game, currency, day),
  CHECK (cardinality(hours_staked) = 24),
  CHECK (cardinality(hours_won) = 24)
);

create table game_session (
  id text not null,
  shard smallint not null,
  player bigint not null,
  currency text not null,
  game integer not null,
  studio text not null,
  language text not null,
  launch_hash text not null,
  launch_expires_at timestamp with time zone not null,
  authenticated_at timestamp with time zone,
  opened_at timestamp with time zone not null,
  last_prolonged_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ended_because text,
  PRIMARY KEY (id),
  UNIQUE (launch_hash),
  FOREIGN KEY (game) REFERENCES game(id)
);
CREATE INDEX game_session_by_game ON game_session USING btree (game, opened_at);
CREATE INDEX game_session_by_player ON game_session USING btree (shard, player, opened_at DESC);
CREATE INDEX game_session_of_game ON game_session USING btree (game) WHERE ended_at IS NULL;
CREATE INDEX game_session_open ON game_session USING btree (shard, player) WHERE ended_at IS NULL;
CREATE INDEX game_session_time ON game_session USING btree (shard, player, opened_at);

-- What came with the installation has neither a moment nor a name.
create table game_version (
  id integer not null,
  version integer not null,
  data jsonb not null,
  changed_at timestamp with time zone,
  changed_by text,
  PRIMARY KEY (id, version),
  CHECK ((changed_at IS NULL) = (changed_by IS NULL)),
  CHECK (version > 0)
);
CREATE TRIGGER game_version_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON game_version FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON game_version FOR EACH ROW EXECUTE FUNCTION bear_witness('id', 'version');

create table grant_event (
  shard smallint not null,
  deposit text not null,
  n integer not null,
  kind text not null,
  -- Minor units: what was given, what became cash, what went back to the house; of `amended` the new requirement.
  given bigint default 0 not null,
  converted bigint default 0 not null,
  returned bigint default 0 not null,
  required bigint,
  posting text,
  at timestamp with time zone not null,
  actor text not null,
  PRIMARY KEY (shard, deposit, n),
  FOREIGN KEY (shard, deposit) REFERENCES bonus_grant(shard, deposit),
  CHECK (converted >= 0),
  CHECK (given >= 0),
  CHECK (kind = ANY (ARRAY['granted'::text, 'activated'::text, 'paused'::text, 'resumed'::text, 'amended'::text, 'closing'::text, 'completed'::text, 'used'::text, 'forfeited'::text, 'expired'::text, 'cancelled'::text, 'undone'::text, 'declined'::text, 'late'::text, 'freeWin'::text])),
  CHECK (n > 0),
  CHECK (required >= 0),
  CHECK (returned >= 0)
);
CREATE INDEX grant_event_by_posting ON grant_event USING btree (shard, posting) WHERE posting IS NOT NULL;
CREATE TRIGGER grant_event_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON grant_event FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON grant_event FOR EACH ROW EXECUTE FUNCTION bear_witness('deposit', 'n', 'shard');

-- What is set aside, with its owner. Round: stakes in play. Withdrawal: money on its way out.
-- Deposit: allowance of a running attempt. Held: money received that may not be credited yet.
create table hold (
  shard smallint not null,
  id text not null,
  player bigint not null,
  currency text not null,
  kind text not null,
  owner_ref text not null,
  amount bigint not null,
  cash bigint default 0 not null,
  bonus bigint default 0 not null,
  bucket text,
  staked bigint default 0 not null,
  won bigint default 0 not null,
  -- What of these was bonus: limits count cash only.
  bonus_staked bigint default 0 not null,
  bonus_won bigint default 0 not null,
  state text not null,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  -- When a deposit, or money that was held, began to count against the deposit limits. Apart from closed_at, so that the end of a
  -- round changes nothing that is indexed and the row stays in its place.
  counted_at timestamp with time zone,
  expires_at timestamp with time zone,
  -- The house account that a round is settled with. Rounds that were open before accounts were told apart have none: gaming:casino.
  account text,
  -- The grant that a round was played under, and what it will have counted when it closes.
  grant_id text,
  wagered bigint,
  -- The award that a round was played from, without a stake; null again once it was rolled back.
  free_rounds text,
  PRIMARY KEY (shard, player, currency, id),
  CHECK (kind = ANY (ARRAY['round'::text, 'withdrawal'::text, 'deposit'::text, 'held'::text, 'race'::text])),
  CHECK (state = ANY (ARRAY['open'::text, 'closed'::text])),
  CHECK (wagered >= 0),
  constraint nothing_below_zero CHECK (LEAST(amount, cash, bonus, bonus_staked, staked - bonus_staked, bonus_won, won - bonus_won) >= 0)
);
CREATE INDEX hold_by_time ON hold USING brin (opened_at) WITH (pages_per_range='32');
CREATE INDEX hold_deposits ON hold USING btree (shard, player, currency, counted_at) WHERE counted_at IS NOT NULL;
CREATE INDEX hold_races ON hold USING btree (shard, player, currency, opened_at) WHERE kind = 'race'::text;
CREATE INDEX hold_round ON hold USING hash (id) WHERE kind = 'round'::text;
CREATE INDEX hold_rounds ON hold USING btree (shard, player, currency, opened_at) WHERE kind = 'round'::text;

-- Turnover of house accounts by day, rolled up behind the write path.
create table house_day (
  shard smallint not null,
  account text not null,
  currency text not null,
  day date not null,
  debit bigint not null,
  credit bigint not null,
  PRIMARY KEY (shard, account, currency, day)
);
CREATE INDEX house_day_by_day ON house_day USING btree (day);

-- One thing that is stopped, everywhere or for one country. `target`: of deposits a provider, of play `studio:…` or `game:…`.
create table house_stop (
  id bigint generated always as identity not null,
  incident bigint not null,
  kind text not null,
  target text,
  country text,
  reason text not null,
  texts jsonb not null,
  begun_at timestamp with time zone not null,
  begun_by text not null,
  ended_at timestamp with time zone,
  ended_by text,
  PRIMARY KEY (id),
  FOREIGN KEY (incident) REFERENCES incident(id),
  CHECK (target IS NULL OR (kind = ANY (ARRAY['deposit'::text, 'play'::text]))),
  CHECK ((ended_at IS NULL) = (ended_by IS NULL)),
  CHECK (kind = ANY (ARRAY['site'::text, 'registration'::text, 'login'::text, 'deposit'::text, 'withdrawal'::text, 'play'::text]))
);
CREATE INDEX house_stop_of ON house_stop USING btree (incident);
CREATE UNIQUE INDEX house_stop_open ON house_stop USING btree (kind, COALESCE(target, ''::text), COALESCE(country, ''::text)) WHERE ended_at IS NULL;

-- A pot's money lies in a wallet of the house, one for each pot in its currency: what is in the pot is its cash, what pays the next
-- beginnings its reserve. Players have numbers above zero, the wallets of the house below.
create table house_wallet (
  shard smallint not null,
  player bigint not null,
  currency text not null,
  -- Whose it is: jackpot:7
  owner text not null,
  PRIMARY KEY (shard, player, currency),
  UNIQUE (owner),
  CHECK (owner ~ '^[a-z]+:[1-9][0-9]*$'::text),
  CHECK (player < 0),
  CHECK (shard >= 0 AND shard <= 255)
);
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON house_wallet FOR EACH ROW EXECUTE FUNCTION bear_witness('currency', 'player', 'shard');

-- A try to find out at another service who somebody is. The browser holds the token; only its hash is kept. What the service needs
-- remembered, what it proved and what the browser is told are sealed, for they are about a person.
create table identification (
  token_hash text not null,
  method text not null,
  purpose text not null,
  device_hash text not null,
  country text not null,
  language text not null,
  shard smallint,
  player bigint,
  customer_app text,
  return_hash text,
  vendor_ref text not null,
  sealed_state bytea not null,
  sealed_return bytea,
  status text not null,
  sealed_outcome bytea,
  registration_hash text,
  sealed_evidence bytea,
  begun_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  evidence_until timestamp with time zone,
  -- How a try goes on at its service: a window or a frame that comes back only tells the page that opened it.
  mode text default 'redirect'::text not null,
  -- The browser that comes back from a service goes on where its try says, and a player's last check of age is asked for.
  go_on text,
  PRIMARY KEY (token_hash),
  UNIQUE (registration_hash),
  UNIQUE (return_hash),
  CHECK (mode = ANY (ARRAY['code'::text, 'popup'::text, 'frame'::text, 'redirect'::text])),
  CHECK (purpose = ANY (ARRAY['login'::text, 'registration'::text, 'age'::text, 'deposit'::text, 'proof'::text, 'resume'::text])),
  CHECK (status = ANY (ARRAY['pending'::text, 'success'::text, 'error'::text, 'expired'::text]))
);
CREATE INDEX identification_expires ON identification USING btree (expires_at);
CREATE INDEX identification_of_age ON identification USING btree (shard, player, begun_at) WHERE purpose = 'age'::text;
CREATE INDEX identification_vendor ON identification USING btree (method, vendor_ref);

-- What services have told by signed notices: each notice once, whether its try is written already or the notice was faster. Sealed, for
-- it is about a person; a day after it came it is deleted.
create table identification_notice (
  method text not null,
  notice_id text not null,
  vendor_ref text not null,
  sealed bytea not null,
  came_at timestamp with time zone not null,
  PRIMARY KEY (method, notice_id)
);
CREATE INDEX identification_notice_about ON identification_notice USING btree (method, vendor_ref);
CREATE INDEX identification_notice_came ON identification_notice USING btree (came_at);

-- Tokens that began an identification, by their hash, until their time would have been over: each begins one.
create table identification_token_used (
  token_hash text not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (token_hash)
);
CREATE INDEX identification_token_used_expires ON identification_token_used USING btree (expires_at);

-- Verified notices, as they came, with what became of them.
create table inbox (
  provider text not null,
  event_key text not null,
  raw text not null,
  received_at timestamp with time zone not null,
  processed_at timestamp with time zone,
  outcome text,
  PRIMARY KEY (provider, event_key)
);
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON inbox FOR EACH ROW EXECUTE FUNCTION bear_witness('event_key', 'provider');

-- Incidents, what is stopped in them, and what happened in them, in order.
create table incident (
  id bigint generated always as identity not null,
  title text not null,
  severity text not null,
  opened_at timestamp with time zone not null,
  opened_by text not null,
  closed_at timestamp with time zone,
  closed_by text,
  PRIMARY KEY (id),
  CHECK ((closed_at IS NULL) = (closed_by IS NULL)),
  CHECK (severity = ANY (ARRAY['minor'::text, 'major'::text, 'critical'::text]))
);
CREATE INDEX incident_open ON incident USING btree (opened_at) WHERE closed_at IS NULL;

create table incident_note (
  id bigint generated always as identity not null,
  incident bigint not null,
  at timestamp with time zone not null,
  by text not null,
  kind text not null,
  words text not null,
  stop bigint,
  PRIMARY KEY (id),
  FOREIGN KEY (incident) REFERENCES incident(id),
  FOREIGN KEY (stop) REFERENCES house_stop(id),
  CHECK (kind = ANY (ARRAY['opened'::text, 'stopped'::text, 'back'::text, 'told'::text, 'note'::text, 'closed'::text]))
);
CREATE INDEX incident_note_of ON incident_note USING btree (incident, id);
CREATE TRIGGER incident_note_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON incident_note FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Among whom the installation lives, written at its first start: what was tried with the sandbox never becomes live, nor the other way round.
create table installation (
  one boolean default true not null,
  mode text not null,
  -- Which keys this database belongs to, written at the first start: digests by name, and something that the field key has sealed.
  -- With other keys nobody could log in, and what they seal could not be read by those who have the right ones.
  keys jsonb,
  probe bytea,
  -- Which key of the house seals, by its name; null: the one the servers are started with.
  sealing_key text,
  PRIMARY KEY (one),
  CHECK (mode = ANY (ARRAY['sandbox'::text, 'live'::text])),
  CHECK (one)
);

create table jackpot (
  id integer not null,
  version integer not null,
  currency text not null,
  -- `closing`: on its last day, at whose end one of that day's stakes wins it.
  state text not null,
  started_at timestamp with time zone,
  closes_at timestamp with time zone,
  ended_at timestamp with time zone,
  moved_to integer,
  -- What stakes have brought and is less than a minor unit, in millionths of one: of the pot, and of its reserve.
  meter_rest integer default 0 not null,
  reserve_rest integer default 0 not null,
  PRIMARY KEY (id),
  FOREIGN KEY (id, version) REFERENCES jackpot_version(jackpot, version),
  FOREIGN KEY (moved_to) REFERENCES jackpot(id),
  CHECK ((state = 'draft'::text) = (started_at IS NULL) AND (state = 'ended'::text) = (ended_at IS NOT NULL) AND (state <> 'closing'::text OR closes_at IS NOT NULL)),
  CHECK (id > 0),
  CHECK (meter_rest >= 0 AND meter_rest <= 999999),
  CHECK (reserve_rest >= 0 AND reserve_rest <= 999999),
  CHECK (state = ANY (ARRAY['draft'::text, 'running'::text, 'closing'::text, 'ended'::text]))
);
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON jackpot FOR EACH ROW EXECUTE FUNCTION bear_witness('id');

-- Rounds that were counted together, and what they brought in minor units.
create table jackpot_batch (
  jackpot integer not null,
  n bigint not null,
  draw integer not null,
  rounds integer not null,
  staked bigint not null,
  meter bigint not null,
  reserve bigint not null,
  at timestamp with time zone not null,
  PRIMARY KEY (jackpot, n),
  FOREIGN KEY (jackpot, draw) REFERENCES jackpot_draw(jackpot, n),
  CHECK (meter >= 0),
  CHECK (n > 0),
  CHECK (reserve >= 0),
  CHECK (rounds > 0),
  CHECK (staked > 0)
);
CREATE TRIGGER jackpot_batch_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON jackpot_batch FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON jackpot_batch FOR EACH ROW EXECUTE FUNCTION bear_witness('jackpot', 'n');

-- A draw is what a pot is won by: from its beginning, when the digest of its secret is published, to the round that wins, when the secret is.
create table jackpot_draw (
  jackpot integer not null,
  n integer not null,
  version integer not null,
  kind text not null,
  commitment text,
  -- Sealed until the draw ends; then it stands in the clear.
  sealed_secret bytea,
  secret text,
  began_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  -- The stakes that took part, in minor units.
  staked bigint default 0 not null,
  -- Who won, with which round, and how much. A draw that ended with its pot, or for its last day, has no winner.
  shard smallint,
  player bigint,
  round text,
  stake bigint,
  amount bigint,
  PRIMARY KEY (jackpot, n),
  FOREIGN KEY (jackpot) REFERENCES jackpot(id),
  FOREIGN KEY (jackpot, version) REFERENCES jackpot_version(jackpot, version),
  CHECK (amount > 0),
  CHECK ((num_nonnulls(shard, player, round, stake, amount) = ANY (ARRAY[0, 5])) AND (amount IS NULL OR ended_at IS NOT NULL)),
  CHECK (commitment ~ '^[0-9a-f]{64}$'::text),
  CHECK (kind = ANY (ARRAY['mustHitBy'::text, 'random'::text, 'reels'::text, 'lastDay'::text])),
  CHECK (n > 0),
  constraint jackpot_draw_promise CHECK (
CASE
    WHEN kind = 'reels'::text THEN num_nonnulls(commitment, sealed_secret, secret) = 0
    ELSE commitment IS NOT NULL AND (ended_at IS NULL) = (secret IS NULL) AND (secret IS NULL) = (sealed_secret IS NOT NULL)
END),
  CHECK (stake > 0),
  CHECK (staked >= 0)
);
CREATE UNIQUE INDEX jackpot_draw_by_round ON jackpot_draw USING btree (jackpot, shard, player, round) WHERE round IS NOT NULL;
CREATE INDEX jackpot_draw_by_time ON jackpot_draw USING btree (jackpot, began_at DESC, n DESC);
CREATE INDEX jackpot_draw_of_player ON jackpot_draw USING btree (shard, player, ended_at) WHERE player IS NOT NULL;
CREATE UNIQUE INDEX jackpot_draw_running ON jackpot_draw USING btree (jackpot) WHERE ended_at IS NULL;
CREATE TRIGGER jackpot_draw_changes_catalogue AFTER INSERT OR UPDATE OF ended_at ON jackpot_draw FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON jackpot_draw FOR EACH ROW EXECUTE FUNCTION bear_witness('jackpot', 'n');

-- A round that gave such an outcome, written with the booking of its win: once, and for own money that was staked.
create table jackpot_hit (
  shard smallint not null,
  player bigint not null,
  currency text not null,
  round text not null,
  outcome text not null,
  -- The posting that closed the round, and its place in the wallet's movements.
  posting text not null,
  seq bigint not null,
  PRIMARY KEY (shard, player, currency, round)
);
CREATE TRIGGER jackpot_hit_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON jackpot_hit FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON jackpot_hit FOR EACH ROW EXECUTE FUNCTION bear_witness('currency', 'player', 'round', 'shard');

-- Each round that has taken part: its own money staked, once, in the order in which it was counted.
create table jackpot_round (
  jackpot integer not null,
  shard smallint not null,
  player bigint not null,
  round text not null,
  batch bigint not null,
  place integer not null,
  staked bigint not null,
  PRIMARY KEY (shard, player, round, jackpot),
  UNIQUE (jackpot, batch, place),
  FOREIGN KEY (jackpot, batch) REFERENCES jackpot_batch(jackpot, n),
  CHECK (place > 0),
  CHECK (staked > 0)
);
CREATE TRIGGER jackpot_round_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON jackpot_round FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Pots as an operator writes them: each change is a version; a draw keeps the version that it began with.
create table jackpot_version (
  jackpot integer not null,
  version integer not null,
  data jsonb not null,
  at timestamp with time zone not null,
  actor text not null,
  PRIMARY KEY (jackpot, version),
  CHECK (version > 0)
);
CREATE TRIGGER jackpot_version_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON jackpot_version FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON jackpot_version FOR EACH ROW EXECUTE FUNCTION bear_witness('jackpot', 'version');

-- Work that is due at a moment of our clock. A row is taken with a lease and repeated until it is done.
create table job (
  id bigint generated always as identity not null,
  kind text not null,
  key text not null,
  payload jsonb default '{}'::jsonb not null,
  due_at timestamp with time zone not null,
  leased_until timestamp with time zone,
  tries integer default 0 not null,
  last_error text,
  -- Whether work was put on the list again while it was done: then it is done once more, for it may have looked too early.
  rewritten boolean default false not null,
  leased_by uuid,
  failures integer default 0 not null,
  dead_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (kind, key)
);
CREATE INDEX job_due ON job USING btree (due_at) WHERE dead_at IS NULL;

-- Answers of keyed calls: the same key with the same body answers the same, with another body it is an error.
create table kept_answer (
  owner text not null,
  key text not null,
  body_hash text not null,
  status integer,
  answer jsonb,
  at timestamp with time zone not null,
  -- Two nodes that are asked with the same key at once: one works, the other waits for its answer. The lease is counted in real time.
  claimed_by uuid,
  claimed_until timestamp with time zone,
  PRIMARY KEY (owner, key)
);

-- Who has excluded themselves is recognised when they come back, though they were erased: by blind indexes of who they were.
create table kept_out (
  kind text not null,
  index text not null,
  country text not null,
  -- Null: for good.
  until timestamp with time zone,
  PRIMARY KEY (kind, index),
  CHECK (kind = ANY (ARRAY['nationalId'::text, 'person'::text, 'login'::text]))
);

create table known_device (
  shard smallint not null,
  player bigint not null,
  device_hash text not null,
  first_seen_at timestamp with time zone not null,
  PRIMARY KEY (shard, player, device_hash)
);

-- Up to when the wallets of a shard were verified, and a digest of how they stood then: the daily check takes what was booked since off
-- each wallet and holds what is left against it.
create table ledger_verified (
  shard smallint not null,
  up_to timestamp with time zone not null,
  wallets bigint not null,
  digest numeric not null,
  PRIMARY KEY (shard)
);

-- How the last walk of each kind through the ledger ended, by the database's time: the house's own may be ahead.
create table ledger_walk (
  kind text not null,
  at timestamp with time zone default clock_timestamp() not null,
  faults integer not null,
  -- When one last found nothing.
  good_at timestamp with time zone,
  PRIMARY KEY (kind),
  CHECK (kind = ANY (ARRAY['daily'::text, 'full'::text]))
);

-- Limits: an append-only log of what was asked and decided; caps are derived from it and from the dated rule sets.
create table limit_change (
  shard smallint not null,
  id bigint generated always as identity not null,
  player bigint not null,
  currency text not null,
  type text not null,
  period text not null,
  amount bigint,
  source text not null,
  actor text not null,
  reason text default ''::text not null,
  requested_at timestamp with time zone not null,
  effective_at timestamp with time zone not null,
  -- The log of limits knows requests as well as what was set: a raise or a removal waits, may be undone, confirmed, approved or rejected,
  -- and a limit may be told not to renew. What holds at a moment is a fold over these rows (apps/server/src/limits/limit-state.ts).
  -- Each row keeps what the rules said when it was written, so that a later version of the rules changes no old decision.
  act text default 'set'::text not null,
  -- Of a raise or a removal: whether the player confirms it once it is due, for how long that can be done, and whether an operator must approve.
  confirm_hours integer,
  review boolean default false not null,
  -- Above a threshold at which an operator talks with the player, whether or not the limit waits for that.
  contact boolean default false not null,
  -- The rule set that decided: its code and since when that version holds.
  rules text default ''::text not null,
  PRIMARY KEY (shard, id),
  CHECK (act = ANY (ARRAY['set'::text, 'raise'::text, 'remove'::text, 'undo'::text, 'confirm'::text, 'approve'::text, 'reject'::text, 'renewOff'::text, 'renewOn'::text, 'declined'::text, 'reviewed'::text, 'contacted'::text, 'blockRaises'::text, 'allowRaises'::text])),
  CHECK (amount >= 0),
  CHECK (confirm_hours > 0),
  CHECK (period = ANY (ARRAY['daily'::text, 'weekly'::text, 'monthly'::text, 'permanent'::text, 'all'::text])),
  CHECK (source = ANY (ARRAY['player'::text, 'operator'::text, 'register'::text, 'rule'::text])),
  CHECK (type = ANY (ARRAY['deposit'::text, 'session'::text, 'loss'::text, 'wager'::text, 'maxBalance'::text, 'netDeposit'::text, 'all'::text]))
);
CREATE INDEX limit_change_by_player ON limit_change USING btree (shard, player, currency, type, period, effective_at);
CREATE INDEX limit_change_by_time ON limit_change USING btree (shard, player, requested_at DESC, id DESC);
CREATE INDEX limit_change_in_review ON limit_change USING btree (shard, player) WHERE review OR contact;
CREATE TRIGGER limit_change_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON limit_change FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON limit_change FOR EACH ROW EXECUTE FUNCTION bear_witness('id', 'shard');

-- A sign-in whose password was right and that waits for its code. The browser holds the secret in a cookie; only the hash is kept.
create table login_step (
  secret_hash text not null,
  shard smallint not null,
  player bigint not null,
  begun_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  -- What a sign-in waits for after the password: a one-time code, or an e-mail address where the account has none.
  stage text default 'code'::text not null,
  PRIMARY KEY (secret_hash),
  CHECK (stage = ANY (ARRAY['code'::text, 'consent'::text, 'email'::text]))
);
CREATE INDEX login_step_expires ON login_step USING btree (expires_at);
CREATE INDEX login_step_open ON login_step USING btree (shard, player) WHERE ended_at IS NULL;

-- Opens a session once, within a minute. `bound_to` is the browser that may use it.
create table login_token (
  token_hash text not null,
  shard smallint not null,
  player bigint not null,
  bound_to text not null,
  method text not null,
  issued_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  PRIMARY KEY (token_hash)
);
CREATE INDEX login_token_expires ON login_token USING btree (expires_at);

-- Failed logins by what was submitted (whether or not there is such an account), by address, and by known device.
create table login_try (
  key text not null,
  failures integer not null,
  since timestamp with time zone not null,
  frozen_until timestamp with time zone,
  PRIMARY KEY (key)
);
CREATE INDEX login_try_since ON login_try USING btree (since);

-- Points are numerators: minor units staked times the weight. One point is the currency's unit times 10,000 of them.
create table loyalty (
  shard smallint not null,
  player bigint not null,
  currency text not null,
  earned numeric(40,0) default 0 not null,
  spent numeric(40,0) default 0 not null,
  level integer default 0 not null,
  level_since timestamp with time zone not null,
  -- When it was last looked at whether the level is still reached.
  looked_at timestamp with time zone not null,
  PRIMARY KEY (shard, player, currency),
  CHECK (spent <= earned),
  CHECK (earned >= 0::numeric),
  CHECK (level >= 0),
  CHECK (spent >= 0::numeric)
);
CREATE INDEX loyalty_by_look ON loyalty USING btree (looked_at) WHERE level > 0;
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON loyalty FOR EACH ROW EXECUTE FUNCTION bear_witness('currency', 'player', 'shard');

create table loyalty_event (
  shard smallint not null,
  player bigint not null,
  currency text not null,
  n integer not null,
  kind text not null,
  level integer not null,
  -- Of an exchange: the points as above, and the minor units that became cash.
  points numeric(40,0) default 0 not null,
  amount bigint default 0 not null,
  posting text,
  at timestamp with time zone not null,
  PRIMARY KEY (shard, player, currency, n),
  FOREIGN KEY (shard, player, currency) REFERENCES loyalty(shard, player, currency),
  CHECK (amount >= 0),
  CHECK ((kind = 'exchanged'::text) = (posting IS NOT NULL)),
  CHECK (kind = ANY (ARRAY['rose'::text, 'fell'::text, 'exchanged'::text])),
  CHECK (level >= 0),
  CHECK (n > 0),
  CHECK (points >= 0::numeric)
);
CREATE UNIQUE INDEX loyalty_event_by_posting ON loyalty_event USING btree (shard, posting) WHERE posting IS NOT NULL;
CREATE TRIGGER loyalty_event_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON loyalty_event FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON loyalty_event FOR EACH ROW EXECUTE FUNCTION bear_witness('currency', 'n', 'player', 'shard');

-- A token by which a machine calls the office's API, with a part of what its owner may.
create table machine_token (
  id text not null,
  secret_hash text not null,
  staff bigint not null,
  name text not null,
  permissions text[] not null,
  networks text[] not null,
  made_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  ended_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (staff) REFERENCES staff(id)
);
CREATE INDEX machine_token_of ON machine_token USING btree (staff);

-- Mail that has to go out; sent by a job, kept for support.
create table mail (
  id bigint generated always as identity not null,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  sealed bytea not null,
  -- Whose mail or message it is, so that their key seals it; null for somebody without an account.
  shard smallint,
  player bigint,
  PRIMARY KEY (id)
);
CREATE INDEX mail_by_player ON mail USING btree (shard, player) WHERE player IS NOT NULL;

-- Somebody named a login and wants a mail: a link for a new password, or the activation once more. The call only writes that down,
-- so that it does the same whether or not there is such an account; whom it is about is looked up afterwards. Sealed, for it may hold an address.
create table mail_request (
  id bigint generated always as identity not null,
  sealed bytea not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id)
);

-- What the house says in a message in the place of the product's own texts, by language. The newest version holds; one
-- without any text is the product's again.
create table message_version (
  name text not null,
  language text not null,
  version integer not null,
  texts jsonb not null,
  at timestamp with time zone not null,
  actor text not null,
  PRIMARY KEY (name, language, version),
  CHECK (version > 0)
);
CREATE TRIGGER message_version_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON message_version FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table method_version (
  id integer not null,
  version integer not null,
  data jsonb not null,
  enabled boolean not null,
  changed_at timestamp with time zone,
  changed_by text,
  PRIMARY KEY (id, version),
  CHECK ((changed_at IS NULL) = (changed_by IS NULL)),
  CHECK (version > 0)
);
CREATE TRIGGER method_version_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON method_version FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON method_version FOR EACH ROW EXECUTE FUNCTION bear_witness('id', 'version');

create table migration (
  name text not null,
  digest text not null,
  applied_at timestamp with time zone default clock_timestamp() not null,
  needs text,
  PRIMARY KEY (name)
);

-- What an operator has put between a player and the money, and until when. A row is ended, never changed.
create table money_hold (
  shard smallint not null,
  player bigint not null,
  kind text not null,
  since timestamp with time zone not null,
  -- Types of documents that are wanted; their names are those of packages/fields.
  documents text[] default '{}'::text[] not null,
  reason text not null,
  ended_at timestamp with time zone,
  PRIMARY KEY (shard, player, kind, since),
  CHECK (kind = ANY (ARRAY['documents'::text, 'transactions'::text, 'funds'::text, 'deposits'::text, 'support'::text, 'contract'::text, 'checks'::text, 'risk'::text]))
);
CREATE INDEX money_hold_now ON money_hold USING btree (shard, player) WHERE ended_at IS NULL;
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON money_hold FOR EACH ROW EXECUTE FUNCTION bear_witness('kind', 'player', 'shard', 'since');

-- Which tables have months, and by which of their times. Months are those of UTC.
create table month_rule (
  table_name text not null,
  time_column text not null,
  -- How many months after the running one have their part already.
  ahead smallint not null,
  -- From when on a month has a part of its own: what is older is in one part, `…_before`.
  begins timestamp with time zone not null,
  PRIMARY KEY (table_name),
  CHECK (ahead >= 1 AND ahead <= 24)
);

-- An address by which one page of a player's file is shown once, to whoever asked for it: in their session, within a minute.
create table office_file (
  -- Of the secret in the address.
  hash text not null,
  session text not null,
  shard smallint not null,
  player bigint not null,
  document text not null,
  place smallint not null,
  page smallint not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (hash),
  FOREIGN KEY (session) REFERENCES staff_session(id),
  CHECK (page >= 0)
);
CREATE INDEX office_file_expires ON office_file USING btree (expires_at);

create table pace (
  shard smallint not null,
  player bigint not null,
  currency text not null,
  round text not null,
  began_at timestamp with time zone not null,
  PRIMARY KEY (shard, player, currency)
);

-- A page of the site that waits for its moment: its whole text in one language. It is written by whoever may publish the
-- page, and published by a job.
create table page_plan (
  id bigint generated always as identity not null,
  name text not null,
  language text not null,
  title text not null,
  description text not null,
  body text not null,
  due_at timestamp with time zone not null,
  planned_at timestamp with time zone not null,
  planned_by text not null,
  state text default 'waiting'::text not null,
  ended_at timestamp with time zone,
  ended_by text,
  -- Why it could not be done, as a sentence.
  failure text,
  PRIMARY KEY (id),
  CHECK ((state = 'waiting'::text) = (ended_at IS NULL)),
  CHECK ((state = 'failed'::text) = (failure IS NOT NULL)),
  CHECK (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text),
  CHECK (state = ANY (ARRAY['waiting'::text, 'done'::text, 'withdrawn'::text, 'failed'::text]))
);
CREATE INDEX page_plan_of_page ON page_plan USING btree (name, language, id);
CREATE INDEX page_plan_waits ON page_plan USING btree (name, language) WHERE state = 'waiting'::text;

-- The operator's pages: legal texts and others that are content, not messages of the product. A change is a new version; old ones stay, so that it can be shown what a player agreed to.
create table page_version (
  name text not null,
  language text not null,
  version integer not null,
  title text not null,
  description text not null,
  body text not null,
  is_example boolean not null,
  published_at timestamp with time zone not null,
  published_by text not null,
  PRIMARY KEY (name, language, version),
  CHECK (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text),
  CHECK (version > 0)
);
CREATE TRIGGER page_version_stays BEFORE DELETE OR UPDATE ON page_version FOR EACH ROW EXECUTE FUNCTION page_version_stays();

-- Passkeys: what a device proves itself with. The public key alone is kept; it opens nothing by itself.
create table passkey (
  credential_id text not null,
  shard smallint not null,
  player bigint not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  added_at timestamp with time zone not null,
  used_at timestamp with time zone,
  PRIMARY KEY (credential_id),
  CHECK (counter >= 0),
  CHECK (length(name) >= 1 AND length(name) <= 60)
);
CREATE INDEX passkey_of_player ON passkey USING btree (shard, player);

-- What a device is asked to sign, each once. The player is there where a passkey is being added, and nobody where one is to let somebody in.
create table passkey_challenge (
  challenge_hash text not null,
  shard smallint,
  player bigint,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (challenge_hash)
);
CREATE INDEX passkey_challenge_over ON passkey_challenge USING btree (expires_at);

-- Links for a new password, by the hash of their code. Only the newest of an account can be used, once.
create table password_link (
  code_hash text not null,
  shard smallint not null,
  player bigint not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  -- The address that a link for a new password was sent to: once the account has another one, the link opens nothing.
  address_index text,
  PRIMARY KEY (code_hash)
);
CREATE INDEX password_link_by_player ON password_link USING btree (shard, player, created_at);
CREATE INDEX password_link_expires ON password_link USING btree (expires_at);

create table payment_method (
  id integer not null,
  "position" integer not null,
  enabled boolean default true not null,
  data jsonb not null,
  -- What each way to pay was, and since when. Those that came with the installation have neither a moment nor a name.
  changed_at timestamp with time zone,
  changed_by text,
  PRIMARY KEY (id)
);
CREATE TRIGGER method_keeps_version AFTER INSERT OR UPDATE ON payment_method FOR EACH ROW EXECUTE FUNCTION method_keeps_version();
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON payment_method FOR EACH ROW EXECUTE FUNCTION bear_witness('id');

-- Rounds that have been in play longer than the setting office.roundPendingHours, found by a job as they grow that old: a person asks
-- their studio again or gives the stake back. What the studio said last stands beside.
create table pending_round (
  shard smallint not null,
  player bigint not null,
  currency text not null,
  round text not null,
  opened_at timestamp with time zone not null,
  asked_at timestamp with time zone,
  says text,
  says_staked bigint,
  says_won bigint,
  -- A round that its studio settles by an answer may have given an outcome that wins jackpots.
  says_outcome text,
  PRIMARY KEY (shard, player, currency, round),
  CHECK ((asked_at IS NULL) = (says IS NULL)),
  CHECK ((says_staked IS NULL) = (says_won IS NULL)),
  CHECK (says = ANY (ARRAY['open'::text, 'settled'::text, 'unknown'::text]))
);
CREATE INDEX pending_round_by_age ON pending_round USING btree (opened_at);

-- Up to when rounds were looked through: those that began later are looked at as they grow old.
create table pending_round_seen (
  one boolean default true not null,
  opened_until timestamp with time zone not null,
  PRIMARY KEY (one),
  CHECK (one)
);

-- Each person's data is sealed with a key of their own, which is sealed by a key of the house: who loses the key is nobody any more,
-- wherever a copy lies, and a new key of the house seals keys again instead of data.
create table person_key (
  shard smallint not null,
  player bigint not null,
  sealed bytea not null,
  made_at timestamp with time zone not null,
  PRIMARY KEY (shard, player)
);

-- Own money in closed rounds, by the day of the player's country on which they closed. `weight` is how many points a unit of the currency
-- earned there, in ten-thousandths: 0 while somebody takes no part. Rows only ever grow.
create table play_day (
  shard smallint not null,
  player bigint not null,
  currency text not null,
  day date not null,
  zone text not null,
  -- The number of the game; 0 where a round names none.
  game integer not null,
  weight integer not null,
  rounds bigint not null,
  staked bigint not null,
  won bigint not null,
  PRIMARY KEY (shard, player, currency, day, zone, game, weight),
  CHECK (rounds > 0),
  CHECK (staked >= 0),
  CHECK (weight >= 0),
  CHECK (won >= 0)
);
CREATE INDEX play_day_by_day ON play_day USING btree (day, zone);
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON play_day FOR EACH ROW EXECUTE FUNCTION bear_witness('currency', 'day', 'game', 'player', 'shard', 'weight', 'zone');

-- Rounds that were told after their day was final, and count on a later one.
create table play_day_late (
  shard smallint not null,
  player bigint not null,
  currency text not null,
  round text not null,
  day date not null,
  PRIMARY KEY (shard, player, currency, round)
);
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON play_day_late FOR EACH ROW EXECUTE FUNCTION bear_witness('currency', 'player', 'round', 'shard');

-- Up to when every round that closed is in play_day for certain: what closes a day can no longer change. `candidate` becomes `until` once no
-- transaction is running any more that was running when it was noted.
create table play_day_mark (
  id boolean default true not null,
  until timestamp with time zone not null,
  candidate timestamp with time zone,
  running xid8,
  PRIMARY KEY (id),
  CHECK ((candidate IS NULL) = (running IS NULL)),
  CHECK (id)
);

-- Players, how they sign in, and their sessions. Personal data is encrypted; what must be found has a blind index.
create table player (
  shard smallint not null,
  id bigint not null,
  status text not null,
  country text not null,
  currency text not null,
  language text not null,
  birth_date date not null,
  personal bytea not null,
  password_hash text,
  email_verified_at timestamp with time zone,
  created_at timestamp with time zone not null,
  last_login_at timestamp with time zone,
  previous_login_at timestamp with time zone,
  -- An operator's mark: the player may be under age, and pages hold back what draws the young.
  potential_minor boolean default false not null,
  -- Closed plainly, or for a period: then until when, or for good.
  closure text,
  closed_until timestamp with time zone,
  phone_verified_at timestamp with time zone,
  -- An operator keeps somebody from signing in until then.
  frozen_until timestamp with time zone,
  -- When a service vouched for the player's day of birth; null where it is only what the player said.
  age_verified_at timestamp with time zone,
  closed_by smallint,
  -- When an operator had seen who somebody is and where they live.
  validated_at timestamp with time zone,
  -- Since when an account is closed: the law's time is counted from then. Of those that were closed before, the last entry about them in the
  -- audit log stands for it, which is never before their end.
  closed_at timestamp with time zone,
  PRIMARY KEY (shard, id),
  CHECK (closed_by >= 0 AND closed_by <= 7),
  constraint player_closed_by_somebody CHECK ((closed_by IS NOT NULL) = (NOT closure IS DISTINCT FROM 'provider'::text)),
  CHECK (closure = ANY (ARRAY['plain'::text, 'period'::text, 'deletion'::text, 'provider'::text])),
  CHECK (status = ANY (ARRAY['notActivated'::text, 'active'::text, 'suspended'::text, 'inactive'::text, 'onHold'::text, 'closed'::text]))
);
CREATE INDEX player_by_country ON player USING btree (country, status, created_at, id);
CREATE INDEX player_by_status ON player USING btree (status, created_at DESC, id DESC);
CREATE INDEX player_newest ON player USING btree (created_at DESC, id DESC);
CREATE TRIGGER player_may_change_rules AFTER UPDATE OF country, birth_date ON player FOR EACH ROW WHEN (new.country <> old.country OR new.birth_date <> old.birth_date) EXECUTE FUNCTION player_rules_anew();

-- What only one account can have beside a national id, by blind index. A phone number is claimed once it is proven.
create table player_identifier (
  kind text not null,
  index text not null,
  shard smallint not null,
  player bigint not null,
  claimed_at timestamp with time zone not null,
  PRIMARY KEY (kind, index),
  CHECK (kind = ANY (ARRAY['phoneNumber'::text, 'nickName'::text]))
);
CREATE INDEX player_identifier_by_player ON player_identifier USING btree (shard, player);

-- Who a player is at other services: each identity there belongs to one player here.
create table player_identity (
  issuer text not null,
  subject_index text not null,
  shard smallint not null,
  player bigint not null,
  linked_at timestamp with time zone not null,
  PRIMARY KEY (issuer, subject_index)
);
CREATE INDEX player_identity_of ON player_identity USING btree (shard, player);

-- What two accounts of one person are likely to share (name with birth date and postcode, an unproven phone number), by blind index.
create table player_likeness (
  kind text not null,
  index text not null,
  shard smallint not null,
  player bigint not null,
  PRIMARY KEY (kind, index, shard, player),
  CHECK (kind = ANY (ARRAY['person'::text, 'phoneNumber'::text, 'address'::text]))
);
CREATE INDEX player_likeness_of ON player_likeness USING btree (shard, player);

-- Every name a player can sign in with, by blind index: unique over all shards.
create table player_login (
  login_index text not null,
  shard smallint not null,
  player bigint not null,
  PRIMARY KEY (login_index)
);

-- Whom staff have marked for signs that gambling harms them. The last row of a player holds; why is sealed with the audit.
create table player_mark (
  shard smallint not null,
  player bigint not null,
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  marked boolean not null,
  actor text not null,
  reason_hash text,
  PRIMARY KEY (shard, player, id),
  FOREIGN KEY (reason_hash) REFERENCES sealed_reason(hash)
);
CREATE TRIGGER player_mark_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON player_mark FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON player_mark FOR EACH ROW EXECUTE FUNCTION bear_witness('id', 'player', 'shard');

-- One account per person: a national id belongs to one player. `proven_at` is null where a player has only typed it.
create table player_national_id (
  id_index text not null,
  shard smallint not null,
  player bigint not null,
  proven_at timestamp with time zone,
  PRIMARY KEY (id_index)
);

create table posting (
  shard smallint not null,
  id text not null,
  player bigint not null,
  currency text not null,
  kind text not null,
  reason_ref text not null,
  request_hash text not null,
  outcome text not null,
  refusal jsonb,
  booked_at timestamp with time zone not null,
  happened_at timestamp with time zone not null,
  -- Null for what moved no money: a refusal, an allowance.
  first_seq bigint,
  -- What one bet will have counted; of its rollback the same below zero.
  weighted bigint,
  PRIMARY KEY (shard, id),
  CHECK ((refusal IS NULL) = (outcome = 'posted'::text)),
  CHECK (first_seq IS NULL OR outcome = 'posted'::text),
  CHECK (id <> ''::text),
  CHECK (outcome = ANY (ARRAY['posted'::text, 'refused'::text])),
  CHECK (weighted <> 0)
);
CREATE INDEX posting_by_time ON posting USING brin (booked_at) WITH (pages_per_range='32');
CREATE INDEX posting_in_suspense ON posting USING btree (shard, reason_ref) WHERE kind = ANY (ARRAY['suspense'::text, 'suspenseDecision'::text, 'chargebackReversed'::text]);
CREATE INDEX posting_taken_back ON posting USING btree (shard, player, booked_at) WHERE (kind = ANY (ARRAY['refund'::text, 'chargeback'::text, 'chargebackReversed'::text])) AND outcome = 'posted'::text;
CREATE TRIGGER posting_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON posting FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What a kind of posting is done by, and which holds it may open or end.
create table posting_kind (
  kind text not null,
  operations text[] not null,
  holds text[] default '{}'::text[] not null,
  about text not null,
  PRIMARY KEY (kind)
);
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON posting_kind FOR EACH ROW EXECUTE FUNCTION bear_witness('kind');

-- Which legs a kind of posting may have, by the kinds of the accounts.
create table posting_leg (
  kind text not null,
  debit text not null,
  credit text not null,
  -- Without it the leg is refused: a withdrawal of this wallet, which the posting is about, by the provider that the account names.
  needs text,
  PRIMARY KEY (kind, debit, credit),
  FOREIGN KEY (credit) REFERENCES account_kind(kind),
  FOREIGN KEY (debit) REFERENCES account_kind(kind),
  FOREIGN KEY (kind) REFERENCES posting_kind(kind),
  CHECK (needs = 'withdrawal'::text)
);
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON posting_leg FOR EACH ROW EXECUTE FUNCTION bear_witness('credit', 'debit', 'kind');

-- A view of the players' site as somebody in the office may look at it: first an address that works once, then the view itself, in
-- the session that asked for it and for minutes.
create table preview (
  -- Of the secret in the address: of the one that opens the view, afterwards of the view's own.
  hash text not null,
  kind text not null,
  -- What is seen, such as `player:17`.
  subject text not null,
  session text not null,
  staff bigint not null,
  -- Of whoever looks, for the words around the view.
  language text not null,
  opened_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  draft jsonb,
  PRIMARY KEY (hash),
  FOREIGN KEY (session) REFERENCES staff_session(id),
  FOREIGN KEY (staff) REFERENCES staff(id),
  CHECK ((kind = 'page'::text) = (draft IS NOT NULL)),
  CHECK (kind = ANY (ARRAY['player'::text, 'page'::text]))
);
CREATE INDEX preview_expires ON preview USING btree (expires_at);

-- Browsers that a player lets us send notices to, each bound to the login in which it was asked for: when that ends, so does this.
create table push_subscription (
  id text not null,
  session text not null,
  shard smallint not null,
  player bigint not null,
  sealed bytea not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (session) REFERENCES session(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX push_subscription_by_player ON push_subscription USING btree (shard, player);
CREATE INDEX push_subscription_by_session ON push_subscription USING btree (session);

-- What people have done about an item of a queue without deciding it: who has it open, set it aside or handed it on. It
-- begins when somebody takes it and goes when it is decided; the item itself stands in the table of its kind.
create table queue_item (
  kind text not null,
  item text not null,
  worker bigint,
  kept_until timestamp with time zone,
  held_until timestamp with time zone,
  escalated_by bigint,
  -- Why it was set aside or handed on.
  sealed_note bytea,
  changed_at timestamp with time zone not null,
  PRIMARY KEY (kind, item),
  FOREIGN KEY (escalated_by) REFERENCES staff(id),
  FOREIGN KEY (worker) REFERENCES staff(id),
  CHECK ((worker IS NULL) = (kept_until IS NULL)),
  CHECK (kind ~ '^[a-z][a-zA-Z]{1,29}$'::text)
);
CREATE INDEX queue_item_kept ON queue_item USING btree (worker, kept_until) WHERE worker IS NOT NULL;

create table race (
  id integer not null,
  version integer not null,
  currency text not null,
  -- `open`: it can be entered and has not begun; `ended`: what hangs may still close, and prizes are not reckoned yet.
  state text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  opened_at timestamp with time zone,
  began_at timestamp with time zone,
  -- When its places were reckoned, or it was cancelled; `why`: for what.
  settled_at timestamp with time zone,
  why text,
  -- What the house put in, less what came back to it, in minor units.
  house_part bigint default 0 not null,
  -- The seed that orders left-over units among tied players: its digest from the opening on, sealed until the race is over.
  commitment text,
  sealed_secret bytea,
  secret text,
  PRIMARY KEY (id),
  FOREIGN KEY (id, version) REFERENCES race_version(race, version),
  CHECK (ends_at > starts_at),
  CHECK ((state = 'draft'::text) = (opened_at IS NULL) AND (opened_at IS NULL) = (commitment IS NULL)),
  CHECK (num_nonnulls(secret, sealed_secret) = num_nonnulls(commitment)),
  CHECK ((state = ANY (ARRAY['settled'::text, 'cancelled'::text])) = (settled_at IS NOT NULL) AND (secret IS NOT NULL) = (settled_at IS NOT NULL)),
  CHECK ((state = 'cancelled'::text) = (why IS NOT NULL) AND ((state <> ALL (ARRAY['running'::text, 'ended'::text, 'settled'::text])) OR began_at IS NOT NULL)),
  CHECK (commitment ~ '^[0-9a-f]{64}$'::text),
  CHECK (house_part >= 0),
  CHECK (id >= 1 AND id <= 999999999),
  CHECK (state = ANY (ARRAY['draft'::text, 'open'::text, 'running'::text, 'ended'::text, 'settled'::text, 'cancelled'::text])),
  CHECK (why = ANY (ARRAY['operator'::text, 'tooFew'::text, 'nobodyScored'::text]))
);
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON race FOR EACH ROW EXECUTE FUNCTION bear_witness('id');

-- Who takes part. One that was taken back before the beginning, or given back with a race that was cancelled, stays with what it was.
create table race_entry (
  race integer not null,
  shard smallint not null,
  player bigint not null,
  n integer not null,
  state text not null,
  entered_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  buy_in bigint not null,
  -- What the rounds come to, when the score was reached, and how many counted.
  score numeric default 0 not null,
  reached_at timestamp with time zone,
  rounds integer default 0 not null,
  PRIMARY KEY (race, shard, player, n),
  FOREIGN KEY (race) REFERENCES race(id),
  CHECK (buy_in >= 0),
  CHECK ((state = 'in'::text) = (ended_at IS NULL) AND (score = 0::numeric) = (reached_at IS NULL) AND (state <> 'left'::text OR rounds = 0)),
  CHECK (n > 0),
  CHECK (player > 0),
  CHECK (rounds >= 0),
  CHECK (score >= 0::numeric AND score = trunc(score)),
  CHECK (state = ANY (ARRAY['in'::text, 'left'::text, 'refunded'::text]))
);
CREATE UNIQUE INDEX race_entry_in ON race_entry USING btree (race, shard, player) WHERE state = 'in'::text;
CREATE INDEX race_entry_of_player ON race_entry USING btree (shard, player, entered_at);
CREATE INDEX race_entry_ranks ON race_entry USING btree (race, score DESC, reached_at) WHERE state = 'in'::text;
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON race_entry FOR EACH ROW EXECUTE FUNCTION bear_witness('n', 'player', 'race', 'shard');

-- What a race came to: written once, then each prize is paid.
create table race_place (
  race integer not null,
  shard smallint not null,
  player bigint not null,
  place integer not null,
  -- How many share the place.
  tied integer not null,
  amount bigint not null,
  -- SHA-256 of seed and player: in its order units that cannot be shared go to tied players.
  digest text not null,
  paid_at timestamp with time zone,
  PRIMARY KEY (race, shard, player),
  FOREIGN KEY (race) REFERENCES race(id),
  CHECK (amount >= 0),
  CHECK (digest ~ '^[0-9a-f]{64}$'::text),
  CHECK (place > 0),
  CHECK (tied > 0)
);
CREATE INDEX race_place_of_player ON race_place USING btree (shard, player);
CREATE INDEX race_place_unpaid ON race_place USING btree (race) WHERE paid_at IS NULL AND amount > 0;
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON race_place FOR EACH ROW EXECUTE FUNCTION bear_witness('player', 'race', 'shard');

-- Each round that counted, once, in the order in which the player's rounds closed.
create table race_round (
  race integer not null,
  shard smallint not null,
  player bigint not null,
  round text not null,
  n integer not null,
  staked bigint not null,
  won bigint not null,
  closed_at timestamp with time zone not null,
  PRIMARY KEY (shard, player, race, round),
  UNIQUE (race, shard, player, n),
  FOREIGN KEY (race) REFERENCES race(id),
  CHECK (n > 0),
  CHECK (staked > 0),
  CHECK (won >= 0)
);
CREATE TRIGGER race_round_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON race_round FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Races as an operator writes them: each change is a version.
create table race_version (
  race integer not null,
  version integer not null,
  data jsonb not null,
  at timestamp with time zone not null,
  actor text not null,
  PRIMARY KEY (race, version),
  CHECK (version > 0)
);
CREATE TRIGGER race_version_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON race_version FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON race_version FOR EACH ROW EXECUTE FUNCTION bear_witness('race', 'version');

-- One row that is written over and over by whoever is asked whether the house is ready: a database that cannot be written is not.
create table readiness (
  one boolean default true not null,
  at timestamp with time zone not null,
  PRIMARY KEY (one),
  CHECK (one)
);

-- What players did with the checks that they were shown: the proof that they were, and from when the next one counts.
create table reality_check (
  id bigint generated always as identity not null,
  shard smallint not null,
  player bigint not null,
  at timestamp with time zone not null,
  then_did text not null,
  PRIMARY KEY (id, at),
  CHECK (then_did = ANY (ARRAY['continue'::text, 'history'::text, 'leave'::text]))
) partition by RANGE (at);
CREATE INDEX reality_check_by_player ON reality_check USING btree (shard, player, at DESC);
CREATE TRIGGER reality_check_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON reality_check FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON reality_check FOR EACH ROW EXECUTE FUNCTION bear_witness('id');

-- How often a player wants to be shown how long and with what result they have played; without a row the country's rules decide.
create table reality_check_choice (
  shard smallint not null,
  player bigint not null,
  every_minutes integer,
  chosen_at timestamp with time zone not null,
  PRIMARY KEY (shard, player),
  CHECK (every_minutes > 0)
);

-- Codes for when the phone is gone, each by a keyed hash; each works once.
create table recovery_code (
  shard smallint not null,
  player bigint not null,
  code_hash text not null,
  used_at timestamp with time zone,
  PRIMARY KEY (shard, player, code_hash)
);

create table referral_code (
  code text not null,
  shard smallint,
  player bigint,
  expires_at timestamp with time zone,
  created_at timestamp with time zone not null,
  PRIMARY KEY (code),
  CHECK (code = upper(code))
);

-- What a register of exclusions answered about whom, with its number for the answer: the proof that it was asked. Never the person's data.
create table register_answer (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  register text not null,
  occasion text not null,
  shard smallint,
  player bigint,
  answer text not null,
  proof text,
  PRIMARY KEY (id, at),
  CHECK (answer = ANY (ARRAY['clear'::text, 'excluded'::text, 'unknownPerson'::text, 'unavailable'::text])),
  CHECK (occasion = ANY (ARRAY['register'::text, 'login'::text, 'gameStart'::text, 'marketing'::text]))
) partition by RANGE (at);
CREATE INDEX register_answer_by_player ON register_answer USING btree (shard, player, at);
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON register_answer FOR EACH ROW EXECUTE FUNCTION bear_witness('id');

-- What a player chose while registering; campaigns are granted from it.
create table registration_choice (
  shard smallint not null,
  player bigint not null,
  campaign integer not null,
  promo_code text,
  referral_code text,
  at timestamp with time zone not null,
  version integer,
  settled_at timestamp with time zone,
  PRIMARY KEY (shard, player),
  CHECK (settled_at IS NULL OR version IS NOT NULL)
);

-- What a player agreed to or declined, and exactly which text: append-only, the newest row of a name counts.
create table registration_consent (
  id bigint generated always as identity not null,
  shard smallint not null,
  player bigint not null,
  name text not null,
  accepted boolean not null,
  text_id text not null,
  language text not null,
  at timestamp with time zone not null,
  address_index text not null,
  PRIMARY KEY (id)
);
CREATE INDEX registration_consent_by_player ON registration_consent USING btree (shard, player, name, id DESC);
CREATE TRIGGER registration_consent_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON registration_consent FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table registration_count (
  address_index text not null,
  day date not null,
  count integer not null,
  PRIMARY KEY (day, address_index)
);

-- A registration that waits for the code from its mail, by the hash of what its browser holds. Without a player nobody is behind it: the address has an account already.
create table registration_proof (
  secret_hash text not null,
  shard smallint,
  player bigint,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  PRIMARY KEY (secret_hash)
);
CREATE INDEX registration_proof_expires ON registration_proof USING btree (expires_at);

-- Accounts that a person of ours looks at: probably somebody who has one already.
create table registration_review (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  reason text not null,
  shard smallint not null,
  player bigint not null,
  other_shard smallint not null,
  other_player bigint not null,
  settled_at timestamp with time zone,
  settled_by text,
  decision text,
  PRIMARY KEY (id),
  CHECK (decision = ANY (ARRAY['different'::text, 'same'::text])),
  CHECK (reason = ANY (ARRAY['person'::text, 'phoneNumber'::text, 'address'::text]))
);
CREATE INDEX registration_review_open ON registration_review USING btree (at) WHERE settled_at IS NULL;

-- The house was put back to a moment: it is shut until every provider and studio was asked for what happened since. `moment` and
-- `marked_at` are the database's time. One row is open at most.
create table restored (
  id bigint generated always as identity not null,
  moment timestamp with time zone not null,
  marked_at timestamp with time zone not null,
  incident bigint not null,
  opened_at timestamp with time zone,
  opened_by text,
  reason text,
  -- Who had not answered when it was opened all the same.
  unanswered text[] default '{}'::text[] not null,
  PRIMARY KEY (id),
  FOREIGN KEY (incident) REFERENCES incident(id),
  CHECK ((opened_at IS NULL) = (opened_by IS NULL) AND (opened_at IS NULL) = (reason IS NULL))
);
CREATE UNIQUE INDEX restored_is_open ON restored USING btree ((opened_at IS NULL)) WHERE opened_at IS NULL;

-- What could not be booked, and what a person should look at, each with its reason.
create table restored_left (
  restored bigint not null,
  source text not null,
  subject text not null,
  why text not null,
  amount bigint,
  currency text,
  happened_at timestamp with time zone,
  PRIMARY KEY (restored, source, subject),
  FOREIGN KEY (restored) REFERENCES restored(id)
);

-- Whom the house asks: `provider:…` or `studio:…`. `unlisted` has no list to be asked for: what is open was asked one by one.
create table restored_source (
  restored bigint not null,
  source text not null,
  state text not null,
  tried_at timestamp with time zone not null,
  asked_at timestamp with time zone,
  -- What its list had, and what of it our books lacked.
  listed integer default 0 not null,
  booked integer default 0 not null,
  error text,
  PRIMARY KEY (restored, source),
  FOREIGN KEY (restored) REFERENCES restored(id),
  CHECK (state = ANY (ARRAY['asking'::text, 'asked'::text, 'unlisted'::text, 'silent'::text]))
);

create table role (
  name text not null,
  title text not null,
  about text not null,
  is_built_in boolean not null,
  version integer default 1 not null,
  removed_at timestamp with time zone,
  PRIMARY KEY (name),
  CHECK (name ~ '^[a-z][a-zA-Z0-9-]{1,39}$'::text)
);

-- A role may hand out others: to hold a permission and to hand it out are two things.
create table role_hands_out (
  role text not null,
  hands_out text not null,
  PRIMARY KEY (role, hands_out),
  FOREIGN KEY (hands_out) REFERENCES role(name),
  FOREIGN KEY (role) REFERENCES role(name)
);

create table role_permission (
  role text not null,
  permission text not null,
  bound jsonb default '{}'::jsonb not null,
  PRIMARY KEY (role, permission),
  FOREIGN KEY (role) REFERENCES role(name)
);

create table round_left_open (
  shard smallint not null,
  player bigint not null,
  currency text not null,
  round text not null,
  opened_at timestamp with time zone not null,
  PRIMARY KEY (shard, player, currency, round)
);
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON round_left_open FOR EACH ROW EXECUTE FUNCTION bear_witness('currency', 'player', 'round', 'shard');

-- Up to where a reader has read a wallet.
create table round_read (
  reader text not null,
  shard smallint not null,
  player bigint not null,
  currency text not null,
  seq bigint not null,
  PRIMARY KEY (reader, shard, player, currency),
  FOREIGN KEY (reader) REFERENCES round_reader(reader)
);

-- Who reads closed rounds behind the write path. Times come from each node's clock and an earlier one may commit later, so that
-- a time alone says only which wallets to look at; what was read of a wallet is its position (round_read).
create table round_reader (
  reader text not null,
  -- What was booked before is never read.
  began_at timestamp with time zone not null,
  -- No transaction that is still running has booked anything before.
  looked_to timestamp with time zone not null,
  -- What looked_to becomes once every transaction before this one has ended.
  next_to timestamp with time zone not null,
  next_after xid8 not null,
  -- When all wallets were last looked at, whatever their time says.
  swept_at timestamp with time zone not null,
  PRIMARY KEY (reader)
);

-- Whose rules have held for a wallet since when: windows that run when that changes are kept until they end.
create table rules_held (
  shard smallint not null,
  player bigint not null,
  currency text not null,
  since timestamp with time zone not null,
  country text not null,
  id bigint generated always as identity not null,
  PRIMARY KEY (shard, player, currency, id)
);
CREATE TRIGGER rules_held_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON rules_held FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON rules_held FOR EACH ROW EXECUTE FUNCTION bear_witness('currency', 'id', 'player', 'shard');

-- Reasons in an operator's words, which may name people: sealed, with the key of the player whom they are about. The hash is salted, and
-- in the chain: it stays true when the key has gone.
create table sealed_reason (
  hash text not null,
  shard smallint,
  player bigint,
  sealed bytea not null,
  PRIMARY KEY (hash)
);
CREATE TRIGGER sealed_reason_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON sealed_reason FOR EACH STATEMENT EXECUTE FUNCTION refuse_reason_change();

-- One-time codes beside the password: the sealed secret, when it was confirmed, and the last 30-second step whose code was used, so that a code works once.
create table second_factor (
  shard smallint not null,
  player bigint not null,
  sealed bytea not null,
  begun_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  last_step bigint default 0 not null,
  PRIMARY KEY (shard, player)
);

-- Whom a campaign is for, as a question about players: who asks sees how many there are, never who.
create table segment (
  id integer generated always as identity not null,
  version integer not null,
  PRIMARY KEY (id)
);

create table segment_version (
  segment integer not null,
  version integer not null,
  data jsonb not null,
  at timestamp with time zone not null,
  actor text not null,
  PRIMARY KEY (segment, version),
  FOREIGN KEY (segment) REFERENCES segment(id),
  CHECK (version > 0)
);
CREATE TRIGGER segment_version_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON segment_version FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A login: an id in the open and a secret of which only the hash is kept.
create table session (
  id text not null,
  secret_hash text not null,
  shard smallint not null,
  player bigint not null,
  device text,
  ip text not null,
  user_agent text not null,
  started_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ended_because text,
  -- When somebody last proved in this session who they are, by more than an account elsewhere; null where they never did.
  proven_at timestamp with time zone,
  -- Where somebody signed in from is read by themselves alone: it is sealed with their key. What stands in the clear is sealed by a job.
  sealed bytea,
  PRIMARY KEY (id)
);
CREATE INDEX session_by_player ON session USING btree (shard, player) WHERE ended_at IS NULL;
CREATE INDEX session_ended ON session USING btree (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX session_time ON session USING btree (shard, player, started_at);
CREATE INDEX session_visits ON session USING btree (shard, player, started_at DESC);

-- Settings that differ from their default; the catalogue in code knows type and default of each.
create table setting (
  name text not null,
  value jsonb not null,
  changed_at timestamp with time zone not null,
  changed_by text not null,
  PRIMARY KEY (name)
);
CREATE TRIGGER setting_keeps_version AFTER INSERT OR UPDATE ON setting FOR EACH ROW EXECUTE FUNCTION setting_keeps_version();
CREATE TRIGGER setting_may_change_rules AFTER INSERT OR UPDATE ON setting FOR EACH ROW EXECUTE FUNCTION rules_applied_anew();
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON setting FOR EACH ROW EXECUTE FUNCTION bear_witness('name');

-- A change of a setting that waits for its moment. It is written by whoever may change the setting, and done by a job.
create table setting_plan (
  id bigint generated always as identity not null,
  name text not null,
  value jsonb not null,
  due_at timestamp with time zone not null,
  planned_at timestamp with time zone not null,
  planned_by text not null,
  state text default 'waiting'::text not null,
  ended_at timestamp with time zone,
  ended_by text,
  -- Why it could not be done, as a sentence.
  failure text,
  PRIMARY KEY (id),
  CHECK ((state = 'waiting'::text) = (ended_at IS NULL)),
  CHECK ((state = 'failed'::text) = (failure IS NOT NULL)),
  CHECK (state = ANY (ARRAY['waiting'::text, 'done'::text, 'withdrawn'::text, 'failed'::text]))
);
CREATE INDEX setting_plan_of_setting ON setting_plan USING btree (name, id);
CREATE INDEX setting_plan_waits ON setting_plan USING btree (due_at) WHERE state = 'waiting'::text;

-- What each setting was, and since when. A trigger keeps every change, whoever writes it: the installation, a command, a
-- colleague or a plan.
create table setting_version (
  name text not null,
  version integer not null,
  value jsonb not null,
  changed_at timestamp with time zone not null,
  changed_by text not null,
  PRIMARY KEY (name, version),
  CHECK (version > 0)
);
CREATE TRIGGER setting_version_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON setting_version FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON setting_version FOR EACH ROW EXECUTE FUNCTION bear_witness('name', 'version');

-- Messages to phones that have to go out, sealed.
create table sms (
  id bigint generated always as identity not null,
  sealed bytea not null,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  shard smallint,
  player bigint,
  PRIMARY KEY (id)
);
CREATE INDEX sms_by_player ON sms USING btree (shard, player) WHERE player IS NOT NULL;

-- Who runs the house. Nobody is ever deleted: somebody who leaves keeps their number, which stands in the audit log.
create table staff (
  id bigint generated always as identity not null,
  name text not null,
  sealed_email bytea not null,
  email_index text not null,
  state text default 'invited'::text not null,
  -- Their own account as a player, which is out of their reach.
  player_shard smallint,
  player bigint,
  -- Their name in the operator's directory, for who signs in through it.
  directory_subject text,
  created_at timestamp with time zone not null,
  left_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (directory_subject),
  UNIQUE (email_index),
  CHECK ((player IS NULL) = (player_shard IS NULL)),
  CHECK ((state = 'left'::text) = (left_at IS NOT NULL)),
  CHECK (state = ANY (ARRAY['invited'::text, 'active'::text, 'left'::text]))
);
CREATE INDEX staff_by_name ON staff USING btree (lower(name));

-- What passkeys sign: to sign in (nobody's), to register one, or an act, whose challenge holds its hash.
create table staff_challenge (
  challenge_hash text not null,
  purpose text not null,
  staff bigint,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (challenge_hash),
  FOREIGN KEY (staff) REFERENCES staff(id),
  CHECK (purpose = ANY (ARRAY['signIn'::text, 'register'::text, 'act'::text, 'directory'::text]))
);
CREATE INDEX staff_challenge_over ON staff_challenge USING btree (expires_at);

-- Who a colleague is in the operator's own directory: the directory's name for them, which never changes there.
create table staff_directory (
  issuer text not null,
  subject text not null,
  staff bigint not null,
  known_at timestamp with time zone not null,
  PRIMARY KEY (issuer, subject),
  UNIQUE (staff, issuer),
  FOREIGN KEY (staff) REFERENCES staff(id)
);

-- Who had which role from when to when. A grant ends by a row of its own; nothing is written over.
create table staff_grant (
  id bigint generated always as identity not null,
  staff bigint not null,
  role text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  granted_by text not null,
  granted_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (role) REFERENCES role(name),
  FOREIGN KEY (staff) REFERENCES staff(id),
  CHECK (ends_at > starts_at)
);
CREATE INDEX staff_grant_of ON staff_grant USING btree (staff);
CREATE TRIGGER staff_grant_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON staff_grant FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table staff_grant_end (
  of_grant bigint not null,
  ended_by text not null,
  ended_at timestamp with time zone not null,
  PRIMARY KEY (of_grant),
  FOREIGN KEY (of_grant) REFERENCES staff_grant(id)
);
CREATE TRIGGER staff_grant_end_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON staff_grant_end FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table staff_invitation (
  link_hash text not null,
  staff bigint not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  PRIMARY KEY (link_hash),
  FOREIGN KEY (staff) REFERENCES staff(id)
);
CREATE INDEX staff_invitation_of ON staff_invitation USING btree (staff);

create table staff_passkey (
  credential_id text not null,
  staff bigint not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  added_at timestamp with time zone not null,
  used_at timestamp with time zone,
  PRIMARY KEY (credential_id),
  FOREIGN KEY (staff) REFERENCES staff(id)
);
CREATE INDEX staff_passkey_of ON staff_passkey USING btree (staff);

create table staff_session (
  id text not null,
  secret_hash text not null,
  staff bigint not null,
  browser text not null,
  started_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  locked_at timestamp with time zone,
  ended_at timestamp with time zone,
  ended_because text,
  -- A session of the command line belongs to a person as one of a browser does: it has no cookie and does not lock.
  kind text default 'browser'::text not null,
  PRIMARY KEY (id),
  FOREIGN KEY (staff) REFERENCES staff(id),
  CHECK ((ended_at IS NULL) = (ended_because IS NULL)),
  CHECK (ended_because = ANY (ARRAY['signOut'::text, 'left'::text, 'ended'::text, 'roles'::text])),
  CHECK (kind = ANY (ARRAY['browser'::text, 'commandLine'::text]))
);
CREATE INDEX staff_session_open ON staff_session USING btree (staff) WHERE ended_at IS NULL;

-- Failed tries to sign in, by network and by passkey.
create table staff_try (
  key text not null,
  failures integer not null,
  since timestamp with time zone not null,
  locked_until timestamp with time zone,
  PRIMARY KEY (key),
  CHECK (failures > 0)
);

-- Rises with every change of what is stopped: a process whose number is another one has not heard of it yet.
create table stop_epoch (
  one boolean default true not null,
  epoch bigint not null,
  PRIMARY KEY (one),
  CHECK (one)
);

create table stored_detail (
  shard smallint not null,
  reference text not null,
  player bigint not null,
  provider text not null,
  method integer not null,
  token bytea not null,
  description text not null,
  fingerprint text not null,
  funding text,
  country text,
  blocked boolean default false not null,
  verified boolean default false not null,
  -- The player wanted it kept for paying again. Without that it only takes payouts: money goes back the way it came.
  reusable boolean default false not null,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  -- A bank account: where it is, and whose the bank says it is (sealed).
  clearing_house text,
  bank_name text,
  holder bytea,
  -- Where a player's money goes to. An account that a player has typed stands among the stored details: nothing has come from it yet.
  funded_at timestamp with time zone,
  -- When the player last put another account, or another name, in the place of what was there: withdrawals wait from then on.
  changed_at timestamp with time zone,
  -- When somebody looked at a payment account and left it unconfirmed. It waits again once the player has changed it.
  refused_at timestamp with time zone,
  PRIMARY KEY (shard, reference)
);
CREATE INDEX stored_detail_by_fingerprint ON stored_detail USING btree (provider, fingerprint) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX stored_detail_once ON stored_detail USING btree (shard, player, provider, fingerprint) WHERE deleted_at IS NULL;
CREATE INDEX stored_detail_waiting ON stored_detail USING btree (created_at) WHERE NOT verified AND NOT blocked AND deleted_at IS NULL;

-- What was decided about money that stood in suspense: one decision about each arrival, never changed. `arrival` is the posting that brought
-- it there, `shard` and `player` the wallet in which it stood. A `take` is no decision of a person's: what was credited has gone back to who
-- had paid it, and is taken from whom it was credited to.
create table suspense_decision (
  shard smallint not null,
  arrival text not null,
  player bigint not null,
  currency text not null,
  account text not null,
  reference text not null,
  kind text not null,
  amount bigint not null,
  -- Whose it is now, or whose it was.
  owner_shard smallint,
  owner bigint,
  -- Of what we had sent back: so much the provider has told us of since, which is not booked again.
  told bigint default 0 not null,
  reason text not null,
  decided_by text not null,
  decided_at timestamp with time zone not null,
  PRIMARY KEY (shard, arrival),
  CHECK (account ~~ 'suspense:%'::text),
  CHECK (amount > 0),
  CHECK (told >= 0 AND told <= amount),
  CHECK ((kind = 'return'::text) = (owner IS NULL)),
  CHECK ((owner_shard IS NULL) = (owner IS NULL)),
  CHECK (kind = 'return'::text OR told = 0),
  CHECK (kind = ANY (ARRAY['credit'::text, 'return'::text, 'take'::text])),
  CHECK (reason <> ''::text)
);
CREATE INDEX suspense_decision_by_player ON suspense_decision USING btree (owner_shard, owner, decided_at) WHERE owner IS NOT NULL;
CREATE INDEX suspense_decision_by_reference ON suspense_decision USING btree (reference, currency);
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON suspense_decision FOR EACH ROW EXECUTE FUNCTION bear_witness('arrival', 'shard');

create table transfer (
  shard smallint not null,
  player bigint not null,
  currency text not null,
  seq bigint not null,
  leg smallint not null,
  posting text not null,
  debit text not null,
  credit text not null,
  amount bigint not null,
  debit_after bigint,
  credit_after bigint,
  booked_at timestamp with time zone not null,
  PRIMARY KEY (shard, player, currency, seq, leg),
  CHECK (amount > 0),
  CHECK (credit <> debit),
  CHECK (credit_after >= 0),
  CHECK (debit_after >= 0),
  CHECK (leg > 0),
  CHECK (seq > 0)
);
CREATE INDEX transfer_by_time ON transfer USING brin (booked_at) WITH (pages_per_range='32');
CREATE TRIGGER transfer_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON transfer FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Codes by mail and phone. The owner is a player (`player:1`) or a registration that waits for its code (`registration:<hash>`).
create table verification_code (
  owner text not null,
  channel text not null,
  sent_number integer default 0 not null,
  pin_id text,
  code_hash text,
  value_index text,
  wrong_tries integer default 0 not null,
  sent_at timestamp with time zone,
  expires_at timestamp with time zone,
  verified_at timestamp with time zone,
  PRIMARY KEY (owner, channel),
  CHECK (channel = ANY (ARRAY['email'::text, 'phoneNumber'::text]))
);

-- A deposit of somebody who is not logged in. Who it is, the bank says on the way; until then there is no player and no attempt. It then
-- becomes a deposit (`attempt`): of a new player under the very reference, or of a player whom we knew, on the shard of that player.
create table visitor_deposit (
  shard smallint not null,
  reference text not null,
  -- Whom an account is opened for where the bank names somebody new.
  player bigint not null,
  method integer not null,
  provider text not null,
  key text not null,
  currency text not null,
  amount bigint not null,
  fee bigint not null,
  fee_strategy text not null,
  asked bigint not null,
  campaign_id integer default '-1'::integer not null,
  code text,
  country text not null,
  language text not null,
  device_hash text not null,
  address_index text not null,
  consents jsonb not null,
  state text not null,
  step json,
  provider_reference text,
  refusal jsonb,
  attempt_shard smallint,
  attempt text,
  token_hash text not null,
  landing_hash text not null,
  sealed_login bytea,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  campaign_version integer,
  campaign_automatic boolean default false not null,
  PRIMARY KEY (shard, reference),
  UNIQUE (device_hash, key),
  UNIQUE (landing_hash),
  UNIQUE (token_hash),
  CHECK (amount > 0),
  CHECK (asked > 0),
  CHECK (campaign_version > 0),
  CHECK (fee >= 0),
  CHECK (fee_strategy = ANY (ARRAY['included'::text, 'added'::text])),
  CHECK (state = ANY (ARRAY['open'::text, 'deposit'::text, 'refused'::text, 'over'::text]))
);
CREATE UNIQUE INDEX visitor_deposit_attempt ON visitor_deposit USING btree (attempt_shard, attempt);
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON visitor_deposit FOR EACH ROW EXECUTE FUNCTION bear_witness('reference', 'shard');

create table wallet (
  shard smallint not null,
  player bigint not null,
  currency text not null,
  cash bigint default 0 not null,
  reserve bigint default 0 not null,
  held bigint default 0 not null,
  promo bigint default 0 not null,
  betting_bonus bigint default 0 not null,
  live_bonus bigint default 0 not null,
  cashback bigint default 0 not null,
  saving bigint default 0 not null,
  in_play_cash bigint default 0 not null,
  in_play_bonus bigint default 0 not null,
  pending_withdrawal bigint default 0 not null,
  seq bigint default 0 not null,
  -- The limits door, written by the limits feature: why a bet or a deposit is refused now, and until when this is known.
  bet_gate text,
  deposit_gate text,
  gate_until timestamp with time zone default '-infinity'::timestamp with time zone not null,
  max_balance bigint,
  -- What is used of the caps in their running windows (daily, weekly, monthly; null where there is no such cap), and what is
  -- promised to running deposit attempts. It stands here and not beside the caps so that a bet writes no further row.
  deposit_used bigint[],
  deposit_reserved bigint default 0 not null,
  -- Net loss may be below zero while the player is ahead.
  loss_used bigint[],
  wager_used bigint[],
  -- The one game session that may place bets.
  game_session text,
  bonus_grant text,
  wager_required bigint,
  wager_done bigint,
  bonus_max_stake bigint,
  bonus_min_stake bigint,
  bonus_caps bigint[],
  bonus_until timestamp with time zone,
  bonus_award bigint,
  PRIMARY KEY (shard, player, currency),
  constraint a_grant_is_there_as_a_whole CHECK (bonus_grant IS NULL AND num_nonnulls(wager_required, wager_done, bonus_max_stake, bonus_min_stake, bonus_caps, bonus_until, bonus_award) = 0 OR bonus_grant IS NOT NULL AND num_nonnulls(wager_required, wager_done, bonus_min_stake) = 3),
  constraint nothing_below_zero CHECK (LEAST(cash, reserve, held, promo, betting_bonus, live_bonus, cashback, saving, in_play_cash, in_play_bonus, pending_withdrawal, seq, max_balance, deposit_reserved) >= 0),
  CHECK (bonus_award > 0),
  CHECK (array_length(bonus_caps, 1) = 3),
  CHECK (bonus_max_stake >= 0),
  CHECK (bonus_min_stake >= 0),
  CHECK (array_length(deposit_used, 1) = 3 AND (0 <= ALL (deposit_used))),
  CHECK (array_length(loss_used, 1) = 3),
  CHECK (shard >= 0 AND shard <= 255),
  CHECK (wager_done >= 0),
  CHECK (wager_required >= 0),
  CHECK (array_length(wager_used, 1) = 3 AND (0 <= ALL (wager_used)))
);
CREATE INDEX wallet_with_reserve ON wallet USING btree (shard, player, currency) WHERE reserve > 0;

-- What a wallet held and had played at moments of its past, written behind the write path: sums over its history begin at one of them
-- instead of at its first day. Every round begun before `at` that was over when the sums were made is in them; those that were not are
-- in round_left_open until they are over and are added to each later checkpoint.
create table wallet_checkpoint (
  shard smallint not null,
  player bigint not null,
  currency text not null,
  -- Each transfer up to this number was booked before `at`, each later one then or after.
  seq bigint not null,
  at timestamp with time zone not null,
  -- Minor units, a bucket each in the order of the wallet's columns.
  balances bigint[] not null,
  -- Of the rounds begun before; own and bonus money together, as in hold.
  staked bigint not null,
  won bigint not null,
  bonus_staked bigint not null,
  bonus_won bigint not null,
  PRIMARY KEY (shard, player, currency, at),
  CHECK (array_length(balances, 1) = 11 AND (0 <= ALL (balances))),
  CHECK (bonus_staked >= 0),
  CHECK (bonus_won >= 0),
  CHECK (staked >= bonus_staked),
  CHECK (won >= bonus_won),
  CHECK (seq > 0)
);
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON wallet_checkpoint FOR EACH ROW EXECUTE FUNCTION bear_witness('at', 'currency', 'player', 'shard');

create table withdrawal (
  shard smallint not null,
  reference text not null,
  player bigint not null,
  currency text not null,
  amount bigint not null,
  stored_detail text not null,
  provider text not null,
  key text not null,
  state text not null,
  provider_reference text,
  reason text,
  requested_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  decided_by text,
  -- What a withdrawal costs: kept back from the amount when it is sent, given back when it returns.
  fee bigint default 0 not null,
  PRIMARY KEY (shard, reference),
  UNIQUE (shard, player, key),
  CHECK (amount > 0),
  CHECK (fee >= 0 AND fee < amount),
  CHECK (state = ANY (ARRAY['pending'::text, 'sending'::text, 'processing'::text, 'paid'::text, 'cancelled'::text, 'rejected'::text, 'returned'::text]))
);
CREATE INDEX withdrawal_by_player ON withdrawal USING btree (shard, player, requested_at DESC);
CREATE INDEX withdrawal_by_provider ON withdrawal USING btree (provider_reference) WHERE provider_reference IS NOT NULL;
CREATE INDEX withdrawal_on_its_way ON withdrawal USING btree (provider, changed_at) WHERE state = ANY (ARRAY['sending'::text, 'processing'::text]);
CREATE INDEX withdrawal_waiting ON withdrawal USING btree (requested_at) WHERE state = 'pending'::text;
CREATE TRIGGER witness AFTER INSERT OR DELETE OR UPDATE ON withdrawal FOR EACH ROW EXECUTE FUNCTION bear_witness('reference', 'shard');

-- Beside each row that decides about money, limits and what was told stands what it was when it was written: a row that is put in, changed
-- or taken out past the triggers no longer agrees with its witness, and ledger verify says so. Postings that moved nothing have theirs from
-- the posting function; what moved money is chained by its wallet and has none.
create table witness (
  place text not null,
  key text not null,
  digest uuid not null,
  PRIMARY KEY (place, key)
);

-- function access_append(at timestamp with time zone, actor text, of_shard smallint, of_player bigint, fields text[], purpose text, reason_hash text, reason_sealed bytea, reason_shard smallint, reason_player bigint) returns void security definer
-- function account_open(codes text[]) returns void security definer
-- function audit_append(at timestamp with time zone, actor text, action text, subject text, details jsonb, reason_hash text, reason_sealed bytea, reason_shard smallint, reason_player bigint) returns void security definer
-- function audit_chain(at timestamp with time zone, most integer) returns integer security definer
-- function audit_words(of_log text, of_entry bigint, of_at timestamp with time zone) returns text[]
-- function balances_at(in_shard smallint, in_player bigint, in_currency text, in_at timestamp with time zone) returns bigint[] security definer
-- function bear_witness() returns trigger security definer
-- function catalogue_changed() returns trigger
-- function change_request_stays() returns trigger
-- function clock_advance(by_ms bigint) returns bigint security definer
-- function erase_person(of_shard smallint, of_player bigint) returns jsonb security definer
-- function forget_documents(before timestamp with time zone) returns TABLE(shard smallint, player bigint, documents integer) security definer
-- function forget_refused_files(before timestamp with time zone, most integer) returns integer security definer
-- function free_round_moved(in_shard smallint, in_award text, in_op text, in_closes boolean, in_won bigint, in_grown bigint, in_posting text, in_at timestamp with time zone) returns void
-- function free_rounds_happened(in_shard smallint, in_award text, in_kind text, in_amount bigint, in_posting text, in_at timestamp with time zone, in_actor text) returns void
-- function game_has_account() returns trigger security definer
-- function game_keeps_version() returns trigger security definer
-- function game_provider_keeps_version() returns trigger security definer
-- function game_provider_words(one game_provider) returns jsonb
-- function game_words(one game) returns jsonb
-- function grant_happened(in_shard smallint, in_grant text, in_kind text, in_given bigint, in_converted bigint, in_returned bigint, in_required bigint, in_posting text, in_at timestamp with time zone, in_actor text) returns void
-- function ledger_post(in_at timestamp with time zone, w_shard smallint[], w_player bigint[], w_currency text[], p_shard smallint[], p_id text[], h_w integer[], h_id text[], items jsonb) returns TABLE(n integer, outcome text, refusal jsonb, replayed boolean, seq bigint, balances bigint[]) security definer
-- function ledger_roll_up(in_day date) returns bigint security definer
-- function method_keeps_version() returns trigger security definer
-- function page_version_stays() returns trigger
-- function play_totals(in_shard smallint, in_player bigint, in_currency text, since timestamp with time zone, until timestamp with time zone, OUT staked bigint, OUT won bigint, OUT bonus_staked bigint, OUT bonus_won bigint) returns record security definer
-- function player_rules_anew() returns trigger security definer
-- function refuse_change() returns trigger
-- function refuse_document_change() returns trigger
-- function refuse_reason_change() returns trigger
-- function reseal_document_file(of_shard smallint, of_player bigint, of_document text, of_place smallint, was bytea, becomes bytea) returns boolean security definer
-- function reseal_reason(of_hash text, was bytea, becomes bytea) returns boolean security definer
-- function row_digest(of_row anyelement) returns uuid
-- function row_key(of_row anyelement, columns text[]) returns text
-- function rules_applied_anew() returns trigger security definer
-- function setting_keeps_version() returns trigger security definer
-- function stops_epoch() returns bigint security definer
-- function stops_move() returns bigint security definer
-- function unread_rounds(in_shard smallint, in_reader text, in_began timestamp with time zone, in_booked_from timestamp with time zone, in_sweeps boolean, in_most_wallets integer, in_most_postings integer) returns TABLE(is_full boolean, shard smallint, player bigint, currency text, id text, game integer, account text, opened_at timestamp with time zone, closed_at timestamp with time zone, staked bigint, bonus_staked bigint, won bigint, bonus_won bigint) security definer
-- function usage_in_window(in_shard smallint, in_player bigint, in_currency text, in_type text, starts timestamp with time zone, ends timestamp with time zone) returns bigint security definer
-- function wallet_checkpoints(in_shard smallint, in_player bigint, in_currency text, in_before timestamp with time zone, in_step integer, in_most integer) returns integer security definer
-- function wallet_game_session(in_shard smallint, in_player bigint, in_currency text, in_session text) returns void security definer
-- function wallet_lock(in_shard smallint, in_player bigint, in_currency text) returns void security definer
-- function wallet_open(in_shard smallint, in_player bigint, in_currency text) returns void security definer
-- function wallet_write_caps(in_shard smallint, in_player bigint, in_currency text, caps jsonb, in_bet_gate text, in_deposit_gate text, in_gate_until timestamp with time zone, in_max_balance bigint) returns void security definer
-- function wallets_due(in_shard smallint, in_booked_from timestamp with time zone, in_before timestamp with time zone, in_sweeps boolean, in_step integer, in_most integer) returns TABLE(shard smallint, player bigint, currency text) security definer
-- function witness_again(of_table text) returns void
-- function months.month_attached(of_table text, of_column text, month timestamp with time zone) returns void
-- function months.month_made(of_table text, of_column text, month timestamp with time zone, most bigint) returns boolean
-- function months.months_ahead(at timestamp with time zone) returns integer security definer
-- function months.months_standing(at timestamp with time zone) returns TABLE(name text, missing text[], rest bigint) security definer
