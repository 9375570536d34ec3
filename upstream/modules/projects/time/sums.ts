import { addDays } from '#contract/core/days.ts'
import type { Reader } from '../../../firm/store.ts'
import type { RoundingRule } from './rounding.ts'

/** Time of one person in one of some spans of days, named by its place among them. */
export type PersonSum = { span: number; personId: string; personName: string; seconds: number }

/** Open work of one person, on one task where they are told apart, in one of some spans of days. */
export type OpenSum = {
  span: number
  personId: string
  /** Empty where tasks are not told apart. */
  taskId: string
  seconds: number
  /** As rounding leaves them. */
  billedSeconds: number
  firstDate: string
}

type Days = { span: number; first: string; beyond: string }

// Both are first days of months, so that what is open at an end has no days beside its months.
const [beginning, end] = ['0000-01-01', '9999-12-01']

/**
 * What people worked on a project, between the days on which something of it changes: the first span
 * is what lies before the first day. Whole months come from their sums, so that only the entries of
 * months that a day cuts are read.
 * @param days ascending, each once
 */
export function sumsOfPeople(
  { sql }: Reader,
  projectId: string,
  days: readonly string[],
): PersonSum[] {
  const whole: Days[] = []
  const parts: Days[] = []
  for (const { span, first, beyond } of spansOf(days)) {
    const begin = first.endsWith('-01') ? first.slice(0, 7) : monthAfter(first)
    const stop = beyond.slice(0, 7)
    if (begin >= stop) parts.push({ span, first, beyond })
    else {
      whole.push({ span, first: begin, beyond: stop })
      parts.push({ span, first, beyond: `${begin}-01` }, { span, first: `${stop}-01`, beyond })
    }
  }
  return sql
    .exec<PersonSum>(
      `with
       whole as materialized (
         select value ->> 'span' as span, value ->> 'first' as first, value ->> 'beyond' as beyond
         from json_each(?2)),
       parts as materialized (
         select value ->> 'span' as span, value ->> 'first' as first, value ->> 'beyond' as beyond,
           value ->> 'from' as since, value ->> 'until' as until
         from json_each(?3)),
       worked as (
         select span, person_id, person_name, seconds
         from whole cross join time_months
         where project_id = ?1 and month >= first and month < beyond
         union all
         select span, person_id, person_name, seconds
         from parts cross join time_entries
         where project_id = ?1 and ended_at is not null
           and started_at >= since and started_at < until and date >= first and date < beyond)
       select span, person_id as personId, max(person_name) as personName, sum(seconds) as seconds
       from worked group by 1, 2 having sum(seconds) <> 0 order by 1, personName, 2`,
      ...[projectId, JSON.stringify(whole), JSON.stringify(parts.filter(isAny).map(withInstants))],
    )
    .toArray()
}

const open = 'invoice_id is null and is_billable = 1 and ended_at is not null'

/**
 * What of a project could be invoiced and is not, as rounding leaves it, between the days on which
 * something of it changes. An index has all that is read, in the order in which it is added up.
 * @param days ascending, each once
 */
export function openSums(
  { sql }: Reader,
  projectId: string,
  { days, byTask, rule }: { days: readonly string[]; byTask: boolean; rule: RoundingRule },
): OpenSum[] {
  const { first, last } = sql
    .exec<{ first: string | null; last: string | null }>(
      `select min(date) as first, max(date) as last from time_entries
       where project_id = ? and ${open}`,
      projectId,
    )
    .one()
  if (first === null || last === null) return []
  const isByDay = rule.per === 'day' && rule.mode !== 'none'
  const summed = isByDay ? dayByDay(rule) : entryByEntry(rule)
  const by = byTask ? 'person_id, task_id' : 'person_id'
  return spansOf(days)
    .filter((span) => span.first <= last && span.beyond > first)
    .flatMap((span) =>
      sql
        .exec<OpenSum>(
          `select ${span.span} as span, person_id as personId,
             ${byTask ? 'task_id' : "''"} as taskId, sum(worked) as seconds,
             sum(billed) as billedSeconds, min(date) as firstDate
           from (${summed}) group by ${by}`,
          ...[projectId, span.first, span.beyond],
        )
        .toArray(),
    )
}

function entryByEntry(rule: RoundingRule): string {
  return `
    select person_id, task_id, date, seconds as worked, ${roundedSql('seconds', rule)} as billed
    from time_entries where project_id = ?1 and ${open} and date >= ?2 and date < ?3`
}

/** The sums by day, person and task, less what invoices have of the same: it is not billed once more. */
function dayByDay(rule: RoundingRule): string {
  // An index finds what invoices have of a day, so that no other invoiced time is read.
  const invoiced = (seconds: string) => `ifnull((
    select sum(${seconds}) from time_entries as billed
    where billed.project_id = ?1 and billed.person_id = open.person_id
      and billed.task_id = open.task_id and billed.date = open.date
      and billed.invoice_id is not null), 0)`
  const rounded = roundedSql(`worked + ${invoiced('seconds')}`, rule)
  return `
    select person_id, task_id, date, worked,
      max(0, ${rounded} - ${invoiced('billed_seconds')}) as billed
    from (
      select person_id, task_id, date, sum(seconds) as worked from time_entries
      where project_id = ?1 and ${open} and date >= ?2 and date < ?3
      group by person_id, task_id, date) as open`
}

/** What `billedSeconds` does to whole seconds; a step is an even number of them. */
function roundedSql(seconds: string, { mode, minutes }: RoundingRule): string {
  const step = minutes * 60
  const added = { none: 0, down: 0, up: step - 1, nearest: step / 2 }[mode]
  return mode === 'none' ? seconds : `(${seconds} + ${added}) / ${step} * ${step}`
}

/** All days there are, cut before some of them. */
function spansOf(days: readonly string[]): Days[] {
  const firsts = [beginning, ...days]
  return firsts.map((first, span) => ({ span, first, beyond: firsts[span + 1] ?? end }))
}

function monthAfter(date: string): string {
  return addDays(`${date.slice(0, 7)}-28`, 4).slice(0, 7)
}

function isAny({ first, beyond }: Days): boolean {
  return first < beyond
}

/** An entry of a day began, wherever the firm is, within a day of it. */
function withInstants(days: Days) {
  return { ...days, from: addDays(days.first, -1), until: addDays(days.beyond, 1) }
}
