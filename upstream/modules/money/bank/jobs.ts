import { z } from 'zod'
import { AppError } from '#contract/core/errors.ts'
import { type JobKinds, jobWithEffect } from '../../firm/jobs/index.ts'
import { findFeed } from './feed/feed-rows.ts'
import { feedJob, fetchFeed, nextFetch } from './feed/fetch-feed.ts'

export const jobs: JobKinds = {
  /** Fetches an account's lines; what keeps them away stands on the account, and is tried again. */
  [feedJob]: jobWithEffect(
    z.object({ account: z.string() }),
    async (means, { payload: { account } }) => {
      try {
        await fetchFeed(means, account)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
      }
      const isLive = findFeed(means.store.reader, account)?.state === 'live'
      return isLive ? nextFetch(means.firm) : undefined
    },
  ),
}
