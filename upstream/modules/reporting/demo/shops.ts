import type { Item } from '#contract/catalogue/items.ts'
import type { Language } from '#contract/core/fields.ts'
import type { Party } from '#contract/firm/parties.ts'
import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Store, Writer } from '../../../firm/store.ts'
import { centreId } from './centres.ts'
import type { Stage } from './play.ts'
import { priceIn } from './prices.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** It sells over the counter in the demo: on which days, and what happens on one. */
    demoShop: DemoShop
  }
}

/** What a shop of the demo has around it. */
type Surroundings = {
  firm: { language: Language }
  /** The story’s goods, and the items that were entered of them, at the same places. */
  goods: readonly { kind: string; cents: number }[]
  entered: { customers: readonly Party[]; items: readonly Item[] }
  /** What it is put on. */
  costCentreId: string
  /** A price of so many euro cents in another currency, as somebody could have set it. */
  priceIn(cents: number, currency: string): string
}

type DemoShop = {
  /** Days on which it is open: instants, milliseconds since 1970, the first first. */
  days(now: Date): number[]
  /** Sets it up on its first day. Gives its id. */
  setUp(writer: Writer, context: FirmContext, around: Surroundings): string
  /** One of its days; `place` counts down to 0. `at` makes the context of another time. */
  play(
    writer: Writer,
    at: (time: number) => FirmContext,
    around: Surroundings,
    one: { till: string; day: number; place: number },
  ): void
}

/**
 * Makes what has every shop of the demo sell until a time.
 * @param before is called with the start of each day, before it is played
 */
export function demoShops(
  store: Store,
  at: (time: number) => FirmContext,
  stage: Stage,
  { now, before }: { now: Date; before: (time: number) => void },
): (time: number) => void {
  const shops = hooks('demoShop').map((shop) => ({ shop, days: shop.days(now), id: '' }))
  return (time) => {
    for (const one of shops) {
      for (let [day] = one.days; day !== undefined && day < time; [day] = one.days) {
        const from = day
        one.days.shift()
        before(from)
        store.transact(at(from), (writer) => {
          const around = { ...stage, costCentreId: centreId(writer, 'shop'), priceIn }
          one.id ||= one.shop.setUp(writer, at(from), around)
          const place = one.days.length
          one.shop.play(writer, at, around, { till: one.id, day: from, place })
        })
      }
    }
  }
}
