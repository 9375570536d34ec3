import type { ModuleParts } from '../../../core/hooks.ts'
import { listBankAccounts } from './accounts.ts'
import { cashLine } from './cash-line.ts'

const shownAccounts = 5

/** What lies on the firm's accounts, and what it will have there in 30, 60 and 90 days. */
export const dashboardTiles: ModuleParts['dashboardTiles'] = [
  {
    name: 'balances',
    needs: 'bank:view',
    read(reader, { actor }) {
      const accounts = listBankAccounts(reader)
      if (accounts.length === 0) return null
      const moved = accounts.filter(({ bookBalance }) => bookBalance !== 0)
      const openLines = accounts.reduce((sum, one) => sum + one.openLines, 0)
      return {
        amount: accounts.reduce((sum, { bookBalance }) => sum + bookBalance, 0),
        notes: openLines === 0 ? [] : [{ key: 'open', count: openLines }],
        rows: moved
          .toSorted((one, other) => Math.abs(other.bookBalance) - Math.abs(one.bookBalance))
          .slice(0, shownAccounts)
          .map(({ code, name, bookBalance }) => ({
            label: name[actor.language],
            amount: bookBalance,
            link: `bank/${encodeURIComponent(code)}`,
          })),
      }
    },
  },
  {
    name: 'expected',
    needs: 'bank:view',
    read(reader, context) {
      const { marks, weeks } = cashLine(reader, context)
      const [first, ...later] = marks
      if (!first) return null
      const below = weeks.find(({ balance }) => balance < 0)
      return {
        amount: first.balance,
        isBad: below !== undefined,
        notes: [
          ...later.map(({ days, balance }) => ({ key: 'after', count: days, amount: balance })),
          ...(below ? [{ key: 'below', date: below.to }] : []),
        ],
      }
    },
  },
]
