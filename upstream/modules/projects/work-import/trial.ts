import type { WorkKind, WorkTrial } from '#contract/projects/work-imports.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import type { FirmMember } from '../../../identity/members/names.ts'
import { knownRecords } from './known.ts'
import { isKnownByName, type PlannedItem } from './planned-items.ts'
import type { ImportedWork, WorkSum } from './shape.ts'

const shownFindings = 200
const shownProjects = 200
const shownPeople = 500

/** What a file would bring, beside what is there. */
export function trialOf(
  reader: Reader,
  firm: FirmContext,
  work: ImportedWork,
  items: readonly PlannedItem[],
  members: readonly FirmMember[],
): WorkTrial {
  const asked = items.map((item) => ({
    ...item,
    code: item.kind === 'project' ? item.data.code : undefined,
  }))
  const projects = asked.filter(({ kind }) => kind === 'project')
  const knownProjects = knownRecords(reader, firm, projects)
  const projectIds = new Map(
    projects.map(({ key, sourceKey }) => [key, knownProjects.get(sourceKey)]),
  )
  const known = knownRecords(
    reader,
    firm,
    asked.map((item) => ({
      ...item,
      projectId:
        item.kind === 'task' && isKnownByName(work.program)
          ? projectIds.get(item.data.projectKey)
          : undefined,
    })),
  )
  const counts = (kind: WorkKind) => {
    const some = items.filter((item) => item.kind === kind)
    const there = some.filter(({ sourceKey }) => known.has(sourceKey)).length
    return { added: some.length - there, known: there }
  }
  const { file, read, refused } = work.sums
  const of = tallies(items)
  const clients = new Map(work.clients.map(({ key, name }) => [key, name]))
  return {
    counts: {
      ...{ person: counts('person'), customer: counts('customer'), project: counts('project') },
      ...{ task: counts('task'), entry: counts('entry') },
    },
    sums: { file: shown(file), read: shown(read), refused: shown(refused) },
    findings: work.findings.slice(0, shownFindings),
    findingCount: work.findings.length,
    projects: items.flatMap(projectRow).slice(0, shownProjects),
    people: work.people.slice(0, shownPeople).map(({ key, name }) => ({
      ...{ key, name },
      userId: members.find((one) => isSameName(one.name, name))?.userId ?? '',
      ...of(`person ${key}`),
    })),
  }

  function projectRow(item: PlannedItem): WorkTrial['projects'] {
    if (item.kind !== 'project') return []
    const client = clients.get(item.data.clientKey ?? '') ?? ''
    const isKnown = known.has(item.sourceKey)
    return [{ name: item.label, client, isKnown, ...of(`project ${item.key}`) }]
  }
}

/** Tasks and seconds of each project and person. */
function tallies(items: readonly PlannedItem[]) {
  const sums = new Map<string, { tasks: number; seconds: number }>()
  const add = (name: string, tasks: number, seconds: number) => {
    const sum = sums.get(name) ?? { tasks: 0, seconds: 0 }
    sums.set(name, { tasks: sum.tasks + tasks, seconds: sum.seconds + seconds })
  }
  for (const item of items) {
    if (item.kind === 'task') {
      add(`project ${item.data.projectKey}`, 1, 0)
      for (const key of item.data.assigneeKeys) add(`person ${key}`, 1, 0)
    } else if (item.kind === 'entry') {
      add(`project ${item.data.projectKey}`, 0, item.seconds)
      add(`person ${item.data.personKey}`, 0, item.seconds)
    }
  }
  return (name: string) => sums.get(name) ?? { tasks: 0, seconds: 0 }
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

function shown({ rows, seconds, amounts }: WorkSum): WorkTrial['sums']['file'] {
  const byCurrency = Object.entries(amounts).map(([currency, amount]) => ({ currency, amount }))
  return { rows, seconds: Math.round(seconds), amounts: byCurrency }
}
