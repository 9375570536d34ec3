import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { parseForm, type Refusal } from '#app/shell/form/parse-form.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { Format } from '#app/shell/format.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { type ExchangeRate, ratesContract } from '#contract/books/rates.ts'
import { treatedTax } from '#contract/books/tax-of-buyer.ts'
import { itemsContract } from '#contract/catalogue/items.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import { CurrencyCode, DateOnly } from '#contract/core/fields.ts'
import { parseLocaleDecimal } from '#contract/core/locale-number.ts'
import { partiesContract } from '#contract/firm/parties.ts'
import type { DocumentEditor } from '../document-editor.ts'
import { blankLine, type Draft, type DraftLine, isBlankLine } from './draft.ts'
import { lineOfItem } from './draft-of-document.ts'
import { draftOfForm, inputOfForm } from './draft-of-form.ts'
import type { EditorChoices } from './editor.server.ts'
import { takeNames, withNames } from './item-names.server.ts'
import { priceOfItem } from './item-price.ts'
import { applyLineIntent, parseLineIntent } from './line-intents.ts'
import { newParty } from './new-party.server.ts'
import { priceInput } from './price-input.ts'
import { asTyped } from './refusal-as-typed.ts'
import { takePartyTerms, treatmentFor } from './take-party.server.ts'
import { type PricedItem, takePrices, withListPrices } from './take-prices.server.ts'

/** The editor after a button that saves nothing. */
export type EditStep = {
  draft: Draft
  refusal?: Refusal
  /** What would still stand in the way of issuing it, by field path. */
  checks?: FieldProblems
  /** Where the exchange rate in the draft comes from, when it was proposed. */
  rate?: ExchangeRate
  /** Parties or names of items that a search found. */
  parties?: EditorChoices['parties']
  itemNames?: string[]
  /** Whether the next thing to write is the first line. */
  goesOnAtLines?: boolean
}

export type EditRequest = {
  editor: DocumentEditor
  access: FirmAccess
  form: Form
  choices: EditorChoices
  format: Format
}

/**
 * Does what a button of the editor asks for, and proposes an exchange rate where one is lacking;
 * undefined when the button is one that saves.
 */
export async function takeEditStep(request: EditRequest): Promise<EditStep | undefined> {
  const sent = await withKnownRate(request, {
    draft: draftOfForm(request.editor.kind, request.form.values),
  })
  const step = await stepOf(request, sent.draft)
  if (!step) return undefined
  return withKnownRate(request, sent.rate ? { rate: sent.rate, ...step } : step)
}

/** The step with the known rate of the draft's day, where its currency needs one and none is typed. */
async function withKnownRate({ access, format }: EditRequest, step: EditStep): Promise<EditStep> {
  const { currency, exchangeRate, issueDate: date } = step.draft
  const { firmId, baseCurrency } = access.firm
  const isKnown = CurrencyCode.safeParse(currency).success && DateOnly.safeParse(date).success
  if (currency === baseCurrency || exchangeRate.trim() !== '' || !isKnown) return step
  const { found } = await access.call(ratesContract.find, { firmId, currency, date })
  if (!found) return step
  return {
    ...step,
    draft: { ...step.draft, exchangeRate: format.numberInput(found.rate) },
    rate: found,
  }
}

async function stepOf(request: EditRequest, draft: Draft): Promise<EditStep | undefined> {
  const { form, choices } = request
  const lineIntent = parseLineIntent(form.intent)
  if (lineIntent) {
    const newLine = () => blankLine(usualTaxOf(draft, choices))
    return { draft: { ...draft, lines: applyLineIntent(draft.lines, lineIntent, newLine) } }
  }
  switch (form.intent) {
    case 'add-item':
      return addItem(request, draft)
    case 'party': {
      // Another party may mean another currency: its rate is known before the prices are.
      const taken = await takePartyTerms(request, draft)
      const step = await withKnownRate(request, { draft: taken })
      return { ...step, draft: await priced(request, step.draft) }
    }
    case 'prices':
      return { draft: await priced(request, draft) }
    case 'new-party':
      return newParty(request, draft)
    case 'find-party':
      return findParties(request, draft)
    case 'preview':
      return { draft }
    case 'totals':
      return previewDraft(request, await priced(request, draft))
    default:
      return undefined
  }
}

/** What is sold under its names in the draft's language, at the prices that hold for it; what others charge is theirs to say. */
async function priced(request: EditRequest, draft: Draft): Promise<Draft> {
  const { editor, access, choices, format } = request
  if (editor.kind.party.role !== 'customer' || !access.can('item:view')) return draft
  return takePrices(access, await takeNames(access, draft), choices, format)
}

