import type { Firm } from '#contract/firm/firms.ts'
import { looseName } from '../../../../core/plain-name.ts'
import type { ReadInvoice } from '../../../../einvoice/index.ts'

type Own = Pick<Firm, 'legalName' | 'tradeName' | 'vatId'>

/**
 * Whom an electronic invoice names as its buyer, where that is not the firm: neither by the VAT id nor
 * by one of its names, of which files write a part or more. Empty where it is, or where nobody is named.
 */
export function otherBuyerOf(own: Own, { buyer }: ReadInvoice['document']): string {
  const name = buyer.name || buyer.tradingName
  if (name === '') return ''
  const vatId = plain(buyer.vatId)
  if (vatId !== '' && vatId === plain(own.vatId)) return ''
  const said = plain(name)
  const isAlike = [own.legalName, own.tradeName].map(plain).some((one) => {
    return one !== '' && (said.includes(one) || one.includes(said))
  })
  return isAlike ? '' : name.slice(0, 160)
}

function plain(text: string): string {
  return looseName(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
