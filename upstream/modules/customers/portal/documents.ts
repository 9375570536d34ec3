import { AppError } from '#contract/core/errors.ts'
import { newSecret } from '../../../documents/delivery/secret.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { getDocument, publicPath, share } from '../../selling/invoicing/index.ts'
import { getStoredQuote, publicQuotePath, shareQuote } from '../../selling/quotes/index.ts'

/** A link that the portal makes for itself lives as long; one that the firm gave out stays as it is. */
const sharedDays = 30

type Meant = { kind: 'quote' | 'invoice'; id: string; partyId: string }

/**
 * The page of a document of a customer, where it is accepted or paid: the one that the firm has shared,
 * or one for some days.
 * @throws AppError not_found for a draft, a void one, and one of another customer
 */
export function openDocument(
  writer: Writer,
  context: FirmContext,
  { kind, id, partyId }: Meant,
): string {
  const today = firmDate(writer, context)
  const row = kind === 'quote' ? getStoredQuote(writer, id) : getDocument(writer, id)
  const isTheirs = row.customerId === partyId && row.state !== 'draft' && row.state !== 'void'
  if (!isTheirs) throw new AppError('not_found', 'No such document')
  const isShared =
    row.publicSecret !== null && (row.publicUntil === null || row.publicUntil >= today)
  const how = { secret: newSecret(), until: addDays(today, sharedDays) }
  const path =
    kind === 'quote'
      ? publicQuotePath(context.firmId, isShared ? row : shareQuote(writer, context, id, how))
      : publicPath(context.firmId, isShared ? row : share(writer, context, id, how))
  if (path === null) throw new AppError('not_found', 'No such document')
  return path
}
