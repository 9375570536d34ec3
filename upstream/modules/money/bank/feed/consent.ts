import { AppError, conflictOf, invalidField } from '#contract/core/errors.ts'
import type { FeedState } from '#contract/money/bank-feeds.ts'
import type { HandlerContext } from '../../../../firm/implement.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { isSameSecret, newToken } from '../../../../identity/token.ts'
import { cancel } from '../../../firm/jobs/index.ts'
import { requireMoneyAccount } from '../accounts.ts'
import { dropFeed, type FeedRow, findFeed, keepFeed, shownFeed } from './feed-rows.ts'
import { type Fetched, feedJob, fetchFeed, scheduleFetch } from './fetch-feed.ts'
import { FeedRefused, type FeedSession, feedProviderOf, hasFeeds } from './provider.ts'

/** As long as the second directive on payment services lets a consent last. */
const consentDays = 180
/** So long a person has at the bank. */
const patienceMs = 60 * 60_000

/** @throws AppError not_found for one that is no account of bank, card or cash */
export function getFeedState({ store, env, firm }: HandlerContext, account: string): FeedState {
  const { subtype } = requireMoneyAccount(store.reader, account)
  const feed = findFeed(store.reader, account)
  return {
    isAvailable: hasFeeds(env) && !firm.actor.isDemo && subtype !== 'cash',
    feed: feed ? shownFeed(feed) : null,
  }
}

/**
 * Banks of a country by name.
 * @throws AppError not_found without a provider; conflict `feedsNotAnswering`
 */
export async function listFeedBanks({ env }: HandlerContext, country: string) {
  const names = await asked(() => feedProviderOf(env).listBanks(country))
  return { rows: [...new Set(names)].sort().map((name) => ({ name })) }
}

/**
 * Asks for a consent; gives the address of the bank's page. Another that was begun is forgotten, one
 * that is live stays until this one is agreed to.
 * @throws AppError not_found for no such account; conflict `noBankFeeds`, `feedLive` or
 *   `feedsNotAnswering`; invalid at `bank`
 */
export async function beginFeed(
  context: HandlerContext,
  { account, bank, country }: { account: string; bank: string; country: string },
): Promise<{ url: string }> {
  const { store, env, firm } = context
  if (!getFeedState(context, account).isAvailable) throw conflictOf('noBankFeeds')
  if (findFeed(store.reader, account)?.state === 'live') throw conflictOf('feedLive')
  const provider = feedProviderOf(env)
  const banks = await asked(() => provider.listBanks(country))
  if (!banks.includes(bank)) throw invalidField('bank', 'unknownBank')
  const token = newToken()
  const validUntil = new Date(firm.now.getTime() + consentDays * 86_400_000)
  const url = await asked(() =>
    provider.begin(
      { name: bank, country },
      {
        state: `${firm.firmId}.${encodeURIComponent(account)}.${token}`,
        redirectUrl: `${env.PUBLIC_ORIGIN}/bank-feed/return`,
        validUntil,
      },
    ),
  )
  const none = {
    iban: '',
    sessionId: '',
    providerAccount: '',
    fetchedAt: null,
    failure: '',
  } as const
  store.transact(firm, (writer) =>
    keepFeed(writer, {
      ...{ ...none, account, bank, country, token, state: 'begun', validUntil: null },
      begunAt: firm.now.toISOString(),
      begunBy: firm.actor.userId,
      begunByName: firm.actor.userName,
    }),
  )
  return { url }
}

/**
 * Makes a feed of a consent that its holder agreed to, for the account with the same IBAN, and
 * fetches its lines.
 * @throws AppError not_found for no such account; conflict `feedNotBegun` unless whoever asks began it within the hour;
 *   `feedOtherAccount` where the bank gave access to none with the account's IBAN
 */
export async function finishFeed(
  context: HandlerContext,
  { account, state, code }: { account: string; state: string; code: string },
): Promise<Fetched> {
  const { store, env, firm } = context
  const { iban } = requireMoneyAccount(store.reader, account)
  requireBegun(store.reader, firm, account, state)
  const provider = feedProviderOf(env)
  const session = await asked(() => provider.finish(code))
  const found = accountOf(session, iban)
  if (!found) {
    await provider.end(session.session_id).catch(console.error)
    throw conflictOf('feedOtherAccount')
  }
  store.transact(firm, (writer) => {
    const feed = requireBegun(writer, firm, account, state)
    keepFeed(writer, {
      ...feed,
      state: 'live',
      token: '',
      sessionId: session.session_id,
      providerAccount: found.uid,
      iban: found.account_id?.iban ?? '',
      validUntil: session.access.valid_until.slice(0, 10),
    })
    scheduleFetch(writer, firm, account)
    const after = { account, bank: feed.bank }
    writer.audit({ entity: 'bankFeed', entityId: account, action: 'create', after })
  })
  return fetchFeed(context, account)
}

/** Forgets a feed; the provider is told, and if it does not hear of it the consent ends by itself. */
export async function endFeed(context: HandlerContext, account: string): Promise<FeedState> {
  const { store, env, firm } = context
  const feed = findFeed(store.reader, account)
  if (!feed) throw new AppError('not_found', 'No such feed')
  store.transact(firm, (writer) => {
    dropFeed(writer, account)
    cancel(writer, feedJob, account)
    const before = { account, bank: feed.bank }
    writer.audit({ entity: 'bankFeed', entityId: account, action: 'delete', before })
  })
  if (feed.sessionId !== '' && hasFeeds(env)) {
    await feedProviderOf(env).end(feed.sessionId).catch(console.error)
  }
  return getFeedState(context, account)
}

function requireBegun(reader: Reader, firm: FirmContext, account: string, state: string): FeedRow {
  const feed = findFeed(reader, account)
  const token = state.split('.').at(-1) ?? ''
  const isOwn =
    feed?.state === 'begun' &&
    feed.begunBy === firm.actor.userId &&
    firm.now.getTime() - Date.parse(feed.begunAt) < patienceMs &&
    isSameSecret(token, feed.token)
  if (!isOwn) throw conflictOf('feedNotBegun')
  return feed
}

/** The one with the IBAN; where the account of the books has none, the only one there is. */
function accountOf({ accounts }: FeedSession, iban: string) {
  const wanted = iban.replaceAll(' ', '').toUpperCase()
  if (wanted === '') return accounts.length === 1 ? accounts[0] : undefined
  return accounts.find(({ account_id: own }) => own?.iban?.replaceAll(' ', '') === wanted)
}

async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error
    console.error(error)
    throw conflictOf('feedsNotAnswering')
  }
}
