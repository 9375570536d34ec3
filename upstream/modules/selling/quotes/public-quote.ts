import { AppError } from '#contract/core/errors.ts'
import type { PublicQuote } from '#contract/selling/public-quotes.ts'
import type { QuoteChoice } from '#contract/selling/quotes.ts'
import { findByToken } from '../../../documents/delivery/public-token.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { markOpened } from '../../firm/outbound/index.ts'
import { chosenValues } from './choices.ts'
import { readQuotePaper } from './paper/quote-paper.ts'
import { findShared, type LineRecord, linesOf, type QuoteRecord } from './reader.ts'
import { answerOf } from './view.ts'
import { changeQuote } from './writer.ts'

/**
 * The issued quote that a public link leads to; while a newer version is written there is none.
 * Whatever is wrong with a token, the answer is the same.
 * @throws AppError not_found
 */
export function getShared(reader: Reader, context: FirmContext, token: string): QuoteRecord {
  const today = firmDate(reader, context)
  const row = findByToken(context.firmId, token, today, (secret) => findShared(reader, secret))
  if (!row || row.state === 'draft') throw new AppError('not_found', 'No such quote')
  return row
}

/** Keeps that the customer has looked, at the first time. */
export function markViewed(writer: Writer, context: FirmContext, row: QuoteRecord): QuoteRecord {
  markOpened(writer, context, { kind: 'quote', id: row.id })
  if (row.viewedAt !== null) return row
  writer.audit({ entity: 'quote', entityId: row.id, action: 'view' })
  return changeQuote(writer, context, row, { viewedAt: context.now.toISOString() })
}

/** What somebody with the link sees, with what they have chosen so far; nothing is written. */
export function toPublicQuote(
  reader: Reader,
  context: FirmContext,
  row: QuoteRecord,
  choices: readonly QuoteChoice[] = [],
): PublicQuote {
  const stored = linesOf(reader, row.id)
  const isChanged = choices.length > 0 && row.state === 'open'
  const { quote, lines } = isChanged
    ? chosenValues(reader, context, row, choices)
    : { quote: {}, lines: stored }
  const shown: QuoteRecord = { ...row, ...quote }
  const full = stored.map((line, at): LineRecord => ({ ...line, ...lines[at] }))
  const { legalName, tradeName, timeZone } = getFirmProfile(reader)
  const answer = answerOf(row)
  return {
    paper: readQuotePaper(reader, shown, 'quote', full).view,
    firmName: tradeName || legalName,
    timeZone,
    state: row.state,
    revision: row.revision,
    validUntil: row.validUntil,
    currency: row.currency,
    total: shown.total,
    terms: row.terms,
    options: full.filter(isFree).map((line) => ({
      lineId: line.id,
      description: line.description,
      unit: line.unit,
      quantity: line.quantity,
      isOptional: line.isOptional,
      hasFreeQuantity: line.hasFreeQuantity,
      isChosen: line.isChosen,
      amount: line.amount,
    })),
    answer: answer && {
      name: answer.name,
      at: answer.at,
      signature: answer.signature,
      reason: answer.reason,
    },
  }
}

function isFree({ isOptional, hasFreeQuantity }: LineRecord): boolean {
  return isOptional || hasFreeQuantity
}
