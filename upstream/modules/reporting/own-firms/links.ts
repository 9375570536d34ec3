import { eq } from 'drizzle-orm'
import { AppError, invalidField } from '#contract/core/errors.ts'
import type { OwnFirmLink } from '#contract/reporting/own-firms.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { namesOfParties } from '../../firm/parties/views.ts'
import { requireActorIn } from './other-firm.ts'
import { ownFirmLinksTable as links } from './tables.ts'

/** Customers who are own firms, by name. */
export function listLinks(reader: Reader): OwnFirmLink[] {
  const rows = reader.db.select().from(links).all()
  const names = namesOfParties(
    reader,
    rows.map(({ partyId }) => partyId),
  )
  return rows
    .map(({ partyId, otherFirmId }) => {
      return { partyId, otherFirmId, partyName: names.get(partyId) ?? partyId }
    })
    .sort((one, other) => one.partyName.localeCompare(other.partyName))
}

/** The firm that a customer is; undefined for whoever is none. */
export function linkedFirm({ db }: Reader, partyId: string): string | undefined {
  return db.select().from(links).where(eq(links.partyId, partyId)).get()?.otherFirmId
}

/**
 * Says that a customer is another firm, in which the caller may write bills.
 * @throws AppError not_found; forbidden; invalid where another customer is that firm
 */
export async function linkFirm(
  context: HandlerContext,
  { partyId, otherFirmId }: { partyId: string; otherFirmId: string },
): Promise<OwnFirmLink> {
  const { store, firm } = context
  getStoredParty(store.reader, partyId)
  await requireActorIn(context, otherFirmId, 'bill:edit')
  return store.transact(firm, (writer) => {
    const { name } = getStoredParty(writer, partyId)
    const isTaken = listLinks(writer).some(
      (one) => one.otherFirmId === otherFirmId && one.partyId !== partyId,
    )
    if (isTaken) throw invalidField('otherFirmId', 'otherCustomerIsFirm')
    const stamps = { createdAt: firm.now.toISOString(), createdBy: firm.actor.userId }
    writer.db
      .insert(links)
      .values({ partyId, otherFirmId, ...stamps })
      .onConflictDoUpdate({ target: links.partyId, set: { otherFirmId, ...stamps } })
      .run()
    audit(writer, partyId, name, 'linkOwnFirm')
    return { partyId, otherFirmId, partyName: name }
  })
}

/** @throws AppError not_found for a customer who is no own firm */
export function unlinkFirm(writer: Writer, _: FirmContext, partyId: string): { partyId: string } {
  if (linkedFirm(writer, partyId) === undefined)
    throw new AppError('not_found', 'This is not one of your firms')
  writer.db.delete(links).where(eq(links.partyId, partyId)).run()
  audit(writer, partyId, getStoredParty(writer, partyId).name, 'unlinkOwnFirm')
  return { partyId }
}

function audit(writer: Writer, entityId: string, title: string, action: string): void {
  writer.audit({ entity: 'party', entityId, title, action })
}
