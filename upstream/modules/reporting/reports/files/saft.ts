import type { AccountType } from '#contract/books/accounts.ts'
import { invalidField } from '#contract/core/errors.ts'
import { type Minor, minorToDecimal } from '#contract/core/money.ts'
import { group, leaf, xmlFile } from '../../../../einvoice/xml/write.ts'
import { findAccountFor } from '../../../books/ledger/index.ts'
import { type AuditLine, auditLines, trialBalance } from '../../../books/ledger/views.ts'
import { type TaxRule, taxOn, taxRules } from '../../../books/taxes/index.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { cardsOfParties } from '../../../firm/parties/views.ts'
import { labelOf } from '../centres.ts'
import type { Frame } from '../frame.ts'
import { address, amounts, codesOf, cut, partiesOf, sidesOf, type Words } from './saft-parts.ts'

/** More lines do not fit into memory with their text. */
const maxLines = 60_000

const namespace = 'urn:OECD:StandardAuditFile-Taxation/2.00'

/** The guidance knows four types of account; equity is listed with what is owed. */
const types: Record<AccountType, string> = {
  asset: 'Asset',
  liability: 'Liability',
  equity: 'Liability',
  income: 'Sale',
  expense: 'Expense',
}

/**
 * The books of the frame's span as the OECD's Standard Audit File for Tax 2.00: accounts, customers,
 * suppliers, taxes, cost centres, and every entry with its lines. Texts are cut to the lengths of the
 * schema. Source documents, stock and assets, which the schema leaves open, are not in it.
 * OECD, Guidance for the Standard Audit File – Tax, version 2.0 (2010), appendix B.
 * @throws AppError invalid for more entries than fit one file
 */
export function toSaft(frame: Frame): string {
  const { reader, span } = frame
  const lines = auditLines(reader, { ...span, limit: maxLines + 1 }).map((line) => {
    return { ...line, memo: frame.memoOf(line) }
  })
  if (lines.length > maxLines) throw invalidField('to', 'tooManyEntries')
  const rules = taxRules(reader)
  const words: Words = {
    rules,
    currency: frame.currency,
    amount: (value) => minorToDecimal(value, frame.currency),
    codes: codesOf([...rules.keys()]),
    parties: partiesOf(reader, lines),
    taxAccounts: new Set(
      [...rules.values()]
        .flatMap(({ accounts, parts }) => [
          ...[accounts.output, accounts.input],
          ...parts.map(({ account }) => account),
        ])
        .concat(['outputTax', 'inputTax'].map((role) => findAccountFor(reader, role) ?? ''))
        .filter((code) => code !== ''),
    ),
    sideOf: sidesOf(reader),
    centres: new Map(frame.centres.map((centre) => [centre.id, labelOf(centre)])),
  }
  return xmlFile(
    'AuditFile',
    { xmlns: namespace },
    header(frame),
    group(
      'MasterFiles',
      accounts(frame, words),
      ...parties(frame, lines, words),
      taxTable(frame, words),
      centreTable(frame),
    ),
    entries(frame, lines, words),
  )
}

function header({ reader, span, country, currency, now, query }: Frame): string {
  const profile = getFirmProfile(reader)
  const { legalName, vatId, taxNumber, phone, email } = profile
  return group(
    'Header',
    leaf('AuditFileVersion', '2.00'),
    leaf('AuditFileCountry', country),
    leaf('AuditFileDateCreated', now.toISOString().slice(0, 10)),
    leaf('SoftwareCompanyName', 'Firmament'),
    leaf('SoftwareID', 'Firmament'),
    leaf('SoftwareVersion', '1'),
    group(
      'Company',
      leaf('RegistrationNumber', cut(taxNumber || vatId || '-', 35)),
      leaf('Name', cut(legalName, 70)),
      address(profile.address),
      group(
        'Contact',
        group('ContactPerson', leaf('FirstName', '-'), leaf('LastName', cut(legalName, 70))),
        leaf('Telephone', cut(phone || '-', 18)),
        leaf('Email', cut(email, 70)),
      ),
      vatId === ''
        ? ''
        : group('TaxRegistration', leaf('TaxRegistrationNumber', vatId), leaf('TaxType', 'VAT')),
    ),
    leaf('DefaultCurrencyCode', currency),
    group(
      'SelectionCriteria',
      leaf('SelectionStartDate', span.from),
      leaf('SelectionEndDate', span.to),
    ),
    leaf('TaxAccountingBasis', query.basis === 'cash' ? 'Cash' : 'Invoice'),
  )
}

function accounts({ reader, span, chart, language }: Frame, { amount }: Words): string {
  const rows = trialBalance(reader, { from: span.from, to: span.to }).rows
  const sums = new Map(rows.map((row) => [row.account, row]))
  return group(
    'GeneralLedgerAccounts',
    chart.map(({ code, name, type }) => {
      const { opening = 0, debited = 0, credited = 0 } = sums.get(code) ?? {}
      return group(
        'Account',
        leaf('AccountID', cut(code, 70)),
        leaf('AccountDescription', cut(name[language] || name.en || code, 256)),
        leaf('AccountType', types[type]),
        balance('Opening', opening, amount),
        balance('Closing', opening + debited - credited, amount),
      )
    }),
  )
}

function balance(when: string, value: Minor, amount: Words['amount']): string {
  return leaf(`${when}${value < 0 ? 'Credit' : 'Debit'}Balance`, amount(Math.abs(value)))
}

