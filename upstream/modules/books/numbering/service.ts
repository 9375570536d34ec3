import type { Series, SeriesInput } from '#contract/books/numbering.ts'
import { invalidField } from '#contract/core/errors.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { numberedKinds } from './kinds.ts'
import { getSeries, lastDateOf, numbersTaken } from './reader.ts'
import { nextNumber } from './take.ts'
import { saveSeries } from './writer.ts'

/** What the firm set for every kind, with the number that comes next. */
export function listSeries(reader: Reader, context: FirmContext): Series[] {
  const today = firmDate(reader, context)
  return numberedKinds().map(({ kind }) => seriesAt(reader, kind, today))
}

/**
 * Sets pattern, period and start of a kind. What was numbered keeps its number.
 * @throws AppError not_found; conflict with the newer version as `detail.current`; invalid for a
 *   pattern that would give one number in two periods
 */
export function updateSeries(
  writer: Writer,
  context: FirmContext,
  { version, ...input }: SeriesInput & { version: number },
): Series {
  const today = firmDate(writer, context)
  const before = getSeries(writer, input.kind)
  requireVersion(before, version, () => seriesAt(writer, input.kind, today))
  requireOwnNumbers(input)
  saveSeries(writer, context, input, version + 1)
  // Says until when the change can be taken back: until a number was taken by it.
  const taken = numbersTaken(writer, input.kind)
  const after = { ...getSeries(writer, input.kind), taken }
  const was = { ...before, taken }
  writer.audit({ entity: 'series', entityId: input.kind, action: 'update', before: was, after })
  return seriesAt(writer, input.kind, today)
}

function seriesAt(reader: Reader, kind: string, today: string): Series {
  return {
    ...getSeries(reader, kind),
    next: nextNumber(reader, { kind, date: today }),
    lastDate: lastDateOf(reader, kind),
  }
}

/** A series that begins anew must say in each number which year or month it is of. */
function requireOwnNumbers({ pattern, reset }: SeriesInput): void {
  const hasYear = /\{YY(YY)?\}/.test(pattern)
  if (reset === 'yearly' && !hasYear) throw invalidField('pattern', 'patternNeedsYear')
  if (reset === 'monthly' && !(hasYear && pattern.includes('{MM}'))) {
    throw invalidField('pattern', 'patternNeedsMonth')
  }
}
