import type { OpeningBalances, OpeningBalancesInput } from '#contract/books/opening-items.ts'
import { invalidField } from '#contract/core/errors.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { openingBalances } from './reader.ts'
import { saveOpeningBalances } from './writer.ts'

/**
 * Notes the opening day and what the old books say.
 * @throws AppError conflict where it was saved since `version`; invalid for a day to come, or another
 *   one than standing items were posted on
 */
export function updateOpeningBalances(
  writer: Writer,
  context: FirmContext,
  { version, ...input }: OpeningBalancesInput & { version: number },
): OpeningBalances {
  const before = openingBalances(writer)
  requireVersion(before, version)
  if (input.date > firmDate(writer, context)) throw invalidField('date', 'inFuture')
  const stands = before.receivable.count + before.payable.count > 0
  if (stands && before.date !== null && before.date !== input.date) {
    throw invalidField('date', 'openingItemsStand')
  }
  saveOpeningBalances(writer, { ...input, version: version + 1 })
  writer.audit({
    entity: 'openingBalances',
    entityId: context.firmId,
    action: 'update',
    before: saidOf(before),
    after: input,
  })
  return openingBalances(writer)
}

function saidOf({ date, receivable, payable }: OpeningBalances) {
  return { date, receivable: receivable.expected, payable: payable.expected }
}
