import type { Column } from '#app/shell/register/describe.ts'
import { describePlatformList } from '#app/shell/register/platform.ts'
import { type OwnPayout, OwnPayoutQuery, ownWalletContract } from '#contract/person/own-wallet.ts'
import { payoutsPath } from '../paths.ts'
import { payoutDiscs } from '../payout-discs.ts'

const columns: Column<OwnPayout, unknown>[] = [
  { name: 'userName', kind: 'link', label: 'payout.who', sort: 'userName' },
  {
    name: 'state',
    kind: 'status',
    choices: 'payout.is',
    label: 'payout.state',
    sort: 'state',
    place: 'state',
    disc: ({ state }) => ({ kind: payoutDiscs[state] }),
  },
  { name: 'holder', kind: 'text', label: 'payout.holder', place: 'detail' },
  { name: 'iban', kind: 'text', label: 'payout.iban' },
  { name: 'reason', kind: 'text', label: 'reason', isFileOnly: true },
  { name: 'requestedAt', kind: 'instant', label: 'entry.at', sort: 'newest' },
  { name: 'currency', kind: 'text', label: 'payout.currency', isFileOnly: true },
  {
    name: 'amount',
    kind: 'money',
    label: 'payout.amount',
    sort: 'amount',
    place: 'figure',
    tone: 'strong',
    currency: ({ currency }) => currency,
  },
]

/** What people want paid out, and what became of it. */
export const payoutList = describePlatformList({
  name: 'payouts',
  texts: 'own-wallet',
  prefix: 'payouts',
  path: payoutsPath.slice(1),
  query: OwnPayoutQuery,
  tabs: ['waiting', 'paid', 'ended', 'all'],
  columns,
  read: ({ call }, query) => call(ownWalletContract.listPayouts, query),
})
