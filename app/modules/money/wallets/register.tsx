import { type Column, describeRegister, type Filter } from '#app/shell/register/describe.ts'
import { customerFilter } from '#app/shell/register/filters.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { partiesContract } from '#contract/firm/parties.ts'
import {
  type Wallet,
  WalletListQuery,
  type WalletRow,
  walletsContract,
} from '#contract/money/wallets.ts'

/** Whose balances alone are shown. */
type WalletExtra = { customerName: string | undefined }

const columns: Column<WalletRow, WalletExtra>[] = [
  { name: 'number', kind: 'text', label: 'field.number', sort: 'number', place: 'detail' },
  {
    name: 'customerName',
    kind: 'link',
    label: 'field.customer',
    sort: 'customer',
    place: 'name',
    value: ({ customerName, number }) => customerName || number,
  },
  { name: 'kind', kind: 'choice', choices: 'kind', label: 'field.kind', place: 'state' },
  {
    name: 'codeEnd',
    kind: 'text',
    label: 'field.codeEnd',
    value: ({ codeEnd }) => (codeEnd === '' ? '' : `…${codeEnd}`),
    tone: 'soft',
  },
  { name: 'expiresOn', kind: 'date', label: 'field.expiresOn', place: 'secondDetail' },
  { name: 'isBlocked', kind: 'yesNo', label: 'field.isBlocked', isFileOnly: true },
  {
    name: 'held',
    kind: 'money',
    label: 'field.held',
    tone: 'soft',
    currency: ({ currency }) => currency,
  },
  {
    name: 'balance',
    kind: 'money',
    label: 'field.balance',
    sort: 'balance',
    place: 'figure',
    tone: 'strong',
    currency: ({ currency }) => currency,
  },
]

const filters: Filter<WalletExtra>[] = [customerFilter]

export const register = describeRegister({
  name: 'wallets',
  recordKind: 'wallet',
  path: 'wallets',
  idParam: 'walletId',
  query: WalletListQuery,
  tabs: ['all', 'customer', 'giftCard'],
  columns,
  filters,
  hasOwnNew: true,
  nameOf: ({ number }: WalletRow | Wallet) => number,
  load: loadWalletExtra,
  calls: {
    list: ({ call, firm: { firmId } }, query) => call(walletsContract.list, { ...query, firmId }),
    rows: ({ call, firm: { firmId } }, query) => call(walletsContract.rows, { ...query, firmId }),
    get: async ({ call, firm: { firmId } }, walletId) => ({
      ...(await call(walletsContract.get, { firmId, walletId })),
      version: 1,
    }),
  },
})

async function loadWalletExtra(
  { call, firm: { firmId } }: FirmAccess,
  _: 'list' | 'record' | 'form',
  query?: WalletListQuery,
): Promise<WalletExtra> {
  const partyId = query?.customerId
  if (partyId === undefined) return { customerName: undefined }
  const { name } = await call(partiesContract.get, { firmId, partyId })
  return { customerName: name }
}
