import { PartnerInput } from '#contract/customers/partners.ts'
import type { PartnerApplication } from '#contract/customers/public-partners.ts'
import { requireFewFromPlace } from '../../../firm/few-from-place.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import { partners } from './register.ts'

/** Applications that one place of the network may send in a day, and all of them. */
const maxFromPlace = 10
const maxInAll = 200

/**
 * Takes somebody's application. An address that is a partner's already gets the same answer and
 * changes nothing: nobody proved that it is theirs.
 * @throws AppError rate_limited
 */
export function takeApplication(
  writer: Writer,
  context: FirmContext,
  { name, company, email, site, message, language }: PartnerApplication,
): void {
  requireFewFromPlace(writer, context, {
    table: 'partners',
    place: 'address',
    at: 'applied_at',
    most: maxFromPlace,
    mostInAll: maxInAll,
    message: 'Many applications from one place',
  })
  const isKnown = writer.sql
    .exec('select 1 from partners where email = ? limit 1', email.toLowerCase())
    .toArray()
  if (isKnown.length > 0) return
  const input = PartnerInput.parse({ name, company, email, website: site, language })
  const { id } = partners.create(writer, context, input)
  const appliedAt = context.now.toISOString()
  const address = context.actor.address ?? ''
  partners.change(writer, context, id, { message, appliedAt, address })
  queueNotice(writer, context, {
    kind: 'partnerApplied',
    params: { name },
    link: `/firms/${context.firmId}/partners/${id}`,
    isForAll: true,
  })
}
