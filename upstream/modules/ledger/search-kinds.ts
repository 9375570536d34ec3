import type { SearchKinds } from '../records/index.ts'

export const searchKinds: SearchKinds = {
  manualEntry: { read: 'ledger:view', path: (id) => `ledger/entries/${id}` },
}
