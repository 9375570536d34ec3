import { PartyInput } from '#contract/firm/parties.ts'
import { ProjectInput } from '#contract/projects/projects.ts'
import { maxAssignees, TaskInput } from '#contract/projects/tasks.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { createParty, getStoredParty } from '../../firm/parties/index.ts'
import { projects } from '../projects/index.ts'
import { createImportedTask } from '../tasks/index.ts'
import { createImportedEntry } from '../time/index.ts'
import type { EntryData, PlannedItem, ProjectData } from './planned-items.ts'
import { settledItem } from './rows.ts'
import type { TaskData } from './task-data.ts'

/** An item as it was kept, with what the file says of it. */
export type ReadItem = Pick<PlannedItem, 'kind' | 'key' | 'label' | 'data'> & { importId: string }

/**
 * Makes the record of an item, by the rule of the module that owns it.
 * @returns its id; undefined for what is left out, such as a customer where nobody may add one
 * @throws AppError invalid; conflict in a week that was handed in
 */
export function writeItem(
  writer: Writer,
  firm: FirmContext,
  item: ReadItem,
  { addsCustomers }: { addsCustomers: boolean },
): string | undefined {
  const { kind, label, data, importId } = item
  if (kind === 'person') return firm.newId()
  if (kind === 'customer') {
    return addsCustomers ? createCustomer(writer, firm, label) : undefined
  }
  if (kind === 'project') return createProject(writer, firm, importId, Object(data))
  if (kind === 'task') return createTask(writer, firm, importId, Object(data))
  return createEntry(writer, firm, importId, Object(data))
}

function createCustomer(writer: Writer, firm: FirmContext, name: string): string {
  const { address, language, baseCurrency } = getFirmProfile(writer)
  const input = {
    ...{ name: name.slice(0, 160), language, currency: baseCurrency },
    address: { country: address.country },
  }
  return createParty(writer, firm, PartyInput.parse(input)).id
}

function createProject(
  writer: Writer,
  firm: FirmContext,
  importId: string,
  { name, code, clientKey, startDate, memberKeys }: ProjectData,
): string {
  const memberIds = memberKeys.flatMap((key) => userOf(writer, importId, key) ?? [])
  const input = {
    ...{ name: name.slice(0, 200), code: code.length > 20 ? '' : code },
    ...{ startDate, memberIds: memberIds.slice(0, 200) },
  }
  const { id } = projects.create(writer, firm, ProjectInput.parse(input))
  const customer = settledItem(writer, importId, 'customer', clientKey)
  if (customer) {
    const { currency } = getStoredParty(writer, customer.recordId)
    projects.change(writer, firm, id, { customerId: customer.recordId, currency })
  }
  return id
}

function createTask(writer: Writer, firm: FirmContext, importId: string, data: TaskData): string {
  const { projectKey, parentKey, assigneeKeys, links, doneDate, isArchived, ...fields } = data
  const assigneeIds = assigneeKeys.flatMap((key) => userOf(writer, importId, key) ?? [])
  const task = TaskInput.parse({
    ...fields,
    projectId: settledItem(writer, importId, 'project', projectKey)?.recordId ?? '',
    parentId: settledItem(writer, importId, 'task', parentKey)?.recordId ?? '',
    assigneeIds: assigneeIds.slice(0, maxAssignees),
    links: links.flatMap(({ key, kind, lagDays }) => {
      const other = settledItem(writer, importId, 'task', key)
      return other ? [{ taskId: other.recordId, kind, lagDays }] : []
    }),
  })
  return createImportedTask(writer, firm, task, { doneDate, isArchived })
}

function createEntry(
  writer: Writer,
  firm: FirmContext,
  importId: string,
  { personKey, projectKey, taskKey, ...entry }: EntryData,
): string {
  const person = settledItem(writer, importId, 'person', personKey)
  const { userId, userName } = firm.actor
  return createImportedEntry(writer, firm, {
    ...entry,
    importId,
    personId: person?.recordId ?? userId,
    personName: person?.label ?? userName,
    projectId: settledItem(writer, importId, 'project', projectKey)?.recordId ?? '',
    taskId: settledItem(writer, importId, 'task', taskKey)?.recordId ?? '',
  })
}

/** The user whom somebody of the file was said to be. */
function userOf(writer: Writer, importId: string, key: string): string | undefined {
  const [row] = writer.sql.exec<{ userId: string }>(
    `select record_id as userId from work_import_items
     where import_id = ? and kind = 'person' and key = ? and reason = 'user'`,
    ...[importId, key],
  )
  return row?.userId
}