/** Customers and suppliers of the lines, each where a line of theirs stands on that side. */
function parties(
  { reader }: Frame,
  lines: readonly AuditLine[],
  { parties: numbers, sideOf }: Words,
) {
  const cards = cardsOfParties(
    reader,
    lines.flatMap(({ partyId }) => partyId ?? []),
  )
  return (['Customer', 'Supplier'] as const).map((side) => {
    const there = new Set(lines.filter((line) => sideOf(line) === side).map((one) => one.partyId))
    return group(
      `${side}s`,
      cards
        .filter(({ id }) => there.has(id))
        .map((card) =>
          group(
            side,
            leaf('Name', cut(card.name, 70)),
            address(JSON.parse(card.address)),
            card.vatId === ''
              ? ''
              : group('TaxRegistration', leaf('TaxRegistrationNumber', cut(card.vatId, 35))),
            leaf(`${side}ID`, numbers.get(card.id) ?? ''),
          ),
        ),
    )
  })
}

function taxTable({ country, language }: Frame, { codes, rules }: Words): string {
  if (rules.size === 0) return ''
  const details = [...rules.values()].map(({ code, name, rate, validFrom, validTo }) =>
    group(
      'TaxCodeDetails',
      leaf('TaxCode', codes.get(code) ?? code),
      leaf('EffectiveDate', validFrom ?? ''),
      leaf('ExpirationDate', validTo ?? ''),
      leaf('Description', cut(`${code} ${name[language] ?? ''}`, 256)),
      leaf('TaxPercentage', rate),
      leaf('Country', country),
    ),
  )
  const entry = group('TaxTableEntry', leaf('TaxType', 'VAT'), leaf('Description', 'VAT'), details)
  return group('TaxTable', entry)
}

function centreTable({ centres }: Frame): string {
  return group(
    'AnalysisTypeTable',
    centres.map((centre) =>
      group(
        'AnalysisTypeTableEntry',
        leaf('AnalysisType', 'CC'),
        leaf('AnalysisTypeDescription', 'Cost centre'),
        leaf('AnalysisID', cut(labelOf(centre), 35)),
        leaf('AnalysisIDDescription', cut(labelOf(centre), 256)),
      ),
    ),
  )
}

function entries({ country }: Frame, lines: readonly AuditLine[], words: Words): string {
  const sum = (side: 'debit' | 'credit') =>
    words.amount(lines.reduce((all, line) => all + line[side], 0))
  const transactions = Map.groupBy(lines, ({ sequence }) => sequence)
  const journal = [...transactions.values()].map((own) => {
    const [first] = own
    if (!first) return ''
    const [year = '', month = ''] = first.date.split('-')
    return group(
      'Transaction',
      leaf('TransactionID', String(first.sequence)),
      leaf('Period', String(Number(month))),
      leaf('PeriodYear', year),
      leaf('TransactionDate', first.date),
      leaf('TransactionType', cut(first.sourceKind, 18)),
      leaf('Description', cut(first.memo || first.sourceKind, 256)),
      leaf('SystemEntryDate', first.postedAt.slice(0, 10)),
      leaf('GLPostingDate', first.date),
      own.map((line) => lineOf(line, words, words.rules.get(line.taxCode ?? ''))),
    )
  })
  return group(
    'GeneralLedgerEntries',
    leaf('NumberOfEntries', String(transactions.size)),
    leaf('TotalDebit', sum('debit')),
    leaf('TotalCredit', sum('credit')),
    group(
      'Journal',
      leaf('JournalID', `GL-${country}`),
      leaf('Description', 'General ledger'),
      leaf('Type', 'GL'),
      journal,
    ),
  )
}

function lineOf(line: AuditLine, words: Words, rule: TaxRule | undefined): string {
  const { debit, credit, costCentreId, partyId } = line
  const side = words.sideOf(line)
  const centre = words.centres.get(costCentreId ?? '')
  const party = words.parties.get(partyId ?? '')
  const isDebit = credit === 0
  return group(
    'Line',
    leaf('RecordID', String(line.position)),
    leaf('AccountID', cut(line.account, 70)),
    centre === undefined
      ? ''
      : group('Analysis', leaf('AnalysisType', 'CC'), leaf('AnalysisID', cut(centre, 35))),
    leaf('SourceDocumentID', cut(line.sourceId, 35)),
    side && party ? leaf(`${side}ID`, party) : '',
    leaf('Description', cut(line.memo || line.sourceKind, 256)),
    group(isDebit ? 'DebitAmount' : 'CreditAmount', amounts(line, isDebit ? debit : credit, words)),
    taxInformation(line, words, rule),
  )
}

/** On a line that a tax is worked out from its base with the tax, on the tax's own line the tax. */
function taxInformation(line: AuditLine, words: Words, rule: TaxRule | undefined): string {
  if (!rule) return ''
  const moved = Math.abs(line.debit - line.credit)
  const isTax = words.taxAccounts.has(line.account)
  const base = Math.abs(line.taxBase ?? moved)
  return group(
    'TaxInformation',
    leaf('TaxType', 'VAT'),
    leaf('TaxCode', words.codes.get(rule.code) ?? ''),
    leaf('TaxPercentage', rule.rate),
    isTax ? '' : leaf('TaxBase', words.amount(base)),
    group('TaxAmount', leaf('Amount', words.amount(isTax ? moved : taxOn(rule, base)))),
  )
}
