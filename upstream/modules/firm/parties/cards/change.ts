import { AppError, conflictOf } from '#contract/core/errors.ts'
import { type Party, PartyInput } from '#contract/firm/parties.ts'
import type { FirmContext, Writer } from '../../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firms/index.ts'
import { getParty } from '../reader.ts'
import { archiveParty, createParty, updateParty } from '../service.ts'
import { fromCard } from './from-card.ts'
import { readCards } from './list.ts'
import { type ReadCard, readCard } from './read-card.ts'
import { cardOfUid, cardsNamed, isRestorable, type PartyCard, tagOf } from './reader.ts'
import { keepCard, nameCard, noteCard } from './writer.ts'

type Named = { name: string; tag?: string | undefined }
type Sent = Named & { text: string; isNew: boolean }

/**
 * Keeps what a card says of somebody. One that was archived is restored when a program sends it again.
 * @throws AppError conflict where the caller's copy is an older one, or somebody is known by another
 *   name; invalid, at `text` for what is no card
 */
export function putCard(writer: Writer, context: FirmContext, sent: Sent) {
  const [named] = cardsNamed(writer, context, [sent.name])
  requireTag(named, sent)
  if (named && sent.isNew) throw conflictOf('changedMeanwhile')
  const card = readCard(sent.text, sent.name.replace(/\.vcf$/i, ''))
  if (!card)
    throw new AppError('invalid', 'The contact has no card', {
      fields: { text: { key: 'invalid' } },
    })
  const known = cardOfUid(writer, context, card.uid)
  if (named ? named.card.uid !== card.uid : known?.party) throw conflictOf('alreadyTaken')
  const partyId = named?.party.id ?? restored(writer, context, known) ?? ''
  const before = partyId === '' ? undefined : partyAt(writer, context, partyId)
  const input = PartyInput.safeParse(fromCard(card, before, usualOf(writer)))
  if (!input.success) {
    throw new AppError('invalid', input.error.message, { fields: { text: { key: 'invalid' } } })
  }
  write(writer, context, { before, input: input.data, card, name: sent.name })
  const [after] = cardsNamed(writer, context, [sent.name])
  const tag = after ? tagOf(after) : ''
  const changedAt = after?.party.updatedAt ?? context.now.toISOString()
  const [kept] = readCards(writer, context, [sent.name])
  return { name: sent.name, tag, changedAt, isNew: !named, isExact: kept?.text === sent.text }
}

/** Archives whom a card is of. @throws AppError not_found, conflict */
export function archiveCard(writer: Writer, context: FirmContext, named: Named): { name: string } {
  const [found] = cardsNamed(writer, context, [named.name])
  if (!found) throw new AppError('not_found', 'No such card')
  requireTag(found, named)
  archiveParty(writer, context, found.party.id, true)
  return { name: named.name }
}

type Change = { before: Party | undefined; input: PartyInput; card: ReadCard; name: string }

function write(writer: Writer, context: FirmContext, { before, input, card, name }: Change): void {
  if (!before) {
    const { id } = createParty(writer, context, input)
    nameCard(writer, id, { uid: card.uid, name })
    keepCard(writer, id, card)
    return
  }
  nameCard(writer, before.id, { uid: card.uid, name })
  const isSame = JSON.stringify(PartyInput.parse(before)) === JSON.stringify(input)
  if (!isSame)
    updateParty(writer, context, { ...input, partyId: before.id, version: before.version })
  const isOther = keepCard(writer, before.id, card)
  // What only its program understands is another card as well.
  if (isSame && isOther) noteCard(writer, before.id)
}

/** Whoever had the card and was archived, back in the lists; undefined where there is nobody. */
function restored(writer: Writer, context: FirmContext, known: PartyCard | undefined) {
  if (!known || known.party) return undefined
  const { partyId } = known.card
  if (!isRestorable(writer, context, partyId)) return undefined
  return archiveParty(writer, context, partyId, false).id
}

function partyAt(writer: Writer, context: FirmContext, partyId: string): Party {
  return getParty(writer, partyId, firmDate(writer, context))
}

/** @throws AppError conflict where it is not the one that the caller has */
function requireTag(known: PartyCard | undefined, { tag }: Named): void {
  if (tag === undefined || (known && tagOf(known) === tag)) return
  throw conflictOf('changedMeanwhile')
}

function usualOf(writer: Writer) {
  const { address, language, baseCurrency } = getFirmProfile(writer)
  return { country: address.country, language, currency: baseCurrency }
}
