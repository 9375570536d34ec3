import { bankFeedsContract } from '#contract/money/bank-feeds.ts'
import { answer } from '../../../../firm/implement.ts'
import { beginFeed, endFeed, finishFeed, getFeedState, listFeedBanks } from './consent.ts'
import { fetchFeed } from './fetch-feed.ts'

export const feedHandlers = answer(bankFeedsContract, {
  getFeed: ({ context, input }) => getFeedState(context, input.bankAccountCode),
  listFeedBanks: ({ context, input }) => listFeedBanks(context, input.country),
  beginFeed: ({ context, input: { bankAccountCode: account, bank, country } }) =>
    beginFeed(context, { account, bank, country }),
  finishFeed: ({ context, input: { bankAccountCode: account, state, code } }) =>
    finishFeed(context, { account, state, code }),
  fetchFeed: ({ context, input }) => fetchFeed(context, input.bankAccountCode),
  endFeed: ({ context, input }) => endFeed(context, input.bankAccountCode),
})
