import type { CartChange } from '../review.ts'
import { filled, type ShopWords } from '../words.ts'
import type { ShopGround } from './ground.ts'

/** What changed since the visitor looked, each in one sentence. */
export function changeLines(
  changes: readonly CartChange[],
  { words, money, price }: ShopGround,
): string[] {
  return changes.map((change) => {
    const say = (gaps: Record<string, string>) => filled(words[`change.${change.kind}`], gaps)
    switch (change.kind) {
      case 'priceChanged':
        return say({ name: change.name, from: price(change.from), to: price(change.to) })
      case 'payableChanged':
        return say({ from: money(change.from), to: money(change.to) })
      case 'couponRefused':
        return say({ code: change.code, why: couponWords(words, change.problem) })
      case 'giftCardRefused':
        return say({ code: change.code, why: words[`giftCard.${change.problem}`] })
      case 'notEnough':
        return say({ name: change.name, wanted: change.wanted, available: change.available })
      case 'quantityRounded':
        return say({ name: change.name, wanted: change.wanted, used: change.used })
      case 'soldOut':
        return say({ name: change.name })
      default:
        return say({})
    }
  })
}

function couponWords(words: ShopWords, problem: string): string {
  return words[`coupon.${problem}`] ?? ''
}
