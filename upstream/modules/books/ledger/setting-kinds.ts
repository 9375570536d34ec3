import { z } from 'zod'
import { AccountChange } from '#contract/books/accounts.ts'
import type { SettingKinds } from '../../firm/records/index.ts'
import { getAccount } from './account-reader.ts'
import { setAccountActive, updateAccount } from './accounts.ts'

const State = z.object({ isActive: z.boolean() })

export const settingKinds: SettingKinds = {
  /** Code and kind never change; its number at the bank is not kept in the history, nor put back. */
  account: {
    needs: 'ledger:edit',
    page: 'ledger/accounts',
    actions: ['update', 'close', 'reopen'],
    read: (reader, code) => getAccount(reader, code),
    write: (writer, _, code, values) => {
      const { isActive } = State.parse(values)
      if (isActive !== getAccount(writer, code).isActive) setAccountActive(writer, code, isActive)
      else
        updateAccount(writer, code, AccountChange.parse({ ...values, parent: values.parent ?? '' }))
    },
  },
}
