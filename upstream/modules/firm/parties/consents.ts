import { eq } from 'drizzle-orm'
import type { PartyInput } from '#contract/firm/parties.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { noteCard } from './cards/writer.ts'
import { getStoredParty } from './reader.ts'
import { partiesTable } from './tables.ts'

type Consent = PartyInput['consents'][number]

/**
 * Consents with the moment at which each was given or withdrawn, as far as it is known: forms ask for days
 * alone, and of one day the order decides. What was known stays, and what is said of today was said now.
 * @param before as they were kept of the same record
 * @param today the firm's day
 */
export function withMoments(
  consents: readonly Consent[],
  before: readonly Consent[],
  { now, today }: { now: Date; today: string },
): Consent[] {
  const at = now.toISOString()
  const nowIfToday = (day: string | null) => (day === today ? at : undefined)
  return consents.map((one) => {
    const alike = before.filter(
      ({ purpose, givenDate, source }) =>
        purpose === one.purpose && givenDate === one.givenDate && source === one.source,
    )
    const same = alike.find(({ withdrawnDate }) => withdrawnDate === one.withdrawnDate)
    if (same) return { ...one, givenAt: same.givenAt, withdrawnAt: same.withdrawnAt }
    const open = alike.find(({ withdrawnDate }) => withdrawnDate === null)
    const givenAt = open ? open.givenAt : (one.givenAt ?? nowIfToday(one.givenDate))
    const withdrawnAt = one.withdrawnAt ?? nowIfToday(one.withdrawnDate)
    return { ...one, givenAt, withdrawnAt }
  })
}

/** Writes down what a party agreed to, and what its history says of that. */
export function changeConsents(
  writer: Writer,
  { now, actor }: FirmContext,
  partyId: string,
  consents: Consent[],
): void {
  const { name, consents: before, version } = getStoredParty(writer, partyId)
  writer.db
    .update(partiesTable)
    .set({
      ...{ consents, version: version + 1 },
      ...{ updatedAt: now.toISOString(), updatedBy: actor.userId },
    })
    .where(eq(partiesTable.id, partyId))
    .run()
  noteCard(writer, partyId)
  writer.audit({
    ...{ entity: 'party', entityId: partyId, action: 'update', title: name },
    ...{ before: { consents: before }, after: { consents } },
  })
}
