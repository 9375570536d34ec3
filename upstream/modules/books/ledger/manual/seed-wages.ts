import { z } from 'zod'
import { ManualEntryInput } from '#contract/books/manual-entries.ts'
import { DateOnly } from '#contract/core/fields.ts'
import type { FirmContext, Writer } from '../../../../firm/store.ts'
import { createManualEntry, postManualEntry } from './service.ts'

/** So many entries on one day; `first` is the number of the first of them. */
export const SeedWages = z.object({
  entries: z.int().min(1).max(200),
  first: z.int().min(0),
  date: DateOnly,
})
type SeedWages = z.infer<typeof SeedWages>

/** Persons in one entry. */
const staff = 14

/** Writes entries of wages by hand, 29 lines each, into the books of a German firm (SKR03), for measuring with. */
export function seedWages(
  writer: Writer,
  context: FirmContext,
  { entries, first, date }: SeedWages,
): { documents: number } {
  for (let at = first; at < first + entries; at += 1) {
    const lines = Array.from({ length: staff }, (_, one) => {
      const gross = 200_000 + ((at * 17 + one * 1_310) % 150_000)
      return [
        { account: '4210', debit: gross, credit: 0 },
        { account: '4930', debit: Math.round(gross / 5), credit: 0 },
      ]
    }).flat()
    const paid = lines.reduce((sum, { debit }) => sum + debit, 0)
    const input = ManualEntryInput.parse({
      ...{ date, memo: `Lohn ${at}` },
      lines: [...lines, { account: '1200', debit: 0, credit: paid }],
    })
    const { id, version } = createManualEntry(writer, context, input)
    postManualEntry(writer, context, id, version)
  }
  return { documents: entries }
}
