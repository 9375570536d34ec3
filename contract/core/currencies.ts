// ISO 4217 list one, without the X codes that are no currency (metals, units of account, testing).
// After the list of 2024-06: ANG became XCG (amendment 176), CUC (178) and BGN (euro, 2026) left.
// The digits are written out because Intl follows CLDR, which differs for 29 codes (HUF, IDR, IQD).
const TWO_DIGITS =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD ' +
  'CAD CDF CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP ' +
  'GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK ' +
  'LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO ' +
  'NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS ' +
  'SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST ' +
  'XCD XCG YER ZAR ZMW ZWG'

const OTHER_DIGITS: readonly [digits: number, codes: string][] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
]

const DIGITS = new Map(
  [[2, TWO_DIGITS] as const, ...OTHER_DIGITS].flatMap(([digits, codes]) =>
    codes.split(' ').map((code) => [code, digits] as const),
  ),
)

/** The active ISO 4217 alphabetic codes, sorted. */
export const currencyCodes: readonly string[] = [...DIGITS.keys()].sort()

/** Whether `code` is an active ISO 4217 code, in capitals. */
export function isCurrency(code: string): boolean {
  return DIGITS.has(code)
}

/** How many digits the minor unit of a currency has (ISO 4217). Throws RangeError on an unknown code. */
export function currencyDigits(code: string): number {
  const digits = DIGITS.get(code)
  if (digits === undefined) throw new RangeError('currency_unknown')
  return digits
}
