import type { PGlite } from '@electric-sql/pglite'

/**
 * Statements that find the tables and sequences of the product, copy the rows of each table, and record which tables
 * are written.
 */
const copyRows = `
  create schema start;
  create table start.written (name text primary key);
  create table start.sequences as
    select schemaname, sequencename, last_value from pg_sequences where schemaname = 'public';
  create function start.note() returns trigger language plpgsql as $$
    begin
      insert into start.written values (tg_table_name) on conflict do nothing;
      return null;
    end $$;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create table start.%1$I as table public.%1$I', name);
      execute format(
        'create trigger note_start after insert or update or delete or truncate on public.%I execute function start.note()',
        name);
    end loop;
  end $$;`

/**
 * Statements that restore the copied rows. The statements run in the replication role, in which no trigger fires and no
 * foreign key is checked, because the rows are restored table by table.
 */
const restoreRows = `
  begin;
  set local session_replication_role = replica;
  do $$ declare name text; columns text; sequence record; begin
    for name in select written.name from start.written loop
      select string_agg(quote_ident(column_name), ',') into columns from information_schema.columns
        where table_schema = 'public' and table_name = name and is_generated = 'NEVER';
      execute format('delete from public.%I', name);
      execute format('insert into public.%1$I (%2$s) select %2$s from start.%1$I', name, columns);
    end loop;
    for sequence in select * from start.sequences loop
      perform setval(format('%I.%I', sequence.schemaname, sequence.sequencename)::regclass,
        coalesce(sequence.last_value, 1), sequence.last_value is not null);
    end loop;
    delete from start.written;
  end $$;
  commit;`

/**
 * Copies all rows of a database. The returned function restores the rows of every table that was written in the
 * meantime.
 */
export const storeStart = async (client: PGlite): Promise<() => Promise<void>> => {
  await client.exec(copyRows)
  return async () => void (await client.exec(restoreRows))
}
