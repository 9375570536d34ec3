import { conflictOf } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { ContactCard } from '#contract/firm/contact-cards.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { getFirmProfile } from '../../firms/index.ts'
import { mergeCard } from './merge-card.ts'
import { cardsAfter, cardsNamed, isAnyForgotten, tagOf } from './reader.ts'
import { writeCard } from './write-card.ts'
import { lastChange } from './writer.ts'

/**
 * Who is in the lists, or what has changed in them since a number.
 * @throws AppError conflict for a number that the address book has not reached, or after which somebody
 *   was anonymised: programs begin anew, and so forget them
 */
export function listCards(
  reader: Reader,
  context: FirmContext,
  { since }: { since?: number | undefined },
) {
  const changeNumber = lastChange(reader)
  const isLost = since !== undefined && (since > changeNumber || isAnyForgotten(reader, since))
  if (isLost) throw conflictOf('changedSince')
  const cards: ContactCard[] = []
  const gone: string[] = []
  for (const found of cardsAfter(reader, context, since ?? 0)) {
    const { name } = found.card
    if (found.isShown) cards.push({ name, tag: tagOf(found), changedAt: found.changedAt })
    else if (since !== undefined) gone.push(name)
  }
  const names = new Set(cards.map(({ name }) => name))
  return { changeNumber, cards, removed: gone.filter((name) => !names.has(name)) }
}

export function describeCards(reader: Reader, { actor }: FirmContext) {
  return { changeNumber: lastChange(reader), canEdit: isAllowed(actor, 'party:edit') }
}

/** Cards of some names as texts of vCard. */
export function readCards(reader: Reader, context: FirmContext, names: readonly string[]) {
  const { language } = getFirmProfile(reader)
  return cardsNamed(reader, context, names).map(({ card, party }) => {
    const { uid, source } = card
    const text =
      source === '' ? writeCard(party, { uid, language }) : mergeCard(card, party, language)
    return { name: card.name, tag: tagOf({ card }), changedAt: party.updatedAt, text }
  })
}
