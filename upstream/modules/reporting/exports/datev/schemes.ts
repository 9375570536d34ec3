/**
 * A way in which DATEV works out tax of SKR03 by itself: from an account (its "automatic" accounts) or
 * from a tax key beside an account that has no tax of its own. Of an amount with tax it takes the tax
 * out (`tax`); of an acquisition or a service under § 13b UStG it adds it on both sides.
 * Source: DATEV SKR03, Art.-Nr. 11174, and DATEV's list of tax keys (2, 3, 8, 9; 40 switches it off).
 */
export type Scheme = {
  /** Percent. */
  rate: number
  tax: { kind: 'inside'; account: string } | { kind: 'both'; input: string; output: string }
  /** The key that does it for any other account; null where only accounts of its own do. */
  key: string | null
  /** First and last of the accounts that do it by themselves. */
  accounts: readonly (readonly [string, string])[]
  /** Codes of the tax rates it is for, where the accounts of the tax alone do not say it. */
  codes?: readonly string[]
}

export const schemes: readonly Scheme[] = [
  {
    rate: 19,
    tax: { kind: 'inside', account: '1776' },
    key: '3',
    accounts: [
      ['8400', '8409'],
      ['8720', '8720'],
      ['8736', '8736'],
    ],
  },
  {
    rate: 7,
    tax: { kind: 'inside', account: '1771' },
    key: '2',
    accounts: [
      ['8300', '8309'],
      ['8710', '8710'],
      ['8731', '8731'],
    ],
  },
  {
    rate: 19,
    tax: { kind: 'inside', account: '1576' },
    key: '9',
    accounts: [
      ['3400', '3409'],
      ['3736', '3736'],
    ],
  },
  {
    rate: 7,
    tax: { kind: 'inside', account: '1571' },
    key: '8',
    accounts: [
      ['3300', '3309'],
      ['3731', '3731'],
    ],
  },
  {
    rate: 19,
    tax: { kind: 'both', input: '1574', output: '1774' },
    key: null,
    accounts: [['3425', '3425']],
  },
  {
    rate: 7,
    tax: { kind: 'both', input: '1572', output: '1772' },
    key: null,
    accounts: [['3420', '3420']],
  },
  ...(
    [
      ['DE-13B', '3120'],
      ['DE-13B-EU', '3123'],
      ['DE-13B-X', '3125'],
    ] as const
  ).map(
    ([code, account]): Scheme => ({
      rate: 19,
      tax: { kind: 'both', input: '1577', output: '1787' },
      key: null,
      accounts: [[account, account]],
      codes: [code],
    }),
  ),
]

/** Switches the tax of an automatic account off. */
export const withoutTax = '40'

/** The scheme of an automatic account; undefined for any other account. */
export function schemeOfAccount(account: string): Scheme | undefined {
  return schemes.find(({ accounts }) =>
    accounts.some(([first, last]) => account >= first && account <= last),
  )
}

/** The accounts that a scheme posts tax to. */
export function taxAccountsOf({ tax }: Scheme): string[] {
  return tax.kind === 'inside' ? [tax.account] : [tax.input, tax.output]
}
