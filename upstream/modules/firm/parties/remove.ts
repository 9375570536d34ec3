import { AppError } from '#contract/core/errors.ts'
import type { Party } from '#contract/firm/parties.ts'
import { PartyInput } from '#contract/firm/parties.ts'
import type { FirmContext, Store, Writer } from '../../../firm/store.ts'
import { firmDate } from '../firms/index.ts'
import { removeFilesAndComments, scrubHistory } from '../records/index.ts'
import { partyIdsOf } from './merged.ts'
import { getParty } from './reader.ts'
import { forgetInUses } from './uses.ts'
import { deleteParty as erase, markAnonymised, updateParty as write } from './writer.ts'

/**
 * Deletes a party as if it had never been.
 * @throws AppError not_found; conflict where anything names it, which is then archived instead
 */
export function deleteParty(store: Store, context: FirmContext, partyId: string): { id: string } {
  return store.transact(context, (writer) => {
    const before = getParty(writer, partyId, firmDate(writer, context))
    if (before.isUsed) {
      throw new AppError('conflict', 'The contact is used in documents', {
        detail: { reason: 'partyInUse' },
      })
    }
    erase(writer, partyId)
    const { name, roles } = before
    writer.audit({ entity: 'party', entityId: partyId, action: 'delete', before: { name, roles } })
    return { id: partyId }
  })
}

/**
 * Takes a party away that nothing names and nobody has changed, as one that an import made.
 * @throws AppError not_found; conflict with the reason `partyInUse` or `changedMeanwhile`
 */
export function removeParty(writer: Writer, context: FirmContext, partyId: string): void {
  const before = getParty(writer, partyId, firmDate(writer, context))
  const reason = before.version !== 1 ? 'changedMeanwhile' : before.isUsed ? 'partyInUse' : null
  if (reason) throw new AppError('conflict', reason, { detail: { reason } })
  erase(writer, partyId)
  const { name, roles } = before
  writer.audit({ entity: 'party', entityId: partyId, action: 'delete', before: { name, roles } })
}

const nobody = {
  en: 'Anonymized',
  de: 'Anonymisiert',
  it: 'Anonimizzato',
  ru: 'Обезличено',
  es: 'Anonimizado',
} as const

/**
 * Takes away all that tells who a party is and archives it, with its files and comments, and the
 * same of every party that was merged into it; leads, requests, contacts and mails of campaigns that
 * name it keep nothing of the person either. Issued documents keep what they say, as the law wants
 * them kept; entries stay.
 * @throws AppError not_found
 */
export function anonymiseParty(store: Store, context: FirmContext, partyId: string): Party {
  return store.transact(context, (writer) => {
    const today = firmDate(writer, context)
    const before = getParty(writer, partyId, today)
    if (before.anonymisedAt !== null) return before
    for (const id of partyIdsOf(writer, partyId))
      anonymise(writer, context, getParty(writer, id, today))
    return getParty(writer, partyId, today)
  })
}

function anonymise(writer: Writer, context: FirmContext, party: Party): void {
  const { id, version, kind, roles, language, currency, paymentTermsDays, address } = party
  const rest = PartyInput.parse({
    kind,
    roles,
    language,
    currency,
    paymentTermsDays,
    name: `${nobody[context.actor.language]} ${id.slice(-6)}`,
    address: { country: address.country },
  })
  write(writer, context, id, rest, version + 1)
  markAnonymised(writer, context, id)
  removeFilesAndComments(writer, { kind: 'party', id })
  scrubHistory(writer, 'party', id)
  forgetInUses(writer, context, { partyId: id, name: rest.name })
  writer.audit({ entity: 'party', entityId: id, action: 'anonymise', title: rest.name })
}
