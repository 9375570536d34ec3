import { type Minor, minorToDecimal } from '#contract/core/money.ts'
import type { Address } from '#contract/firm/firms.ts'
import { group, leaf } from '../../../../einvoice/xml/write.ts'
import type { Reader } from '../../../../firm/store.ts'
import { accountFor } from '../../../books/ledger/index.ts'
import type { AuditLine } from '../../../books/ledger/views.ts'
import type { TaxRule } from '../../../books/taxes/index.ts'
import { cardsOfParties } from '../../../firm/parties/views.ts'

/** What all parts of an audit file name things by. */
export type Words = {
  currency: string
  amount(value: Minor): string
  rules: ReadonlyMap<string, TaxRule>
  /** Tax codes as the file has them. */
  codes: ReadonlyMap<string, string>
  /** Numbers of parties by their ids. */
  parties: ReadonlyMap<string, string>
  centres: ReadonlyMap<string, string>
  /** Accounts on which a line with a tax code is the tax, and not what it is worked out from. */
  taxAccounts: ReadonlySet<string>
  sideOf(line: AuditLine): 'Customer' | 'Supplier' | undefined
}

/** A text as long as the schema takes it. */
export function cut(text: string, length: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  return [...plain].slice(0, length).join('')
}

/** Codes of at most nine letters: longer ones are numbered. */
export function codesOf(codes: readonly string[]): Map<string, string> {
  return new Map(codes.map((code, at) => [code, code.length > 9 ? `T${at + 1}` : code]))
}

export function partiesOf(reader: Reader, lines: readonly AuditLine[]): Map<string, string> {
  const ids = lines.flatMap(({ partyId }) => partyId ?? [])
  return new Map(cardsOfParties(reader, ids).map(({ id, number }) => [id, String(number)]))
}

/** Whether a party stands in a line as a customer or a supplier, by the account of what is owed. */
export function sidesOf(reader: Reader): Words['sideOf'] {
  const codes = (roles: string[]) => new Set(roles.map((role) => accountFor(reader, role)))
  const customers = codes(['receivable', 'customerCredit'])
  const suppliers = codes(['payable'])
  return ({ account, partyId }) => {
    if (partyId === null) return undefined
    if (customers.has(account)) return 'Customer'
    return suppliers.has(account) ? 'Supplier' : undefined
  }
}

/** City and postcode are asked for, so that a hyphen stands where none is known. */
export function address({ street, city, postcode, country }: Address): string {
  return group(
    'Address',
    leaf('StreetName', cut(street, 70)),
    leaf('City', cut(city, 35) || '-'),
    leaf('PostalCode', cut(postcode, 18) || '-'),
    leaf('Country', country),
  )
}

/** An amount in the firm's currency, with the foreign one beside it. */
export function amounts(
  { currency, amount }: Pick<AuditLine, 'currency' | 'amount'>,
  value: Minor,
  words: Pick<Words, 'currency' | 'amount'>,
): string[] {
  const own = leaf('Amount', words.amount(value))
  if (currency === null || amount === null || currency === words.currency) return [own]
  const foreign = minorToDecimal(Math.abs(amount), currency)
  return [own, leaf('CurrencyCode', currency), leaf('CurrencyAmount', foreign)]
}
