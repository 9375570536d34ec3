import { z } from 'zod'
import { defineModule } from '../../../core/hooks.ts'
import { jobWithEffect } from '../../firm/jobs/index.ts'
import { router } from './endpoints.ts'
import { ratesUrl } from './fetch-ecb.ts'
import { nextList } from './next-list.ts'
import { fetchState } from './reader.ts'
import { fetchRates, setFetched } from './service.ts'

const Switch = z.object({ isFetched: z.boolean() })

export const module = defineModule({
  name: 'rates',
  endpoints: router,
  jobs: {
    /** Fetches the European Central Bank's list of the day; to fetch it twice changes nothing. */
    'rates.fetch': jobWithEffect(
      z.null(),
      async ({ store, env, firm }) => {
        if (!fetchState(store.reader).isFetched || !ratesUrl(env)) return undefined
        // What went wrong stands in the settings. A day later it is tried again, however long it lasts.
        await fetchRates(store, env, firm)
        return nextList(firm.now)
      },
      { isReported: false },
    ),
  },
  settingKinds: {
    /** Of rates that were typed each is a record of its own: it is typed anew or taken away. */
    exchangeRates: {
      needs: 'tax:edit',
      page: 'settings/exchange-rates',
      actions: ['update'],
      read: (reader) => ({ isFetched: fetchState(reader).isFetched }),
      write: (writer, { firm }, _, values) =>
        setFetched(writer, firm, Switch.parse(values).isFetched),
    },
  },
})
