import { bankFeedsContract } from '#contract/money/bank-feeds.ts'
import { implement } from '../../../../firm/implement.ts'
import { beginFeed, endFeed, finishFeed, getFeedState, listFeedBanks } from './consent.ts'
import { fetchFeed } from './fetch-feed.ts'

const os = implement(bankFeedsContract)

export const feedHandlers = os.router({
  getFeed: os.getFeed.handler(({ context, input }) => getFeedState(context, input.bankAccountCode)),
  listFeedBanks: os.listFeedBanks.handler(({ context, input }) =>
    listFeedBanks(context, input.country),
  ),
  beginFeed: os.beginFeed.handler(
    ({ context, input: { bankAccountCode: account, bank, country } }) =>
      beginFeed(context, { account, bank, country }),
  ),
  finishFeed: os.finishFeed.handler(
    ({ context, input: { bankAccountCode: account, state, code } }) =>
      finishFeed(context, { account, state, code }),
  ),
  fetchFeed: os.fetchFeed.handler(({ context, input }) =>
    fetchFeed(context, input.bankAccountCode),
  ),
  endFeed: os.endFeed.handler(({ context, input }) => endFeed(context, input.bankAccountCode)),
})
