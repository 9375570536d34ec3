import type { FirmContext, Reader } from '../../../firm/store.ts'
import { beganBefore, beganFrom } from './began.ts'
import { timeReach } from './reach.ts'

/** What somebody worked on a project on a day; a timer that runs counts nothing yet. */
export type WorkedDay = {
  personId: string
  personName: string
  /** Empty for time on no project. */
  projectId: string
  date: string
  seconds: number
  billableSeconds: number
}

/** What was worked in some days, as far as the caller sees it; of one person where one is named. */
export function workedDays(
  { sql }: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  { from, to, personId }: { from: string; to: string; personId: string },
): WorkedDay[] {
  const reach = timeReach(actor)
  const whose = personId === '' ? '' : 'and person_id = ?'
  return sql
    .exec<WorkedDay>(
      `select person_id as personId, max(person_name) as personName, project_id as projectId, date,
         sum(seconds) as seconds,
         sum(case is_billable when 1 then seconds else 0 end) as billableSeconds
       from time_entries
       where started_at >= ? and started_at < ? and date between ? and ? ${whose}
         ${reach ? `and ${reach.sql}` : ''}
       group by person_id, project_id, date`,
      ...[beganFrom(from), beganBefore(to), from, to],
      ...(personId === '' ? [] : [personId]),
      ...(reach?.bound ?? []),
    )
    .toArray()
}

/** The first day of which the firm has time; undefined where it has none. */
export function firstWorkedDay({ sql }: Reader): string | undefined {
  const [first] = sql
    .exec<{ date: string }>('select date from time_entries order by started_at, id limit 1')
    .toArray()
  return first?.date
}
