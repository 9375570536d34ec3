import type { FirmMembership } from '#contract/core/identity.ts'
import {
  maxTaskObjectLength,
  maxTaskObjectsAtOnce,
  type TaskCollection,
  taskObjectsContract,
} from '#contract/projects/task-objects.ts'
import { escapeXml } from '../../core/xml/escape-xml.ts'
import type { Properties } from './answer.ts'
import type { Asker } from './asker.ts'
import {
  type Collection,
  collationsAs,
  type Described,
  readInPieces,
  reportsAs,
  taskKind,
  tokenOf,
} from './collection.ts'
import { calendarsHref } from './paths.ts'
import { collectionRights, ownerHref } from './principal.ts'

/** The projects of a firm that the caller sees, each as a list of tasks beside the calendars (RFC 4791). */
export async function taskListsOf(
  ask: Asker,
  { firmId, tradeName, legalName }: FirmMembership,
  isOnlyFirm: boolean,
): Promise<Described[]> {
  const { collections } = await ask(taskObjectsContract.collections, { firmId })
  return collections.map((one) => {
    const name = isOnlyFirm ? one.label : `${tradeName || legalName}: ${one.label}`
    const collection = taskListAt(ask, { firmId, projectId: one.projectId })
    return { collection, properties: propertiesOf(one, name) }
  })
}

function propertiesOf({ changeNumber, canEdit }: TaskCollection, name: string): Properties {
  return new Map([
    ['d:resourcetype', '<d:collection/><c:calendar/>'],
    ['d:displayname', escapeXml(name)],
    ['d:owner', ownerHref],
    ['d:current-user-principal', ownerHref],
    ['d:current-user-privilege-set', collectionRights(canEdit)],
    ['d:sync-token', tokenOf(changeNumber)],
    ['cs:getctag', String(changeNumber)],
    ['c:supported-calendar-component-set', '<c:comp name="VTODO"/>'],
    ['c:supported-calendar-data', '<c:calendar-data content-type="text/calendar" version="2.0"/>'],
    ['c:max-resource-size', String(maxTaskObjectLength)],
    ['c:supported-collation-set', collationsAs('c')],
    [
      'd:supported-report-set',
      reportsAs('c:calendar-multiget', 'c:calendar-query', 'd:sync-collection'),
    ],
  ])
}

/** The tasks of a project by its place: whether it is there and shown, its own calls say. */
export function taskListAt(
  ask: Asker,
  inProject: { firmId: string; projectId: string },
): Collection {
  const { list, read, put, archive } = taskObjectsContract
  return {
    href: `${calendarsHref}${inProject.firmId}-${inProject.projectId}-tasks/`,
    kind: taskKind,
    list: async (span) => (await ask(list, { ...inProject, ...span })).objects,
    changes: (since) => ask(list, { ...inProject, ...(since !== undefined && { since }) }),
    read: (names) =>
      readInPieces(names, maxTaskObjectsAtOnce, (some) => ask(read, { ...inProject, names: some })),
    put: ({ name: objectName, ...sent }) => ask(put, { ...inProject, objectName, ...sent }),
    remove: async ({ name: objectName, ...named }) => {
      await ask(archive, { ...inProject, objectName, ...named })
    },
  }
}