async function addItem(request: EditRequest, draft: Draft): Promise<EditStep> {
  const { access, form } = request
  const q = textAt(form.values, 'addItem').trim()
  if (q === '')
    return {
      draft: { ...draft, lines: [...draft.lines, blankLine(usualTaxOf(draft, request.choices))] },
    }
  const { rows } = await access.call(itemsContract.list, {
    firmId: access.firm.firmId,
    q,
    size: 10,
    variants: 'single',
  })
  const exact = rows.filter(({ name, sku }) => isSame(name, q) || isSame(sku, q))
  const item = rows.length === 1 ? rows[0] : exact[0]
  if (!item) {
    const key = rows.length > 1 ? 'severalItems' : 'unknownItem'
    const refusal = { values: form.values, problems: { addItem: { key } } }
    return { draft, refusal, itemNames: rows.map(({ name }) => name) }
  }
  const { country } = request.choices.firm.address
  const treatment = await treatmentFor(access, country, draft.partyId)
  const choices = request.choices
  const taxCode = treatedTax(
    item.taxCode,
    treatment,
    choices,
    item.kind === 'service',
    item.taxCode,
  )
  const sells = request.editor.kind.party.role === 'customer'
  const [named = item] = sells ? await withNames(access, [item], draft.language) : [item]
  const [pricedItem = { ...named, priceList: '' }] = await withListPrices(access, [named], draft)
  const line = draftLineOf({ ...pricedItem, taxCode }, draft, choices, request.format)
  return { draft: { ...draft, lines: [...withoutLastBlank(draft.lines), line] } }
}

/** A line of an item with its price as the draft states prices. */
export function draftLineOf(
  item: PricedItem,
  draft: Pick<Draft, 'priceMode' | 'currency' | 'exchangeRate'>,
  { rates, usualTax }: Pick<EditorChoices, 'rates' | 'usualTax'>,
  format: Format,
): DraftLine {
  const line = lineOfItem(item, rates, usualTax)
  const rate = rates.find(({ code }) => code === line.taxCode)
  const unitPrice = priceOfItem(item, {
    priceMode: draft.priceMode,
    currency: draft.currency,
    taxRate: rate?.category === 'S' ? rate.rate : '0',
    exchangeRate: parseLocaleDecimal(draft.exchangeRate, format.locale) ?? '',
  })
  const taken = priceInput(unitPrice, draft.currency, format)
  return { ...line, unitPrice: taken, takenPrice: taken, priceList: item.priceList }
}

async function findParties(request: EditRequest, draft: Draft): Promise<EditStep> {
  const { editor, access, form } = request
  const q = textAt(form.values, 'partyQuery').trim()
  const { firmId } = access.firm
  const { rows } = await access.call(partiesContract.list, {
    firmId,
    role: editor.kind.party.role,
    q: q || undefined,
    size: 50,
  })
  const parties = rows.map(({ id, name }) => ({ id, name }))
  const only = parties.length === 1 ? parties[0] : undefined
  if (only) return { draft: await takePartyTerms(request, { ...draft, partyId: only.id }) }
  if (parties.length > 0) return { draft, parties }
  return {
    draft,
    refusal: { values: form.values, problems: { partyQuery: { key: 'unknownCustomer' } } },
  }
}

/** Totals need no call; what stands in the way of issuing does. */
async function previewDraft(
  { editor, access, form }: EditRequest,
  draft: Draft,
): Promise<EditStep> {
  const { value, refusal } = parseForm(editor.input, inputOfForm(editor.kind, form))
  if (refusal) return { draft, refusal: asTyped(editor.kind, form, refusal) }
  const { check } = editor
  if (!check) return { draft }
  const checked = await attempt(form, () => check(access, value))
  if (checked.refusal) return { draft, refusal: asTyped(editor.kind, form, checked.refusal) }
  return { draft, checks: checked.value }
}

function usualTaxOf({ usualTax }: Draft, { rates, usualTax: usual }: EditorChoices): string {
  return rates.find(({ code }) => code === usualTax)?.code ?? usual
}

function withoutLastBlank(lines: DraftLine[]): DraftLine[] {
  const last = lines.at(-1)
  return last && isBlankLine(last) ? lines.slice(0, -1) : lines
}

function isSame(a: string, b: string): boolean {
  return a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0
}
