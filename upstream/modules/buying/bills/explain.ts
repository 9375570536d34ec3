import { convert } from '#contract/core/money.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { ModuleParts } from '../../../core/hooks.ts'
import { productOf } from '../../../documents/product-of.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { getStoredBill, linesOfBill } from './reader.ts'

type Explain = ModuleParts['explains'][string]

const times = { sign: '×' } as const
const plus = { sign: '+' } as const

/** Bills and credits of suppliers: each line with its tax, the total, and its rate of exchange. */
const explainBill: Explain = (reader, { actor }, { id }) => {
  if (!isAllowed(actor, 'bill:view')) return []
  const bill = getStoredBill(reader, id)
  const { currency, exchangeRate, net, taxAmount, totalAmount } = bill
  const { baseCurrency } = getFirmProfile(reader)
  const lines = linesOfBill(reader, id)
  return [
    {
      what: 'lines',
      rows: lines.map(({ description, quantity, unitPrice, net: amount }) => {
        const count = quantity === '' ? '1' : quantity
        const whole = productOf(count, unitPrice, currency)
        // Prices with tax in them, and discounts, come to another net amount.
        const isWhole = whole.amount === amount
        return {
          ...{ label: description, amount, currency, path: `bills/${id}` },
          terms: isWhole ? [{ number: count }, times, { number: unitPrice }] : [],
          isRounded: isWhole && whole.isRounded,
        }
      }),
    },
    {
      what: 'total',
      rows: [
        {
          ...{ label: '', amount: totalAmount, currency },
          terms: [{ amount: net, currency }, plus, { amount: taxAmount, currency }],
        },
      ],
    },
    {
      what: 'exchange',
      rows:
        currency === baseCurrency
          ? []
          : [
              {
                ...{
                  label: '',
                  amount: convert(totalAmount, currency, baseCurrency, exchangeRate),
                },
                currency: baseCurrency,
                terms: [{ amount: totalAmount, currency }, times, { number: exchangeRate }],
              },
            ],
    },
  ]
}

export const explains: ModuleParts['explains'] = { bill: explainBill, billCredit: explainBill }
