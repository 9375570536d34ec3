import { importPKCS8, SignJWT } from 'jose'
import { z } from 'zod'
import { AppError } from '#contract/core/errors.ts'
import type { Env } from '../../../../core/env.ts'
import { operatorFetch, publicFetch } from '../../../../core/public-fetch.ts'

type Settings = Pick<
  Env,
  'ENABLE_BANKING_APP_ID' | 'ENABLE_BANKING_KEY' | 'ENABLE_BANKING_API_BASE' | 'PUBLIC_NET'
>

const usualBase = 'https://api.enablebanking.com'
const waitMs = 20_000
const tokenSeconds = 600

const Amount = z.object({ currency: z.string(), amount: z.string() })
const Party = z.object({ name: z.string().nullish() }).nullish()
const PartyAccount = z.object({ iban: z.string().nullish() }).nullish()

/** A movement as the provider tells it, as far as it is read here. */
export const FeedTransaction = z.object({
  entry_reference: z.string().nullish(),
  transaction_amount: Amount,
  creditor: Party,
  creditor_account: PartyAccount,
  debtor: Party,
  debtor_account: PartyAccount,
  credit_debit_indicator: z.enum(['CRDT', 'DBIT']),
  /** `BOOK`: it will not change any more. */
  status: z.string(),
  booking_date: z.string().nullish(),
  value_date: z.string().nullish(),
  remittance_information: z.array(z.string()).nullish(),
  reference_number: z.string().nullish(),
})
export type FeedTransaction = z.infer<typeof FeedTransaction>

const Page = z.object({
  transactions: z.array(FeedTransaction),
  continuation_key: z.string().nullish(),
})

const Balances = z.object({
  balances: z.array(
    z.object({
      balance_amount: Amount,
      balance_type: z.string(),
      reference_date: z.string().nullish(),
    }),
  ),
})
export type FeedBalance = z.infer<typeof Balances>['balances'][number]

const Banks = z.object({ aspsps: z.array(z.object({ name: z.string(), country: z.string() })) })
const Begun = z.object({ url: z.url({ protocol: /^https?$/ }) })
const Session = z.object({
  session_id: z.string(),
  accounts: z.array(
    z.object({ uid: z.string(), account_id: PartyAccount, currency: z.string().nullish() }),
  ),
  access: z.object({ valid_until: z.iso.datetime({ offset: true }) }),
})
export type FeedSession = z.infer<typeof Session>

/** The provider answered with a refusal, or not at all. */
export class FeedRefused extends Error {
  readonly status: number
  constructor(status: number, text: string) {
    super(`The provider of bank feeds answered ${status}: ${text.slice(0, 300)}`)
    this.status = status
  }
}

/** Whether the operator gave both settings. */
export function hasFeeds({ ENABLE_BANKING_APP_ID, ENABLE_BANKING_KEY }: Settings): boolean {
  return Boolean(ENABLE_BANKING_APP_ID && ENABLE_BANKING_KEY)
}

export type FeedProvider = ReturnType<typeof feedProviderOf>

/**
 * The provider that lines are fetched through: Enable Banking's API, each call signed with the key of
 * the operator's application (enablebanking.com/docs/api/reference). Each of its functions throws
 * `FeedRefused` where the provider refuses.
 * @throws AppError not_found without settings
 */
export function feedProviderOf(env: Settings) {
  const { ENABLE_BANKING_APP_ID: appId, ENABLE_BANKING_KEY: key } = env
  if (!appId || !key) throw new AppError('not_found', 'No bank feeds')
  const base = env.ENABLE_BANKING_API_BASE
  const reach = (url: string, request: RequestInit) =>
    base ? operatorFetch(url, request) : publicFetch(env, url, request)

  async function call<Schema extends z.ZodType>(
    schema: Schema,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<z.infer<Schema>> {
    const answer = await reach(`${base ?? usualBase}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await tokenOf(appId ?? '', key ?? '')}`,
        'content-type': 'application/json',
      },
      signal: AbortSignal.timeout(waitMs),
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new FeedRefused(0, String(error))
    })
    const text = await answer.text()
    if (!answer.ok) throw new FeedRefused(answer.status, text)
    const read = schema.safeParse(parsed(text))
    if (!read.success) throw new FeedRefused(answer.status, 'in another form')
    return read.data
  }

  return {
    async listBanks(country: string): Promise<string[]> {
      const { aspsps } = await call(Banks, 'GET', `/aspsps?country=${country}`)
      return aspsps.filter((one) => one.country === country).map(({ name }) => name)
    },
    /** The address where the holder of the account agrees. */
    async begin(bank: { name: string; country: string }, how: Begin): Promise<string> {
      const { url } = await call(Begun, 'POST', '/auth', {
        access: { valid_until: how.validUntil.toISOString() },
        aspsp: bank,
        state: how.state,
        redirect_url: how.redirectUrl,
        psu_type: 'business',
      })
      return url
    },
    finish: (code: string): Promise<FeedSession> => call(Session, 'POST', '/sessions', { code }),
    async end(sessionId: string): Promise<void> {
      await call(z.unknown(), 'DELETE', `/sessions/${encodeURIComponent(sessionId)}`)
    },
    async balances(account: string): Promise<FeedBalance[]> {
      const path = `/accounts/${encodeURIComponent(account)}/balances`
      return (await call(Balances, 'GET', path)).balances
    },
    /** A page of movements from a day on, and the key of the next one. */
    async transactions(account: string, from: string, next?: string | null) {
      const query = new URLSearchParams({
        date_from: from,
        ...(next && { continuation_key: next }),
      })
      return call(Page, 'GET', `/accounts/${encodeURIComponent(account)}/transactions?${query}`)
    },
  }
}

type Begin = { state: string; redirectUrl: string; validUntil: Date }

async function tokenOf(appId: string, key: string): Promise<string> {
  // A setting of one line writes its line breaks as `\n`.
  const signer = await importPKCS8(key.replaceAll('\\n', '\n'), 'RS256')
  return new SignJWT({})
    .setProtectedHeader({ typ: 'JWT', alg: 'RS256', kid: appId })
    .setIssuer('enablebanking.com')
    .setAudience('api.enablebanking.com')
    .setIssuedAt()
    .setExpirationTime(`${tokenSeconds}s`)
    .sign(signer)
}

function parsed(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    return undefined
  }
}
