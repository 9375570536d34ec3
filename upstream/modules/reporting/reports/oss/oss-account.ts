import type { Account } from '#contract/books/accounts.ts'
import type { NewAccount } from '../../../books/ledger/index.ts'

/** Where the country's chart has one for it: SKR 03. */
const codes: Readonly<Record<string, string>> = { DE: '1767' }

const name = {
  en: 'VAT of other EU countries (OSS)',
  de: 'Umsatzsteuer anderer EU-Länder (OSS)',
  it: 'IVA di altri paesi UE (OSS)',
  ru: 'НДС других стран ЕС (OSS)',
  es: 'IVA de otros países de la UE (OSS)',
}

/** A liability account of its own for tax of other countries, beside that of the country's tax. */
export function ossAccount(country: string, chart: readonly Account[]): NewAccount {
  const beside = chart.find(({ role }) => role === 'outputTax')
  const taken = new Set(chart.map(({ code }) => code))
  const known = codes[country]
  const code = known && !taken.has(known) ? known : nextFree(beside?.code ?? '2000', taken)
  return { code, name, type: 'liability', subtype: beside?.subtype ?? 'tax' }
}

function nextFree(code: string, taken: ReadonlySet<string>): string {
  const [, head = '', digits = '0'] = /^(.*?)(\d+)$/.exec(code) ?? []
  for (let next = Number(digits) + 1; ; next += 1) {
    const found = head + String(next).padStart(digits.length, '0')
    if (!taken.has(found)) return found
  }
}
