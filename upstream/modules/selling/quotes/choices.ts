import { AppError } from '#contract/core/errors.ts'
import type { QuoteChoice } from '#contract/selling/quotes.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { type QuoteValues, quoteValues } from './draft-values.ts'
import { linesOf, type QuoteRecord, quoteInput } from './reader.ts'

/**
 * A quote as it is with what the customer takes of it; lines keep their ids, dates, rates
 * and rounding are those it was offered with. A line that nothing is said of stays as it is.
 * @throws AppError invalid at `choices` for a line that cannot be chosen
 */
export function chosenValues(
  reader: Reader,
  context: FirmContext,
  row: QuoteRecord,
  choices: readonly QuoteChoice[],
): QuoteValues {
  const stored = linesOf(reader, row.id)
  const input = quoteInput(row, stored)
  const asked = new Map(choices.map((choice) => [choice.lineId, choice]))
  const known = new Set(stored.map(({ id }) => id))
  if (choices.some(({ lineId }) => !known.has(lineId))) throw wrongChoice('notFound')
  const lines = input.lines.map((line, at) => {
    const place = stored[at]
    const choice = place && asked.get(place.id)
    const isChosen = place?.isChosen ?? true
    if (!choice) return { ...line, isChosen }
    const quantity = choice.quantity === '' ? line.quantity : choice.quantity
    if (!line.hasFreeQuantity && Number(quantity) !== Number(line.quantity)) {
      throw wrongChoice('invalid')
    }
    if (line.hasFreeQuantity && Number(quantity) <= 0) throw wrongChoice('notPositive')
    return { ...line, quantity, isChosen: !line.isOptional || choice.isChosen }
  })
  const values = quoteValues(reader, context, { ...input, lines }, row.taxRounding)
  const kept = values.lines.map((line, at) => ({ ...line, id: stored[at]?.id ?? line.id }))
  return { ...values, lines: kept }
}

function wrongChoice(key: string): AppError {
  return new AppError('invalid', 'No such choice', { fields: { choices: { key } } })
}
