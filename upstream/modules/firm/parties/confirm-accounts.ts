import {
  AppError,
  changedMeanwhile,
  conflictOf,
  type FieldProblems,
  refuseProblems,
} from '#contract/core/errors.ts'
import { maskedAccount } from '#contract/core/iban.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { HeldAccounts, HeldCheck } from '#contract/firm/parties.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import type { FirmMember } from '../../../identity/members/names.ts'
import { firmDate } from '../firms/index.ts'
import { queueNotice } from '../outbound/index.ts'
import { withinRights } from './books.ts'
import { heldAccounts, release } from './held-accounts.ts'
import { getParty, getStoredParty } from './reader.ts'

type Confirmation = {
  partyId: string
  version: number
  checks: readonly HeldCheck[]
  reason: string
}

/** Accounts of a party that wait, and who may confirm them. @throws AppError not_found */
export function getHeldAccounts(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  partyId: string,
  members: readonly FirmMember[],
): HeldAccounts {
  const { name, version } = getStoredParty(reader, partyId)
  const rows = heldAccounts(reader, partyId).map(
    ({ iban, changedBy, changedByName: by, changedAt: at, isOfFile }) => ({
      iban,
      by,
      at,
      isOfFile,
      isOwn: changedBy === actor.userId,
    }),
  )
  return { name, version, rows, isAlone: isAlone(members, actor) }
}

/**
 * Whether nobody but whoever asks may confirm accounts, as the directory says. Somebody that it does not
 * know is not: a firm never has nobody.
 */
function isAlone(members: readonly FirmMember[], { userId }: FirmContext['actor']): boolean {
  const holders = members.filter((member) => isAllowed(member, 'party:bank'))
  return holders.length === 1 && holders[0]?.userId === userId
}

/**
 * Lets accounts be paid on that somebody else has changed. Where a firm has nobody else who may, the one
 * who changed them does it: showing once more who they are, with the end of each account as another
 * source than the letter says it, and how they asked. Whatever holds an account counts the party's
 * version on, so that the version says which accounts were looked at.
 * @param members the firm's, as the directory says
 * @throws AppError not_found; conflict where none waits, and with the newer party as
 *   `detail.current` where it was changed; forbidden for whoever changed them all while others may
 *   confirm; alone: confirm_needed, invalid
 */
export function confirmAccounts(
  writer: Writer,
  context: FirmContext,
  { partyId, version, checks, reason }: Confirmation,
  members: readonly FirmMember[],
): void {
  const { actor } = context
  const { name, version: stored } = getStoredParty(writer, partyId)
  if (stored !== version) {
    const current = withinRights(context, getParty(writer, partyId, firmDate(writer, context)))
    throw changedMeanwhile(current)
  }
  const held = heldAccounts(writer, partyId)
  if (held.length === 0) throw conflictOf('nothingHeld')
  const others = held.filter(({ changedBy }) => changedBy !== actor.userId)
  const isOwn = others.length === 0
  if (isOwn && !isAlone(members, actor)) {
    const detail = { reason: 'preparedByYou' }
    throw new AppError('forbidden', 'A second person confirms changed bank details', { detail })
  }
  const released = isOwn ? requireChecked(context, held, { checks, reason }) : others
  for (const { iban } of released) release(writer, partyId, iban)
  const detail = released.map(({ iban }) => maskedAccount(iban)).join(', ')
  writer.audit({
    entity: 'party',
    entityId: partyId,
    action: isOwn ? 'confirmOwnAccounts' : 'confirmAccounts',
    title: name,
    detail: isOwn ? `${detail}: ${reason}` : detail,
  })
  if (!isOwn) return
  // Whoever took over a session must not be able to hide it, as with the firm's own account.
  queueNotice(writer, context, {
    kind: 'supplierAccountConfirmed',
    params: { by: actor.userName, supplier: name },
    link: `/firms/${context.firmId}/parties/${partyId}`,
    isForAll: true,
  })
}

/**
 * The accounts whose end was typed rightly.
 * @throws AppError confirm_needed for somebody who did not show who they are for a while; invalid for
 *   an end that is another, and where nothing is said
 */
function requireChecked<Held extends { iban: string }>(
  { actor }: FirmContext,
  held: readonly Held[],
  { checks, reason }: Pick<Confirmation, 'checks' | 'reason'>,
): Held[] {
  const fields: FieldProblems = {}
  const typed = checks.filter(({ ending }) => ending !== '')
  const checked = typed.flatMap((check) => {
    const found = held.find(({ iban }) => iban === check.iban)
    if (found?.iban.slice(-4) === check.ending.toUpperCase()) return [found]
    fields[`checks.${checks.indexOf(check)}.ending`] = { key: 'otherEnding' }
    return []
  })
  if (typed.length === 0) fields['checks.0.ending'] = { key: 'required' }
  if (reason === '') fields.reason = { key: 'required' }
  refuseProblems(fields, 'The bank details have fields to correct')
  if (!actor.isFresh)
    throw new AppError('confirm_needed', 'Confirm your identity to change bank details')
  return checked
}
