import type { FirmContext, Reader } from '../../../firm/store.ts'
import { projectReach } from './reach.ts'
import { projectsSearch } from './tables.ts'

export { followsProject, projectReach } from './reach.ts'

/** Ids of all projects, whatever became of them. */
export function idsOfProjects({ sql }: Reader): string[] {
  return sql
    .exec<{ id: string }>('select id from projects')
    .toArray()
    .map(({ id }) => id)
}

/** Codes and names of some projects by their ids. */
export function labelsOfProjects(
  { sql }: Reader,
  projectIds: readonly string[],
): Map<string, string> {
  const rows = sql.exec<{ id: string; label: string }>(
    `select id, code || ' ' || name as label from projects
     where id in (select value from json_each(?))`,
    JSON.stringify([...new Set(projectIds)]),
  )
  return new Map(rows.toArray().map(({ id, label }) => [id, label]))
}

/** Projects that are neither finished nor archived, as far as the caller reaches, by their codes. */
export function openProjects(reader: Reader, firm: Pick<FirmContext, 'actor'>) {
  return projectsWhere(reader, firm, "is_archived = 0 and state <> 'done'")
}

/** Projects that are not archived, as far as the caller reaches, by their codes. */
export function reachedProjects(reader: Reader, firm: Pick<FirmContext, 'actor'>) {
  return projectsWhere(reader, firm, 'is_archived = 0')
}

function projectsWhere(
  { sql }: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  condition: string,
): { id: string; startDate: string | null; isDone: boolean }[] {
  const within = projectReach.within(actor, 'id')
  return sql
    .exec<{ id: string; startDate: string | null; isDone: number }>(
      `select id, start_date as startDate, state = 'done' as isDone from projects
       where ${condition} ${within ? `and ${within.sql}` : ''}
       order by code collate nocase`,
      ...(within?.bound ?? []),
    )
    .toArray()
    .map(({ isDone, ...project }) => ({ ...project, isDone: isDone === 1 }))
}

/**
 * Open projects, as far as the caller reaches, whose code, name or notes hold what was searched for.
 * @param terms of `searchTerms`
 */
export function openProjectsFoundBy(
  { sql }: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  terms: string,
): string[] {
  const within = projectReach.within(actor, 'id')
  return sql
    .exec<{ id: string }>(
      `select id from projects
       where row_number in (select rowid from ${projectsSearch.name}
           where ${projectsSearch.name} match ?)
         and is_archived = 0 and state <> 'done' ${within ? `and ${within.sql}` : ''}
       order by code collate nocase`,
      ...[terms, ...(within?.bound ?? [])],
    )
    .toArray()
    .map(({ id }) => id)
}

/** Names of the projects of a customer that are not archived, by their ids. */
export function projectsOfParty({ sql }: Reader, partyId: string): Map<string, string> {
  const rows = sql.exec<{ id: string; name: string }>(
    'select id, name from projects where customer_id = ? and is_archived = 0',
    partyId,
  )
  return new Map(rows.toArray().map(({ id, name }) => [id, name]))
}
