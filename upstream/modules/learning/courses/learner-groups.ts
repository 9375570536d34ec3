import type { Assignment, LearnerGroups } from '#contract/learning/courses.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { placeName } from '../../people/attendance/index.ts'
import { listEmployeesOn, type StoredEmployee } from '../../people/employees/views.ts'

/** Teams and places of those who work here today, as far as they have an account to learn with. */
export function listLearnerGroups(reader: Reader, context: FirmContext): LearnerGroups {
  const here = listEmployeesOn(reader, firmDate(reader, context))
  const teamOf = teamsOf(here)
  const teams = here.map(({ id, name }) => ({
    managerId: id,
    name,
    people: withAccount(teamOf(id)).length,
  }))
  const places = [...Map.groupBy(withAccount(here), ({ place }) => place)].map(([code, some]) => {
    const country = code.slice(0, 2)
    const name = placeName(code, context.actor.language)
    return { code, country, name, people: some.length }
  })
  return {
    teams: teams.filter(({ people }) => people > 0),
    places: places.sort((one, other) => (one.code < other.code ? -1 : 1)),
  }
}

/** The members who report to some employees, or work at some places, today. */
export function membersInGroups(
  reader: Reader,
  context: FirmContext,
  { managerIds, places }: Pick<Assignment, 'managerIds' | 'places'>,
): Set<string> {
  if (managerIds.length + places.length === 0) return new Set()
  const here = listEmployeesOn(reader, firmDate(reader, context))
  const meant = [
    ...managerIds.flatMap(teamsOf(here)),
    ...here.filter(({ place }) => places.includes(place)),
  ]
  return new Set(withAccount(meant).map(({ userId }) => userId))
}

/** Who reports to somebody, directly or not. */
function teamsOf(here: readonly StoredEmployee[]): (managerId: string) => StoredEmployee[] {
  const directly = Map.groupBy(here, ({ managerId }) => managerId)
  return (managerId) => {
    const found = new Set<StoredEmployee>()
    const add = (id: string) => {
      for (const employee of directly.get(id) ?? []) {
        if (employee.id === managerId || found.has(employee)) continue
        found.add(employee)
        add(employee.id)
      }
    }
    add(managerId)
    return [...found]
  }
}

function withAccount(employees: readonly StoredEmployee[]): StoredEmployee[] {
  return employees.filter(({ userId }) => userId !== '')
}
