import {
  type Kiosk,
  type KioskInput,
  type KioskListQuery,
  kiosksContract,
} from '#contract/people/kiosks.ts'
import { publicToken } from '../../../../documents/delivery/public-token.ts'
import { newSecret } from '../../../../documents/delivery/secret.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { defineRegister } from '../../../../register/define-register.ts'
import type { RegisterSource } from '../../../../register/describe.ts'
import { rowOf } from '../../../../register/stored-rows.ts'
import { kiosksSearch, kiosksTable } from '../tables.ts'

type StoredKiosk = typeof kiosksTable.$inferSelect

export const kioskList: RegisterSource<KioskListQuery> = {
  from: 'kiosks',
  search: kiosksSearch.name,
  tabs: { active: 'is_archived = 0', archived: 'is_archived = 1' },
  sorts: { name: 'name collate nocase', updatedAt: 'updated_at' },
  filters: {},
}

const stored = rowOf(kiosksTable)

export const kiosks = defineRegister({
  kind: 'kiosk',
  contract: kiosksContract,
  table: kiosksTable,
  list: kioskList,
  row: (raw) => {
    const { publicSecret: _, ...kiosk } = stored(raw)
    return kiosk
  },
  record: (_reader, firm, kiosk) => shown(firm, kiosk),
  labelOf: ({ name }) => name,
  found: ({ name, notes }) => ({ words: { name, notes }, text: notes }),
  reach: 'whole',
  prepare: (_writer, _firm, input: KioskInput, before?: StoredKiosk) => ({
    columns: { ...input, publicSecret: before?.publicSecret ?? newSecret() },
  }),
  // Whoever knows the address may try codes: it stands in no history.
  history: (_reader, { name, notes, isArchived }) => ({ name, notes, isArchived }),
})

function shown({ firmId }: FirmContext, { publicSecret, ...kiosk }: StoredKiosk): Kiosk {
  const path = kiosk.isArchived ? null : `/kiosk/${publicToken(firmId, publicSecret)}`
  return { ...kiosk, path }
}

/** Gives a kiosk another address. @throws AppError not_found */
export function renewKiosk(
  writer: Writer,
  firm: FirmContext,
  { kioskId }: { kioskId: string },
): Kiosk {
  const { name: title } = kiosks.get(writer, kioskId)
  kiosks.change(writer, firm, kioskId, { publicSecret: newSecret() })
  writer.audit({ entity: 'kiosk', entityId: kioskId, action: 'renew', title })
  return shown(firm, kiosks.get(writer, kioskId))
}

/** The kiosk of a secret, be it archived or not; undefined for none. */
export function findKioskBySecret(
  { sql }: Pick<Reader, 'sql'>,
  secret: string,
): StoredKiosk | undefined {
  const [row] = sql.exec('select * from kiosks where public_secret = ?', secret).toArray()
  return row && stored(row)
}
