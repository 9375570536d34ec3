import { z } from 'zod'
import { type JobKinds, jobWithEffect } from '../../firm/jobs/index.ts'
import { ratesUrl } from './fetch-ecb.ts'
import { nextList } from './next-list.ts'
import { fetchState } from './reader.ts'
import { fetchRates } from './service.ts'

export const jobs: JobKinds = {
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
}
