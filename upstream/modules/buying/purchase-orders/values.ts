import { plainLayout } from '#contract/books/document.ts'
import type { PurchaseOrderInput } from '#contract/buying/purchase-orders.ts'
import { type FieldProblems, invalidField, refuseProblems } from '#contract/core/errors.ts'
import { Language } from '#contract/core/fields.ts'
import { documentValues } from '../../../documents/document-values.ts'
import { sortKey } from '../../../documents/sort-key.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { isFor, isValidOn, rateOn, taxRules } from '../../books/taxes/index.ts'
import { unitMeant, unitsOfItem } from '../../catalogue/items/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { findSupplier, getStoredParty } from '../../firm/parties/index.ts'
import { matchStockItems } from '../../stock/stock/index.ts'
import { usualRate } from '../expenses/views.ts'

/** What a typed order is stored as. @throws AppError invalid */
export function orderValues(
  reader: Reader,
  context: Pick<FirmContext, 'newId'>,
  input: PurchaseOrderInput,
) {
  const supplierId = findSupplier(reader, input.supplierName)
  if (supplierId === undefined) throw invalidField('supplierName', 'unknownSupplier')
  const supplier = getStoredParty(reader, supplierId)
  const { issueDate, expectedDate, notes, internalNote, currency, exchangeRate } = input
  if (expectedDate !== null && expectedDate < issueDate) {
    throw invalidField('expectedDate', 'beforeOrder')
  }
  const language = Language.catch(getFirmProfile(reader).language).parse(supplier.language)
  const lines = documentLines(reader, input)
  const written = {
    issueDate,
    currency,
    exchangeRate,
    notes,
    internalNote,
    language,
    lines,
    priceMode: 'net' as const,
    discount: null,
  }
  const { head, lines: stored } = documentValues(reader, context, written, {
    taxDate: issueDate,
    own: ({ unitSize }) => ({ unitSize }),
    isExact: true,
    taxRounding: 'group',
  })
  return {
    lines: stored,
    order: {
      ...head,
      supplierId,
      supplierName: supplier.name,
      supplierOrder: sortKey(supplier.name),
      expectedDate,
      custom: input.custom,
    },
  }
}

function documentLines(reader: Reader, { lines, issueDate }: PurchaseOrderInput) {
  const fields: FieldProblems = {}
  const rules = taxRules(reader)
  const usual = usualRate(
    [...rules.values()].filter((rule) => isFor(rule, 'purchase') && isValidOn(rule, issueDate)),
  )
  const written = lines.map((line, at) => {
    const { item: text, quantity, unitPrice } = line
    const found = text === '' ? [] : matchStockItems(reader, text)
    const item = found[0]
    if (text !== '' && !item) fields[`lines.${at}.item`] = { key: 'unknownStockItem' }
    if (found.length > 1) fields[`lines.${at}.item`] = { key: 'severalItems' }
    const meant = item
      ? unitMeant(reader, item, { text, unit: line.unit })
      : { unit: line.unit, size: '1' }
    if (item && !meant) {
      fields[`lines.${at}.unit`] = {
        key: 'unknownUnit',
        params: { units: unitsOfItem(reader, item) },
      }
    }
    const description = line.description || item?.name || ''
    if (description === '') fields[`lines.${at}.description`] = { key: 'required' }
    const taxCode = line.taxCode || usual?.code || ''
    const rule = rateOn(rules, taxCode, issueDate)
    if (!rule || !isFor(rule, 'purchase')) fields[`lines.${at}.taxCode`] = { key: 'unknownTaxRate' }
    return {
      itemId: item?.id ?? null,
      description,
      quantity,
      unit: meant?.unit ?? '',
      unitSize: meant?.size ?? '1',
      unitPrice,
      ...plainLayout,
      taxCode,
      costCentreId: '',
      discount: null,
    }
  })
  refuseProblems(fields, 'The order has fields to correct')
  return written
}
