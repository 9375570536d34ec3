import { isCurrency } from '#contract/core/currencies.ts'
import { type Minor, parseAmount } from '#contract/core/money.ts'
import { find, findAll, text as textAt } from '../../../../einvoice/xml/find.ts'
import type { XmlElement } from '../../../../einvoice/xml/read-tree.ts'
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
    const parts = partsOf(single, currency, amount)
    if (parts) {
      return single.map((details, at) => ({
        ...own,
        ...this.#said(details),
        amount: sign * (parts[at] ?? 0),
        bankReference: tidy(textAt(details, 'Refs/AcctSvcrRef'), 60) || own.bankReference,
      }))
    }
    const said = this.#said(single[0] ?? node)
    return [{ ...own, ...said, amount: sign * amount }]
  }

  #said(details: XmlElement): Pick<FileLine, 'name' | 'iban' | 'reference' | 'text'> {
    const isIn = textAt(this.node, 'CdtDbtInd') === 'CRDT'
    const isReversal = textAt(this.node, 'RvslInd') === 'true'
    const other = isIn !== isReversal ? 'Dbtr' : 'Cdtr'
    const parties = find(details, 'RltdPties')
    const name = textAt(parties, `${other}/Nm`) || textAt(parties, `${other}/Pty/Nm`)
    const account = find(parties, `${other}Acct`)
    const endToEnd = textAt(details, 'Refs/EndToEndId')
    const structured = structuredReference(details)
    const words = findAll(details, 'RmtInf/Ustrd')
    const remittance = words.map(({ text }) => text).join(' ')
    return {
      name: tidy(name, 160),
      iban: tidy(textAt(account, 'Id/IBAN') || textAt(account, 'Id/Othr/Id'), 42),
      reference: tidy(structured || (endToEnd === 'NOTPROVIDED' ? '' : endToEnd), 60),
      text: tidy(remittance || textAt(details, 'AddtlTxInf') || textAt(this.node, 'AddtlNtryInf')),
    }
  }
}

/** An amount in minor units: it may have up to five decimals, of which those beyond must be zeros. */
export function camtAmount(node: XmlElement | undefined, currency: string): Minor | undefined {
  const text = node?.text.trim() ?? ''
  return parseAmount(text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''), currency)
}

function dayIn(node: XmlElement, name: string): string {
  return (textAt(node, `${name}/Dt`) || textAt(node, `${name}/DtTm`)).slice(0, 10)
}

/** What a batch's single movements sum to must be the batch, else it stays one line. */
function partsOf(
  single: readonly XmlElement[],
  currency: string,
  amount: Minor,
): Minor[] | undefined {
  if (single.length < 2) return undefined
  const parts = single.map((details) => {
    const node = find(details, 'Amt') ?? find(details, 'AmtDtls/TxAmt/Amt')
    return node?.attributes.Ccy === currency ? camtAmount(node, currency) : undefined
  })
  const known = parts.flatMap((part) => (part === undefined ? [] : [part]))
  const sum = known.reduce((total, part) => total + part, 0)
  return known.length === single.length && sum === amount ? known : undefined
}

function structuredReference(details: XmlElement): string {
  const references = findAll(details, 'RmtInf/Strd/CdtrRefInf/Ref')
  return references.map(({ text }) => text.trim()).find((text) => text !== '') ?? ''
}
