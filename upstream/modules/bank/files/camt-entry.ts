import { isCurrency } from '#contract/currencies.ts'
import { type Minor, parseAmount } from '#contract/money.ts'
import { type FileLine, realDate, tidy } from './statement.ts'
import type { XmlNode } from './xml-tree.ts'

/** An entry of a camt statement: one movement, or a batch with its single ones. */
export class CamtEntry {
  readonly currency: string
  /** Amount and date as they stand there, to say which entry is meant. */
  readonly said: string

  constructor(
    readonly node: XmlNode,
    readonly line: number,
  ) {
    this.currency = node.find('Amt')?.attributes.Ccy ?? ''
    this.said = tidy(`${node.at('Amt')} ${this.currency} ${dayIn(node, 'BookgDt')}`)
  }

  /** Pending entries and mere notes move nothing yet. */
  get isBooked(): boolean {
    const status = this.node.at('Sts/Cd') || this.node.at('Sts')
    return status === 'BOOK' || status === ''
  }

  /** Its lines, or the key of what is wrong with it. */
  lines(currency: string): FileLine[] | string {
    const { node, line } = this
    const valueDate = realDate(dayIn(node, 'ValDt'))
    const date = realDate(dayIn(node, 'BookgDt')) ?? valueDate
    if (!date) return 'invalidDate'
    if (!isCurrency(currency)) return 'unknownCurrency'
    const amount = camtAmount(node.find('Amt'), currency)
    if (amount === undefined) return 'invalidAmount'
    const side = node.at('CdtDbtInd')
    if (side !== 'CRDT' && side !== 'DBIT') return 'invalidLine'
    const sign = side === 'CRDT' ? 1 : -1
    const day = { line, date, valueDate: valueDate ?? date }
    const own = { ...day, bankReference: tidy(node.at('AcctSvcrRef'), 60) }
    const single = node.all('NtryDtls').flatMap((details) => details.all('TxDtls'))
    const parts = partsOf(single, currency, amount)
    if (parts) {
      return single.map((details, at) => ({
        ...own,
        ...this.#said(details),
        amount: sign * (parts[at] ?? 0),
        bankReference: tidy(details.at('Refs/AcctSvcrRef'), 60) || own.bankReference,
      }))
    }
    const said = this.#said(single[0] ?? node)
    return [{ ...own, ...said, amount: sign * amount }]
  }

  #said(details: XmlNode): Pick<FileLine, 'name' | 'iban' | 'reference' | 'text'> {
    const isIn = this.node.at('CdtDbtInd') === 'CRDT'
    const isReversal = this.node.at('RvslInd') === 'true'
    const other = isIn !== isReversal ? 'Dbtr' : 'Cdtr'
    const parties = details.find('RltdPties')
    const name = parties?.at(`${other}/Nm`) || (parties?.at(`${other}/Pty/Nm`) ?? '')
    const account = parties?.find(`${other}Acct`)
    const endToEnd = details.at('Refs/EndToEndId')
    const structured = structuredReference(details)
    const words = details.find('RmtInf')?.all('Ustrd') ?? []
    const remittance = words.map(({ text }) => text).join(' ')
    return {
      name: tidy(name, 160),
      iban: tidy(account?.at('Id/IBAN') || (account?.at('Id/Othr/Id') ?? ''), 42),
      reference: tidy(structured || (endToEnd === 'NOTPROVIDED' ? '' : endToEnd), 60),
      text: tidy(remittance || details.at('AddtlTxInf') || this.node.at('AddtlNtryInf')),
    }
  }
}

/** An amount in minor units: it may have up to five decimals, of which those beyond must be zeros. */
export function camtAmount(node: XmlNode | undefined, currency: string): Minor | undefined {
  const text = node?.text.trim() ?? ''
  return parseAmount(text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''), currency)
}

function dayIn(node: XmlNode, name: string): string {
  return (node.at(`${name}/Dt`) || node.at(`${name}/DtTm`)).slice(0, 10)
}

/** What a batch's single movements sum to must be the batch, else it stays one line. */
function partsOf(single: readonly XmlNode[], currency: string, amount: Minor): Minor[] | undefined {
  if (single.length < 2) return undefined
  const parts = single.map((details) => {
    const node = details.find('Amt') ?? details.find('AmtDtls')?.find('TxAmt')?.find('Amt')
    return node?.attributes.Ccy === currency ? camtAmount(node, currency) : undefined
  })
  const known = parts.flatMap((part) => (part === undefined ? [] : [part]))
  const sum = known.reduce((total, part) => total + part, 0)
  return known.length === single.length && sum === amount ? known : undefined
}

function structuredReference(details: XmlNode): string {
  const structured = details.find('RmtInf')?.all('Strd') ?? []
  return structured.map((one) => one.at('CdtrRefInf/Ref')).find((text) => text !== '') ?? ''
}
