import { z } from 'zod'
import { DealInput } from '#contract/customers/deals.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { endDeal } from './end-deal.ts'
import { ensurePipeline } from './pipelines.ts'
import { deals } from './register.ts'

/** Deals to be made, numbered from one on; at most two thousand. */
export const SeedDeals = z.object({
  first: z.number().int().min(1),
  count: z.number().int().min(1).max(2_000),
})

const works = ['Kitchen', 'Roof', 'Website', 'Training', 'Lighting', 'Logo', 'Fence']

/**
 * Makes deals for measuring with, spread over the stages of the first pipeline; a quarter of them has
 * ended, won or lost.
 */
export function seedDeals(
  writer: Writer,
  firm: FirmContext,
  { first, count }: z.infer<typeof SeedDeals>,
): void {
  const { stages } = ensurePipeline(writer, firm)
  for (let at = first; at < first + count; at++) {
    const { id } = deals.create(
      writer,
      firm,
      DealInput.parse({
        title: `${works[at % works.length]} ${String(at).padStart(6, '0')}`,
        stageId: stages[at % stages.length]?.id ?? '',
        value: `${100 + (at % 900)}`,
        currency: at % 10 === 0 ? 'USD' : 'EUR',
        expectedDate: at % 5 === 0 ? null : `2027-0${1 + (at % 9)}-20`,
        source: at % 2 === 0 ? 'Website' : 'Recommendation',
      }),
    )
    if (at % 4 !== 0) continue
    const end =
      at % 8 === 0
        ? { state: 'won' as const, reason: '' }
        : { state: 'lost' as const, reason: `Price ${at % 5}` }
    const { version } = deals.get(writer, id)
    endDeal(writer, firm, { dealId: id, version, ...end })
  }
}
