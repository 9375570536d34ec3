import { z } from 'zod'
import type { SettingKinds } from '../../firm/records/index.ts'
import { fetchState } from './reader.ts'
import { setFetched } from './service.ts'

const Switch = z.object({ isFetched: z.boolean() })

export const settingKinds: SettingKinds = {
  /** Of rates that were typed each is a record of its own: it is typed anew or taken away. */
  exchangeRates: {
    needs: 'tax:edit',
    page: 'settings/exchange-rates',
    actions: ['update'],
    read: (reader) => ({ isFetched: fetchState(reader).isFetched }),
    write: (writer, { firm }, _, values) =>
      setFetched(writer, firm, Switch.parse(values).isFetched),
  },
}
