import type { PersonReport, WorkReport } from '#contract/projects/work-report.ts'
import { utilisation } from '../billing/views.ts'
import type { WorkedDay } from '../time/views.ts'

/** What somebody is to work on a day. */
export type CalendarDay = { date: string; minutes: number }

type ReportPerson = {
  /** Empty for what nobody is assigned to. */
  personId: string
  personName: string
  /** The days of the report; null where not all of the person's time is known. */
  calendar: readonly CalendarDay[] | null
}

type ReportFacts = {
  people: readonly ReportPerson[]
  worked: readonly WorkedDay[]
  planned: readonly { personId: string; projectId: string; seconds: number }[]
  /** Codes and names by their ids. */
  projects: ReadonlyMap<string, string>
  /** The first day on which anybody recorded time, and the one that is not over yet. */
  since: string
  today: string
}

type Effort = { plannedSeconds: number; workedSeconds: number; billableSeconds: number }

/**
 * Planned and worked time of people by their projects, in the order of names, what nobody is assigned to
 * last. A day on which something was to be worked is empty where it has no entry and is over, but none
 * before anybody recorded time.
 */
export function addUp(facts: ReportFacts): Pick<WorkReport, 'people' | 'total'> {
  const worked = byPerson(facts.worked)
  const planned = byPerson(facts.planned)
  const people = facts.people
    .map((person) => personReport(facts, person, worked, planned))
    .sort(inOrder)
  const isWhole = people.every(({ capacitySeconds }) => capacitySeconds !== null)
  const all = sumOf(people)
  const capacity = people.reduce((sum, { capacitySeconds }) => sum + (capacitySeconds ?? 0), 0)
  return { people, total: sumsOf(all, isWhole ? capacity : null) }
}

function byPerson<Row extends { personId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>()
  for (const row of rows) {
    const own = found.get(row.personId)
    if (own) own.push(row)
    else found.set(row.personId, [row])
  }
  return found
}

function personReport(
  { projects, since, today }: ReportFacts,
  { personId, personName, calendar }: ReportPerson,
  worked: ReadonlyMap<string, readonly WorkedDay[]>,
  planned: ReadonlyMap<string, ReportFacts['planned']>,
): PersonReport {
  const days = worked.get(personId) ?? []
  const efforts = new Map<string, Effort>()
  const effortOn = (projectId: string): Effort => {
    const known = efforts.get(projectId)
    if (known) return known
    const none = { plannedSeconds: 0, workedSeconds: 0, billableSeconds: 0 }
    efforts.set(projectId, none)
    return none
  }
  for (const { projectId, seconds, billableSeconds } of days) {
    const effort = effortOn(projectId)
    effort.workedSeconds += seconds
    effort.billableSeconds += billableSeconds
  }
  for (const { projectId, seconds } of planned.get(personId) ?? []) {
    effortOn(projectId).plannedSeconds += seconds
  }
  const withTime = new Set(days.map(({ date }) => date))
  const minutes = calendar?.reduce((sum, day) => sum + day.minutes, 0)
  return {
    ...{ personId, personName },
    ...sumsOf(sumOf([...efforts.values()]), minutes === undefined ? null : minutes * 60),
    projects: [...efforts]
      .map(([projectId, { plannedSeconds, workedSeconds }]) => ({
        ...{ projectId, project: projects.get(projectId) ?? '', plannedSeconds, workedSeconds },
        differenceSeconds: workedSeconds - plannedSeconds,
      }))
      .sort((one, other) => one.project.localeCompare(other.project)),
    emptyDays:
      calendar
        ?.filter(({ date, minutes: due }) => due > 0 && date >= since && date < today)
        .filter(({ date }) => !withTime.has(date))
        .map(({ date }) => date) ?? null,
  }
}

function sumOf(efforts: readonly Effort[]): Effort {
  return efforts.reduce(
    (sum, one) => ({
      plannedSeconds: sum.plannedSeconds + one.plannedSeconds,
      workedSeconds: sum.workedSeconds + one.workedSeconds,
      billableSeconds: sum.billableSeconds + one.billableSeconds,
    }),
    { plannedSeconds: 0, workedSeconds: 0, billableSeconds: 0 },
  )
}

function sumsOf(effort: Effort, capacitySeconds: number | null): WorkReport['total'] {
  const { plannedSeconds, workedSeconds, billableSeconds } = effort
  const time = { workedSeconds, billableSeconds, capacitySeconds: capacitySeconds ?? 0 }
  const [found] = utilisation([{ personId: '', ...time }])
  return {
    ...{ plannedSeconds, workedSeconds, billableSeconds, capacitySeconds },
    differenceSeconds: workedSeconds - plannedSeconds,
    utilisationPercent: found?.utilisationPercent ?? null,
    billablePercent: found?.billablePercent ?? null,
  }
}

function inOrder(one: PersonReport, other: PersonReport): number {
  if (one.personId === '' || other.personId === '') return one.personId === '' ? 1 : -1
  return one.personName.localeCompare(other.personName) || (one.personId < other.personId ? -1 : 1)
}
