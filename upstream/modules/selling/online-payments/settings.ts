import { conflictOf } from '#contract/core/errors.ts'
import type { Env } from '../../../core/env.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { isAvailable } from '../card-payments/index.ts'
import { takesCards } from './reader.ts'
import { cardSettingsTable } from './tables.ts'

/**
 * Says whether customers may pay by card.
 * @throws AppError conflict where it is to begin and no provider is there, or in a demo
 */
export function switchCards(writer: Writer, firm: FirmContext, env: Env, isOn: boolean): void {
  if (isOn && (!isAvailable(env) || firm.actor.isDemo)) throw conflictOf('noCardProvider')
  const before = { isOn: takesCards(writer) }
  writer.db
    .insert(cardSettingsTable)
    .values({ id: 1, isOn })
    .onConflictDoUpdate({ target: cardSettingsTable.id, set: { isOn } })
    .run()
  const entity = { entity: 'cardPayments', entityId: firm.firmId, action: 'update' }
  writer.audit({ ...entity, before, after: { isOn } })
}
