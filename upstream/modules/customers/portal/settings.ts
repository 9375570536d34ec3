import type { PortalSettings, PortalSettingsInput } from '#contract/customers/portal-contacts.ts'
import { publicToken } from '../../../documents/delivery/public-token.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { newLongSecret } from './secret.ts'
import { endEverySession } from './sessions.ts'
import { portalSettingsTable } from './tables.ts'

const theRow = 1
const entity = 'portalSettings'

export type StoredPortalSettings = PortalSettingsInput & { secret: string; version: number }

/** Closed, until a firm opens it. */
export function getPortalSettings({ db }: Reader): StoredPortalSettings {
  const row = db.select().from(portalSettingsTable).get()
  return row ?? { isOpen: false, words: '', secret: '', version: 1 }
}

/** Where the portal is; null while it is closed. */
export function portalPath(reader: Reader, firmId: string): string | null {
  const { isOpen, secret } = getPortalSettings(reader)
  return isOpen && secret !== '' ? `/portal/${publicToken(firmId, secret)}` : null
}

export function showPortalSettings(reader: Reader, { firmId }: FirmContext): PortalSettings {
  const { isOpen, words, version } = getPortalSettings(reader)
  return { isOpen, words, version, path: portalPath(reader, firmId) }
}

/** Whoever closes the portal signs everybody out. @throws AppError conflict */
export function updatePortalSettings(
  writer: Writer,
  context: FirmContext,
  { version, ...input }: PortalSettingsInput & { version: number },
): PortalSettings {
  const before = getPortalSettings(writer)
  requireVersion(before, version, () => showPortalSettings(writer, context))
  const secret = before.secret || newLongSecret()
  save(writer, { ...input, secret, version: version + 1 })
  if (!input.isOpen) endEverySession(writer)
  const was = { isOpen: before.isOpen, words: before.words }
  writer.audit({ entity, entityId: context.firmId, action: 'update', before: was, after: input })
  return showPortalSettings(writer, context)
}

/** Signs everybody out, and gives the portal another address. */
export function renewPortal(writer: Writer, context: FirmContext): PortalSettings {
  const before = getPortalSettings(writer)
  save(writer, { ...before, secret: newLongSecret(), version: before.version + 1 })
  endEverySession(writer)
  writer.audit({ entity, entityId: context.firmId, action: 'share' })
  return showPortalSettings(writer, context)
}

function save({ db }: Writer, row: StoredPortalSettings): void {
  db.insert(portalSettingsTable)
    .values({ id: theRow, ...row })
    .onConflictDoUpdate({ target: portalSettingsTable.id, set: row })
    .run()
}
