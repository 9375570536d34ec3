import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { DateOnly, Id, Instant, requiredText } from '../core/fields.ts'

/** A bank that lines can be fetched from. */
export const FeedBank = z.object({ name: z.string() })
export type FeedBank = z.infer<typeof FeedBank>

/**
 * The way by which an account's lines are fetched from its bank. `begun`: its owner is to agree at the
 * bank; `ended`: the consent is over, and somebody is to agree anew.
 */
export const BankFeed = z.object({
  state: z.enum(['begun', 'live', 'ended']),
  bank: z.string(),
  country: z.string(),
  /** IBAN of the account at the bank; empty until it is agreed to, or where the bank has none. */
  iban: z.string(),
  /** The last day of the consent. */
  validUntil: DateOnly.nullable(),
  fetchedAt: Instant.nullable(),
  /** Why the last attempt brought nothing. */
  failure: z.enum([
    '',
    'notAnswering',
    'consentEnded',
    'otherCurrency',
    'tooManyLines',
    'daysClosed',
  ]),
  begunByName: z.string(),
})
export type BankFeed = z.infer<typeof BankFeed>

/** What is known of an account's feed. */
export const FeedState = z.object({
  /** Whether the installation has a provider of feeds, and the account can have one. */
  isAvailable: z.boolean(),
  feed: BankFeed.nullable(),
})
export type FeedState = z.infer<typeof FeedState>

/** Two letters of ISO 3166-1. */
const Country = z.string().regex(/^[A-Z]{2}$/, 'invalid')

export const BeginFeedInput = z.object({ country: Country, bank: requiredText(200) })

/** What the bank's page sends a person back with. */
export const FinishFeedInput = z.object({
  state: z.string().max(200),
  code: z.string().min(1).max(2000),
})

const tags = ['Bank']
const accounts = '/firms/{firmId}/bank-accounts/{bankAccountCode}/feed' as const
const account = z.object({ firmId: Id, bankAccountCode: z.string().max(40) })

export const bankFeedsContract = {
  getFeed: endpoint
    .meta({ needs: 'bank:view' })
    .route({ method: 'GET', path: accounts, tags })
    .input(account)
    .output(FeedState),
  /** Banks of a country by name. */
  listFeedBanks: endpoint
    .meta({ needs: 'bank:edit', isHeavy: true })
    .route({ method: 'GET', path: '/firms/{firmId}/bank-feed-banks', tags })
    .input(z.object({ firmId: Id, country: Country }))
    .output(z.object({ rows: z.array(FeedBank) })),
  /** Gives the address of the bank where the account's holder agrees; nothing is fetched yet. */
  beginFeed: endpoint
    .meta({ needs: 'bank:edit', isHeavy: true })
    .route({ method: 'POST', path: accounts, tags })
    .input(BeginFeedInput.extend(account.shape))
    .output(z.object({ url: z.string() })),
  /** Of whoever began it, with what the bank sent them back with; fetches the first lines. */
  finishFeed: endpoint
    .meta({ needs: 'bank:edit', isHeavy: true })
    .route({ method: 'POST', path: `${accounts}/consent`, tags })
    .input(FinishFeedInput.extend(account.shape))
    .output(z.object({ feed: BankFeed, newLines: z.int() })),
  /** Fetches lines now; those that are there already are passed over, whatever brought them. */
  fetchFeed: endpoint
    .meta({ needs: 'bank:edit', isHeavy: true })
    .route({ method: 'POST', path: `${accounts}/fetch`, tags })
    .input(account)
    .output(z.object({ feed: BankFeed, newLines: z.int() })),
  /** Fetches no more, and tells the provider that the consent is over. Lines stay. */
  endFeed: endpoint
    .meta({ needs: 'bank:edit' })
    .route({ method: 'DELETE', path: accounts, tags })
    .input(account)
    .output(FeedState),
}
