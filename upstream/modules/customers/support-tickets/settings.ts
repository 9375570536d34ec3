import {
  type SupportSettings,
  type SupportSettingsInput,
  ticketPriorities,
} from '#contract/customers/support-settings.ts'
import { publicToken } from '../../../documents/delivery/public-token.ts'
import { newSecret } from '../../../documents/delivery/secret.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { planAll } from './plan.ts'
import { getSupportSettings, promiseOf, type StoredSupportSettings } from './stored-settings.ts'
import { supportSettingsTable } from './tables.ts'

const theRow = 1

/** The settings as the API shows them; the address for mails where it is known. */
export function showSettings(
  reader: Reader,
  { firmId }: FirmContext,
  mailAddress: string | null = null,
): SupportSettings {
  const { formSecret, ...settings } = getSupportSettings(reader)
  const isOpen = settings.isFormOpen && formSecret !== ''
  const formPath = isOpen ? `/ask/${publicToken(firmId, formSecret)}` : null
  return { ...settings, formPath, mailAddress: settings.takesMails ? mailAddress : null }
}

/** The first time the form is opened it is given an address. @throws AppError conflict */
export function updateSettings(
  writer: Writer,
  context: FirmContext,
  { version, ...input }: SupportSettingsInput & { version: number },
): SupportSettings {
  const before = getSupportSettings(writer)
  requireVersion(before, version, () => showSettings(writer, context))
  const hours = [...input.hours].sort((one, other) =>
    `${one.day}${one.from}`.localeCompare(`${other.day}${other.from}`),
  )
  const promises = ticketPriorities.map((priority) => ({
    priority,
    ...promiseOf(input, priority),
  }))
  const formSecret = before.formSecret || newSecret()
  save(writer, { ...input, hours, promises, formSecret, version: version + 1 })
  planAll(writer, context)
  const { version: _, formSecret: __, ...was } = before
  writer.audit({
    entity: 'supportSettings',
    entityId: context.firmId,
    action: 'update',
    before: was,
    after: { ...input, hours, promises },
  })
  return showSettings(writer, context)
}

/** Gives the public form another address. */
export function renewFormLink(writer: Writer, context: FirmContext): SupportSettings {
  const before = getSupportSettings(writer)
  save(writer, { ...before, formSecret: newSecret(), version: before.version + 1 })
  writer.audit({ entity: 'supportSettings', entityId: context.firmId, action: 'share' })
  return showSettings(writer, context)
}

function save(writer: Writer, { hours, promises, ...settings }: StoredSupportSettings): void {
  const row = { ...settings, hours: JSON.stringify(hours), promises: JSON.stringify(promises) }
  writer.db
    .insert(supportSettingsTable)
    .values({ id: theRow, ...row })
    .onConflictDoUpdate({ target: supportSettingsTable.id, set: row })
    .run()
}
