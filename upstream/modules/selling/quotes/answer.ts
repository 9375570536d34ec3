import { AppError } from '#contract/core/errors.ts'
import type { QuoteAnswer } from '#contract/selling/quote-answer.ts'
import type { QuoteChoice } from '#contract/selling/quotes.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { cancel } from '../../firm/jobs/index.ts'
import { chosenValues } from './choices.ts'
import { composeQuotePaper } from './paper/quote-paper.ts'
import type { QuoteRecord } from './reader.ts'
import { refusal } from './refusal.ts'
import { runAcceptedSteps } from './run-steps.ts'
import { changeQuote, keepVersion, replaceLines } from './writer.ts'

type Answer = Omit<QuoteAnswer, 'at'>

type WrittenDown = {
  answer: 'accepted' | 'declined'
  name: string
  reason: string
  choices: readonly QuoteChoice[]
}

/**
 * Keeps that the customer accepts, with what they chose. What was offered stays to be read beside
 * what was accepted.
 * @throws AppError conflict for one that is not open or whose last day is over; invalid for choices
 * that are none
 */
export function accept(
  writer: Writer,
  context: FirmContext,
  row: QuoteRecord,
  { answer, choices }: { answer: Answer; choices: readonly QuoteChoice[] },
): QuoteRecord {
  requireOpen(writer, context, row)
  return keepAccepted(writer, context, row, answer, choices)
}

/** Keeps that the customer declines, and why. @throws AppError conflict for one that is not open */
export function decline(
  writer: Writer,
  context: FirmContext,
  row: QuoteRecord,
  answer: Answer,
): QuoteRecord {
  if (row.state !== 'open') throw refusal('quoteNotOpen')
  cancel(writer, 'quotes.expire', row.id)
  const at = context.now.toISOString()
  const after = changeQuote(writer, context, row, {
    state: 'declined',
    answer: JSON.stringify({ ...answer, at } satisfies QuoteAnswer),
  })
  audit(writer, row, 'decline', answer)
  return after
}

/**
 * Writes down what the customer said elsewhere, and what of it they take; an expired quote may still
 * be accepted so.
 * @throws AppError conflict for one that has its answer; invalid for choices that are none
 */
export function writeDownAnswer(
  writer: Writer,
  context: FirmContext,
  row: QuoteRecord,
  { answer: said, name, reason, choices }: WrittenDown,
): QuoteRecord {
  const answer = { name, reason, address: '', signature: '' }
  if (said === 'declined') return decline(writer, context, row, answer)
  if (row.state !== 'open' && row.state !== 'expired') throw refusal('quoteNotOpen')
  return keepAccepted(writer, context, row, answer, choices)
}

function keepAccepted(
  writer: Writer,
  context: FirmContext,
  row: QuoteRecord,
  answer: Answer,
  choices: readonly QuoteChoice[],
): QuoteRecord {
  cancel(writer, 'quotes.expire', row.id)
  keepVersion(writer, context, row, composeQuotePaper(writer, row))
  const { quote, lines } = chosenValues(writer, context, row, choices)
  if (quote.total < 0) {
    throw new AppError('invalid', 'The amount is negative', {
      fields: { lines: { key: 'totalNegative' } },
    })
  }
  const at = context.now.toISOString()
  const after = changeQuote(writer, context, row, {
    ...quote,
    state: 'accepted',
    answer: JSON.stringify({ ...answer, at } satisfies QuoteAnswer),
  })
  replaceLines(writer, after, lines)
  audit(writer, after, 'accept', answer)
  runAcceptedSteps(writer, context, after)
  return after
}

function requireOpen(writer: Writer, context: FirmContext, row: QuoteRecord): void {
  if (row.state === 'expired') throw refusal('quoteExpired')
  if (row.state !== 'open') throw refusal('quoteNotOpen')
  if (firmDate(writer, context) > row.validUntil) throw refusal('quoteExpired')
}

function audit(writer: Writer, { id, total }: QuoteRecord, action: string, answer: Answer): void {
  const { name, reason, address } = answer
  writer.audit({
    entity: 'quote',
    entityId: id,
    action,
    after: { name, reason, address, total, isSigned: answer.signature !== '' },
  })
}
