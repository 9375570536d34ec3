import type { Args } from '#app/shell/load-context.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { treatedTax } from '#contract/books/tax-of-buyer.ts'
import { taxesContract } from '#contract/books/taxes.ts'
import { itemsContract } from '#contract/catalogue/items.ts'
import { draftLineOf } from '../draft/edit-step.server.ts'
import { rateChoices } from '../draft/editor.server.ts'
import { withNames } from '../draft/item-names.server.ts'
import { treatmentFor } from '../draft/take-party.server.ts'
import { withListPrices } from '../draft/take-prices.server.ts'
import type { FoundItem } from '../lines/use-search.ts'

/** Items for the editor's search: ready lines, priced in the terms of the document. */
export async function loader(args: Args) {
  const access = await requireFirm(args)
  const [{ language }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const query = new URL(args.request.url).searchParams
  const text = (name: string, otherwise: string) => query.get(name)?.slice(0, 200) || otherwise
  const { firmId, baseCurrency } = access.firm
  const [treatment, found, taxRates] = await Promise.all([
    treatmentFor(access, access.firm.country, text('party', '')),
    access.call(itemsContract.list, { firmId, q: text('q', ''), size: 12, variants: 'single' }),
    access.call(taxesContract.listRates, { firmId }),
  ])
  const rates = rateChoices(taxRates, language, format.locale)
  const terms = {
    currency: text('currency', baseCurrency),
    priceMode: text('priceMode', 'net') === 'gross' ? ('gross' as const) : ('net' as const),
    exchangeRate: text('exchangeRate', ''),
  }
  // What the person reads to choose stays as it is: the line says it in the document's language.
  const named = await withNames(access, found.rows, text('language', ''))
  const priced = await withListPrices(access, named, {
    partyId: text('party', ''),
    currency: terms.currency,
    issueDate: text('issueDate', ''),
  })
  const items: FoundItem[] = priced.map((item) => {
    const taxCode = treatedTax(
      item.taxCode,
      treatment,
      rates,
      item.kind === 'service',
      item.taxCode,
    )
    const line = draftLineOf({ ...item, taxCode }, terms, rates, format)
    const price = `${line.unitPrice} ${terms.currency}`
    const words = item.options.map(({ values }) => values[0]).join(' / ')
    return {
      line,
      price: item.priceList === '' ? price : `${price} · ${item.priceList}`,
      // The name of a variant ends with its values: they stand below the parent's name.
      parent: words !== '' && item.name.endsWith(words) ? item.name.slice(0, -words.length) : '',
      words,
    }
  })
  return Response.json({ items }, { headers: { 'cache-control': 'private, no-store' } })
}
