import { isCurrency } from '#contract/core/currencies.ts'
import { type Minor, parseAmount } from '#contract/core/money.ts'
import { find, findAll, text as textAt } from '../../../../einvoice/xml/find.ts'
import type { XmlElement } from '../../../../einvoice/xml/read-tree.ts'
import { says } from '../../../../einvoice/xml/values.ts'
import { type FileLine, realDate, tidy } from './statement.ts'

/** An entry of a camt statement: one movement, or a batch with its single ones. */
export class CamtEntry {
  readonly currency: string
  /** Amount and date as they stand there, to say which entry is meant. */
  readonly said: string

  constructor(
    readonly node: XmlElement,
    readonly line: number,
  ) {
    this.currency = find(node, 'Amt')?.attributes.Ccy ?? ''
    this.said = tidy(`${textAt(node, 'Amt')} ${this.currency} ${dayIn(node, 'BookgDt')}`)
  }

  /** Pending entries and mere notes move nothing yet. */
  get isBooked(): boolean {
    const status = textAt(this.node, 'Sts/Cd') || textAt(this.node, 'Sts')
    return status === 'BOOK' || status === ''
  }

  /** Its lines, or the key of what is wrong with it. */
  lines(currency: string): FileLine[] | string {
    const { node, line } = this
    const valueDate = realDate(dayIn(node, 'ValDt'))
    const date = realDate(dayIn(node, 'BookgDt')) ?? valueDate
    if (!date) return 'invalidDate'
    if (!isCurrency(currency)) return 'unknownCurrency'
    const amount = camtAmount(find(node, 'Amt'), currency)
    if (amount === undefined) return 'invalidAmount'
    const side = textAt(node, 'CdtDbtInd')
    if (side !== 'CRDT' && side !== 'DBIT') return 'invalidLine'
    const sign = side === 'CRDT' ? 1 : -1
    const day = { line, date, valueDate: valueDate ?? date }
    const own = { ...day, bankReference: tidy(textAt(node, 'AcctSvcrRef'), 60) }
    const single = findAll(node, 'NtryDtls').flatMap((details) => findAll(details, 'TxDtls'))
    const parts = partsOf(node, single, currency, sign * amount)
    if (parts) {
      return single.flatMap((details, at) => {
        const part = parts[at]
        const said = this.#said(details)
        const reference = tidy(textAt(details, 'Refs/AcctSvcrRef'), 60) || own.bankReference
        const line = { ...own, ...said, amount: part?.amount ?? 0, bankReference: reference }
        if (!part || part.charges === 0) return [line]
        const text = tidy(`Charges: ${[said.name, said.text].filter(Boolean).join(' ')}`)
        const none = { name: '', iban: '', reference: '' }
        return [line, { ...line, ...none, amount: part.charges, text }]
      })
    }
    return [{ ...own, ...this.#together(single), amount: sign * amount }]
  }

  /** What all single movements of one line say. */
  #together(single: readonly XmlElement[]): Said {
    const all = single.map((details) => this.#said(details))
    const [first = this.#said(this.node), ...others] = all
    if (others.length === 0) return first
    const list = (of: (one: typeof first) => string) => [...new Set(all.map(of).filter(Boolean))]
    const isOne = list(({ name }) => name).length <= 1
    return {
      name: tidy(list(({ name }) => name).join(', '), 160),
      iban: isOne ? first.iban : '',
      reference: '',
      text: tidy(
        list(({ reference, text }) => [reference, text].filter(Boolean).join(' ')).join(', '),
      ),
    }
  }

  #said(details: XmlElement): Said {
    const side = textAt(details, 'CdtDbtInd') || textAt(this.node, 'CdtDbtInd')
    const isIn = side === 'CRDT'
    const isReversal = says(textAt(this.node, 'RvslInd'), 'true')
    const other = isIn !== isReversal ? 'Dbtr' : 'Cdtr'
    const parties = find(details, 'RltdPties')
    // What comes back within a batch names who sent it on the side of the batch.
    const isBack = side !== textAt(this.node, 'CdtDbtInd')
    const [name, account] = partyOf(parties, other)
    const [backName, backAccount] = isBack
      ? partyOf(parties, other === 'Dbtr' ? 'Cdtr' : 'Dbtr')
      : ['']
    const endToEnd = textAt(details, 'Refs/EndToEndId')
    const structured = structuredReference(details)
    const words = findAll(details, 'RmtInf/Ustrd')
    // Each holds 140 signs at most, wherever that cuts the words.
    const free = words.map(({ text }) => text).join('')
    const remittance = [free, ...structuredWords(details)].filter(Boolean).join(' ')
    return {
      name: tidy(name || backName, 160),
      iban: tidy(accountOf(account) || accountOf(backAccount), 42),
      reference: tidy(structured || (endToEnd === 'NOTPROVIDED' ? '' : endToEnd), 60),
      text: tidy(remittance || textAt(details, 'AddtlTxInf') || textAt(this.node, 'AddtlNtryInf')),
    }
  }
}

type Said = Pick<FileLine, 'name' | 'iban' | 'reference' | 'text'>
type Maybe = XmlElement | undefined

function partyOf(parties: Maybe, side: 'Dbtr' | 'Cdtr'): [name: string, account: Maybe] {
  const name = textAt(parties, `${side}/Nm`) || textAt(parties, `${side}/Pty/Nm`)
  return [name, find(parties, `${side}Acct`)]
}

function accountOf(account: Maybe): string {
  return textAt(account, 'Id/IBAN') || textAt(account, 'Id/Othr/Id')
}

/** An amount in minor units: it may have up to five decimals, of which those beyond must be zeros. */
export function camtAmount(node: XmlElement | undefined, currency: string): Minor | undefined {
  const text = node?.text.trim() ?? ''
  return parseAmount(text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''), currency)
}

function dayIn(node: XmlElement, name: string): string {
  return (textAt(node, `${name}/Dt`) || textAt(node, `${name}/DtTm`)).slice(0, 10)
}

type Part = { amount: Minor; charges: Minor }

/**
 * The single movements of an entry with their sides, and what the bank charged for each where the entry
 * is what is left of them. They must sum to the entry, else it stays one line.
 */
function partsOf(
  entry: XmlElement,
  single: readonly XmlElement[],
  currency: string,
  amount: Minor,
): Part[] | undefined {
  if (single.length === 0) return undefined
  const side = textAt(entry, 'CdtDbtInd')
  const parts = single.map((details) => {
    const node = find(details, 'Amt') ?? find(details, 'AmtDtls/TxAmt/Amt')
    const plain = node?.attributes.Ccy === currency ? camtAmount(node, currency) : undefined
    const sign = (textAt(details, 'CdtDbtInd') || side) === 'CRDT' ? 1 : -1
    return plain === undefined
      ? undefined
      : { amount: sign * plain, charges: chargesOf(details, currency) }
  })
  // Those of a movement alone may stand beside it.
  const [only] = parts
  if (only && parts.length === 1) only.charges ||= chargesOf(entry, currency)
  const known = parts.flatMap((part) => (part === undefined ? [] : [part]))
  if (known.length < single.length) return undefined
  const sum = known.reduce((total, part) => total + part.amount, 0)
  const charges = known.reduce((total, part) => total + part.charges, 0)
  if (sum === amount)
    return single.length < 2 ? undefined : known.map((part) => ({ ...part, charges: 0 }))
  return charges !== 0 && sum + charges === amount ? known : undefined
}

/** What the bank took for a movement; below zero where it is taken off. */
function chargesOf(details: XmlElement, currency: string): Minor {
  const records = findAll(details, 'Chrgs/Rcrd')
  const total = find(details, 'Chrgs/TtlChrgsAndTaxAmt')
  if (records.length === 0) return 0 - (camtAmount(total, currency) ?? 0)
  return records.reduce((sum, record) => {
    const plain = camtAmount(find(record, 'Amt'), currency) ?? 0
    return sum + (textAt(record, 'CdtDbtInd') === 'CRDT' ? plain : 0 - plain)
  }, 0)
}

/** Numbers of documents and words beside a structured reference. */
function structuredWords(details: XmlElement): string[] {
  const found = ['RfrdDocInf/Nb', 'AddtlRmtInf'].flatMap((path) =>
    findAll(details, `RmtInf/Strd/${path}`).map(({ text }) => text.trim()),
  )
  return [...new Set(found)]
}

function structuredReference(details: XmlElement): string {
  const references = findAll(details, 'RmtInf/Strd/CdtrRefInf/Ref')
  return references.map(({ text }) => text.trim()).find((text) => text !== '') ?? ''
}
