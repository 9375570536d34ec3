import type { Firm } from '#contract/firm/firms.ts'
import { looseName } from '../../../../core/plain-name.ts'
import type { ReadInvoice } from '../../../../einvoice/index.ts'

type Buyer = Pick<ReadInvoice['document']['buyer'], 'name' | 'tradingName' | 'vatId'>
type Own = Pick<Firm, 'legalName' | 'tradeName' | 'vatId'>

/**
 * Whom an electronic invoice names as its buyer, where that is not the firm: neither by the VAT id nor
 * by one of its names, of which files write a part or more. Empty where it is, or where nobody is named.
 */
export function otherBuyerOf(own: Own, { buyer }: { buyer: Buyer }): string {
  const name = buyer.name || buyer.tradingName
  if (name === '') return ''
  const vatId = plain(buyer.vatId)
  if (vatId !== '' && vatId === plain(own.vatId)) return ''
  const isAlike = [own.legalName, own.tradeName].some((one) => isPartOf(one, name))
  return isAlike ? '' : name.slice(0, 160)
}

/**
 * Whether one of two names is the other, or a part of it in whole words. One word begins the other, as
 * `Kornblume` does `Kornblume Werkzeug GmbH`; within, it may be a surname: `Müller` is not `Sabine Müller`.
 */
function isPartOf(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  if (a.length === 0 || b.length === 0) return false
  if (a.join('') === b.join('')) return true
  const [short, long] = [a, b].map((words) => ` ${words.join(' ')} `).sort(byLength)
  if (short === undefined || long === undefined) return false
  return Math.min(a.length, b.length) > 1 ? long.includes(short) : long.startsWith(short)
}

function byLength(one: string, other: string): number {
  return one.length - other.length
}

function plain(text: string): string {
  return wordsOf(text).join('')
}

function wordsOf(text: string): string[] {
  return (
    looseName(text)
      .toUpperCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
