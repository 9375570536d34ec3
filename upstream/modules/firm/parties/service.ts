import { AppError } from '#contract/core/errors.ts'
import { checkIban } from '#contract/core/iban.ts'
import type { Party, PartyInput } from '#contract/firm/parties.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { changedCustom } from '../custom-fields/index.ts'
import { firmDate, normalVatId } from '../firms/index.ts'
import { withinRights } from './books.ts'
import { requireValid, seesBank, withMaskedBank } from './checks.ts'
import { withMoments } from './consents.ts'
import { holdOfFile } from './held-accounts.ts'
import { getParty, getStoredParty } from './reader.ts'
import { insertParty, setArchived, updateParty as write } from './writer.ts'

/**
 * Adds a party.
 * @param how `isOfFile`: its accounts were read in a file and typed by nobody, so they wait
 * @throws AppError invalid
 */
export function createParty(
  writer: Writer,
  context: FirmContext,
  input: PartyInput,
  { isOfFile = false } = {},
): Party {
  const custom = changedCustom(writer, context, 'party', { given: input.custom })
  const bankAccounts = seesBank(context) ? input.bankAccounts : []
  const consents = withMoments(input.consents, [], {
    now: context.now,
    today: firmDate(writer, context),
  })
  const given = normalise({ ...input, custom, bankAccounts, consents })
  requireValid(writer, given, '')
  const id = insertParty(writer, context, given)
  if (isOfFile) holdOfFile(writer, context, id)
  const created = getParty(writer, id, firmDate(writer, context))
  writer.audit({ entity: 'party', entityId: id, action: 'create', after: withMaskedBank(created) })
  return created
}

/** @throws AppError not_found, invalid; conflict with the newer version as `detail.current` */
export function updateParty(
  writer: Writer,
  context: FirmContext,
  { partyId, version, ...input }: PartyInput & { partyId: string; version: number },
): Party {
  const today = firmDate(writer, context)
  const before = getParty(writer, partyId, today)
  requireVersion(before, version, () => withinRights(context, before))
  const { bankAccounts } = seesBank(context) ? input : before
  const values = { before: before.custom, given: input.custom }
  const custom = changedCustom(writer, context, 'party', values)
  const consents = withMoments(input.consents, before.consents, { now: context.now, today })
  const given = normalise({ ...input, custom, bankAccounts, consents })
  requireValid(writer, given, partyId)
  write(writer, context, partyId, given, version + 1)
  const after = getParty(writer, partyId, today)
  writer.audit({
    entity: 'party',
    entityId: partyId,
    action: 'update',
    before: withMaskedBank(before),
    after: withMaskedBank(after),
  })
  return after
}

/** Takes a party out of the lists, or back in; documents keep them. @throws AppError not_found */
export function archiveParty(
  writer: Writer,
  context: FirmContext,
  partyId: string,
  isArchived: boolean,
): Party {
  const stored = getStoredParty(writer, partyId)
  if (!isArchived && stored.mergedIntoId !== null) {
    throw new AppError('conflict', 'The contact has been merged into another', {
      detail: { reason: 'alreadyMerged' },
    })
  }
  if (stored.isArchived !== isArchived) {
    setArchived(writer, context, stored, isArchived)
    const action = isArchived ? 'archive' : 'restore'
    writer.audit({ entity: 'party', entityId: partyId, action, title: stored.name })
  }
  return getParty(writer, partyId, firmDate(writer, context))
}

/** What can be done to many parties at once. */
export const partyBulk = {
  steps: {
    archive: (writer: Writer, context: FirmContext, id: string) =>
      archiveParty(writer, context, id, true),
    restore: (writer: Writer, context: FirmContext, id: string) =>
      archiveParty(writer, context, id, false),
  },
  labelOf: (reader: Reader, id: string) => getStoredParty(reader, id).name,
}

function normalise(input: PartyInput): PartyInput {
  return {
    ...input,
    vatId: normalVatId(input.address.country, input.vatId),
    bankAccounts: input.bankAccounts.map((account) => ({
      ...account,
      iban: account.iban && checkIban(account.iban).normalised,
      bic: account.bic.toUpperCase(),
    })),
  }
}
