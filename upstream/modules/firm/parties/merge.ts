import { AppError, invalidField } from '#contract/core/errors.ts'
import {
  gathered,
  type MergePreview,
  type Party,
  PartyInput,
  takenOver,
} from '#contract/firm/parties.ts'
import { maxPartyParts } from '#contract/firm/party-parts.ts'
import type { FirmContext, Reader, Store } from '../../../firm/store.ts'
import { firmDate } from '../firms/index.ts'
import { moveBelongings } from '../records/index.ts'
import { noteCard } from './cards/writer.ts'
import { withMaskedBank } from './checks.ts'
import { holdChanged, moveHeld } from './held-accounts.ts'
import { joinConsents } from './join-consents.ts'
import { clearNumber, markMerged } from './merged.ts'
import { getParty } from './reader.ts'
import { moveUses, usesOf } from './uses.ts'
import { updateParty as write } from './writer.ts'

type Pair = { partyId: string; intoId: string }

/** What `mergeParty` would do. @throws AppError not_found; invalid, conflict as `mergeParty` */
export function previewMerge(reader: Reader, context: FirmContext, pair: Pair): MergePreview {
  const { from, into } = requirePair(reader, context, pair)
  return {
    uses: usesOf(reader, from.id),
    filled: [
      ...takenOver.filter((field) => into[field] === '' && from[field] !== ''),
      ...gathered.filter((field) => from[field].length > 0),
    ],
    roles: [...new Set([...into.roles, ...from.roles])].sort(),
  }
}

/**
 * Merges one party into another: documents name the one that stays, which takes over roles and what
 * it lacked; the other is archived and leads there. What is posted stays as it was written.
 * @throws AppError not_found; invalid for a party and itself; conflict where either is merged already
 */
export function mergeParty(store: Store, context: FirmContext, pair: Pair): Party {
  return store.transact(context, (writer) => {
    const { from, into } = requirePair(writer, context, pair)
    const { filled, roles } = previewMerge(writer, context, pair)
    const input = merged(from, into, { filled, roles })
    const moved = usesOf(writer, from.id)
    moveUses(writer, context, { fromId: from.id, intoId: into.id })
    moveBelongings(writer, { kind: 'party', id: from.id }, into.id)
    clearNumber(writer, from.id)
    write(writer, context, into.id, input, into.version + 1)
    moveHeld(writer, from.id, into.id)
    // What is owed to one party must not be paid on the other's account before a second person has
    // looked at it: a made-up party that stays would else bring its own.
    const known = { before: from.bankAccounts, after: input.bankAccounts }
    if (from.isUsed) holdChanged(writer, context, into.id, known)
    noteCard(writer, from.id)
    markMerged(writer, from.id, into.id, context.now.toISOString())
    const after = getParty(writer, into.id, firmDate(writer, context))
    const summary = { mergedId: from.id, mergedName: from.name, moved, filled }
    writer.audit({
      entity: 'party',
      entityId: into.id,
      action: 'merge',
      title: into.name,
      detail: from.name,
      after: summary,
    })
    writer.audit({
      entity: 'party',
      entityId: from.id,
      action: 'mergeInto',
      title: from.name,
      detail: into.name,
      before: withMaskedBank(from),
      after: { intoId: into.id },
    })
    return after
  })
}

/** What the party that stays is afterwards. */
function merged(
  from: Party,
  into: Party,
  plan: Pick<MergePreview, 'filled' | 'roles'>,
): PartyInput {
  const isGathered = new Set<string>(gathered)
  const taken = plan.filled.map((field) => {
    const [own, others] = [into[field], from[field]]
    if (field === 'consents') return [field, joinConsents(into.consents, from.consents)] as const
    const both = isGathered.has(field) ? [...own, ...others].slice(0, maxPartyParts) : others
    return [field, field === 'tags' ? [...new Set(both)] : both] as const
  })
  const custom = { ...from.custom, ...into.custom }
  return PartyInput.parse({ ...into, ...Object.fromEntries(taken), custom, roles: plan.roles })
}

function requirePair(reader: Reader, context: FirmContext, { partyId, intoId }: Pair) {
  const today = firmDate(reader, context)
  const from = getParty(reader, partyId, today)
  const into = getParty(reader, intoId, today)
  if (partyId === intoId) throw invalidField('intoId', 'sameParty')
  if (from.mergedIntoId !== null || into.mergedIntoId !== null) {
    throw new AppError('conflict', 'The contact has been merged already', {
      detail: { reason: 'alreadyMerged' },
    })
  }
  return { from, into }
}
