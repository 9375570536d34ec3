import { eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import { publicToken } from '../../../documents/delivery/public-token.ts'
import { insertRow } from '../../../firm/rows.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { hashToken } from '../../../identity/token.ts'
import { linksOf, urls } from './links-of-text.ts'
import { campaigns } from './register.ts'
import { campaignHitsTable, type RecipientStored } from './tables.ts'

/** The name in the address of a page of the firm by which its form knows which link led there. */
export const hitParameter = 'from_link'

/** As many hits are kept of one recipient: a program that asks for ever counts no more. */
const maxHitsOfOne = 50
/** A text whose links lead through the address that counts them, for one recipient. */
export function withCountedLinks(
  text: string,
  { firmId, origin, secret }: { firmId: string; origin: string; secret: string },
): string {
  const links = linksOf(text)
  const token = publicToken(firmId, secret)
  return text.replace(urls, (url) => `${origin}/link/${token}/${links.indexOf(url) + 1}`)
}

type Asked = { link: number; method: string; userAgent: string; purpose: string }

/**
 * Keeps that a link was asked for, and gives where it leads. On a page of the firm, its address says which
 * opening led there, so that a form that is sent there proves a person.
 * @param origin the product's own address
 * @throws AppError not_found for a link that the campaign has not
 */
export function followLink(
  writer: Writer,
  context: FirmContext,
  recipient: Pick<RecipientStored, 'key' | 'campaignId'>,
  { link, method, userAgent, purpose }: Asked,
  origin: string,
): string {
  const campaign = campaigns.find(writer, recipient.campaignId)
  const url = campaign && linksOf(campaign.text)[link - 1]
  if (!campaign?.countsLinks || url === undefined) throw new AppError('not_found', 'No such link')
  const id = context.newId()
  const at = context.now.toISOString()
  if (countOf(writer, recipient.key) < maxHitsOfOne) {
    insertRow(writer, campaignHitsTable, {
      ...{ id, campaignId: campaign.id, recipientId: recipient.key, link, at, method, userAgent },
      ...{ purpose, network: placeOnDay(context, at), isConfirmed: false },
    })
  }
  const own = new URL(url)
  if (own.origin !== origin) return url
  own.searchParams.set(hitParameter, id)
  return own.href
}

/** Counts the opening that led to a form as a person's: a program sends none. */
export function confirmHit({ db }: Writer, address: string): void {
  const id = URL.canParse(address) ? new URL(address).searchParams.get(hitParameter) : null
  if (!id) return
  db.update(campaignHitsTable).set({ isConfirmed: true }).where(eq(campaignHitsTable.id, id)).run()
}

function countOf({ sql }: Reader, recipientId: string): number {
  const query = 'select count(*) as count from campaign_hits where recipient_id = ?'
  return sql.exec<{ count: number }>(query, recipientId).one().count
}

/** The same for requests of one place on one day, and for nobody to read an address from. */
function placeOnDay({ firmId, actor }: FirmContext, at: string): string {
  return hashToken(`${firmId} ${at.slice(0, 10)} ${actor.address ?? ''}`).slice(0, 12)
}
