// The questions to PostgreSQL's catalogue. Each answers with plain rows that read-schema-cache.ts checks and joins.

/** 8: insert, 4: update, 16: delete (bits of pg_relation_is_updatable). */
export const RELATIONS = `
select c.oid::text as oid, c.relname as name, n.nspname = 'public' as exposed, c.relkind in ('v', 'm') as "isView",
       c.relkind in ('r', 'p') and has_table_privilege('anon', c.oid, 'select')
         and has_table_privilege('authenticated', c.oid, 'select') as "isShared",
       pg_catalog.pg_relation_is_updatable(c.oid::regclass, true) as events
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
 where c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition
   and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_(toast|temp)'`;

/** `isHidden`: a table that people may read in part, and this is not of that part. */
export const COLUMNS = `
select a.attrelid::text as relation, a.attnum as number, a.attname as name,
       n.nspname = 'public' and has_any_column_privilege('authenticated', c.oid, 'select')
         and not has_column_privilege('authenticated', c.oid, a.attnum, 'select')
         and not has_column_privilege('anon', c.oid, a.attnum, 'select') as "isHidden",
       pg_catalog.format_type(a.atttypid, a.atttypmod) as type,
       case when a.attgenerated = '' then pg_catalog.pg_get_expr(d.adbin, d.adrelid) end as "default"
  from pg_catalog.pg_attribute a
  join pg_catalog.pg_class c on c.oid = a.attrelid
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
 where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p', 'v', 'm', 'f')
   and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_(toast|temp)'
 order by a.attrelid, a.attnum`;

/** Primary keys, unique constraints and foreign keys with their columns by number. */
export const CONSTRAINTS = `
select k.conname as name, k.contype as kind, k.conrelid::text as relation, k.conkey::int[] as columns,
       k.confrelid::text as target, k.confkey::int[] as "targetColumns"
  from pg_catalog.pg_constraint k
  join pg_catalog.pg_namespace n on n.oid = k.connamespace
 where k.contype in ('p', 'u', 'f') and k.conparentid = 0
   and n.nspname not in ('pg_catalog', 'information_schema')
 order by k.conname`;

/** The stored query of every view: it tells which column of which table a view's column is. */
export const VIEWS = `
select r.ev_class::text as relation, r.ev_action::text as action
  from pg_catalog.pg_rewrite r
  join pg_catalog.pg_class c on c.oid = r.ev_class
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
 where r.ev_type = '1' and c.relkind in ('v', 'm')
   and n.nspname not in ('pg_catalog', 'information_schema')`;

/** Functions of schema public that belong to no extension. */
export const ROUTINES = `
select p.proname as name, p.provolatile = 'v' as "isVolatile", p.proretset as "returnsSet",
       pg_catalog.format_type(p.prorettype, null) as "returnType", p.prorettype = 'void'::regtype as "returnsVoid",
       p.prorettype = 'record'::regtype as "returnsRecord",
       t.typrelid::text as "returnRelation", t.typtype = 'c' as "returnsRow",
       coalesce(p.proargnames, '{}') as names,
       coalesce(p.proargmodes::text[], '{}') as modes,
       array(select pg_catalog.format_type(u.type, null)
               from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality u(type, place)
              order by u.place) as types,
       array(select coalesce(a.typrelid, 0)::text
               from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality u(type, place)
               left join pg_catalog.pg_type a on a.oid = u.type and a.typtype = 'c'
              order by u.place) as "rowTypes",
       p.pronargs as "inputs", p.pronargdefaults as "defaults"
  from pg_catalog.pg_proc p
  join pg_catalog.pg_namespace n on n.oid = p.pronamespace
  join pg_catalog.pg_type t on t.oid = p.prorettype
 where n.nspname = 'public' and p.prokind = 'f'
   and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
   and not exists (select from pg_catalog.pg_depend d
                    where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
 order by p.proname, p.oid`;
