import type { ExchangeRate, ExchangeRateInput, ExchangeRates } from '#contract/books/rates.ts'
import { AppError, invalidField } from '#contract/core/errors.ts'
import type { Env } from '../../../core/env.ts'
import type { FirmContext, Reader, Store, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { cancel, schedule } from '../../firm/jobs/index.ts'
import { fetchEcbLists, ratesUrl } from './fetch-ecb.ts'
import { nextList } from './next-list.ts'
import { fetchState, findRate, latestRates, typedRates } from './reader.ts'
import { deleteTypedRate, insertLists, saveFetchState, saveTypedRate } from './writer.ts'

const kind = 'rates.fetch'
/** There is one list, so one job. */
const listKey = 'ecb'
const retryMs = 60 * 60_000

/** What the firm knows of exchange rates. */
export function listRates(reader: Reader, env: Pick<Env, 'RATES_URL'>): ExchangeRates {
  const { isFetched, fetchedAt, failure } = fetchState(reader)
  const { baseCurrency } = getFirmProfile(reader)
  return {
    isFetched,
    canFetch: ratesUrl(env) !== undefined,
    fetchedAt,
    failure,
    latest: latestRates(reader, baseCurrency),
    typed: typedRates(reader),
  }
}

/**
 * The rate of a day. Where none is known and the list may be fetched, it is fetched first; after a
 * failure not again for an hour.
 */
export async function findOrFetch(
  store: Store,
  env: Env,
  firm: FirmContext,
  { currency, date }: { currency: string; date: string },
): Promise<{ found: ExchangeRate | null }> {
  const { baseCurrency } = getFirmProfile(store.reader)
  const find = () => findRate(store.reader, baseCurrency, currency, date) ?? null
  const known = find()
  if (known || currency === baseCurrency) return { found: known }
  const { isFetched, attemptedAt } = fetchState(store.reader)
  const isDue = !attemptedAt || firm.now.getTime() - Date.parse(attemptedAt) > retryMs
  if (isFetched && isDue && ratesUrl(env)) await fetchRates(store, env, firm)
  return { found: find() }
}

/**
 * Fetches the list and keeps it; what went wrong is kept instead. Gives whether it was fetched, and
 * from then on has it done each day. @throws AppError conflict where the deployment calls nobody
 */
export async function fetchRates(store: Store, env: Env, firm: FirmContext): Promise<boolean> {
  const url = ratesUrl(env)
  if (url === undefined) {
    const detail = { reason: 'fetchesNoRates' }
    throw new AppError('conflict', 'This installation does not fetch exchange rates', { detail })
  }
  const attemptedAt = firm.now.toISOString()
  const plain: FirmContext = { ...firm, idempotency: null }
  try {
    const lists = await fetchEcbLists(url)
    store.transact(plain, (writer) => {
      insertLists(writer, lists)
      saveFetchState(writer, { attemptedAt, fetchedAt: attemptedAt, failure: '' })
      if (fetchState(writer).isFetched) scheduleNext(writer, firm.now)
    })
    return true
  } catch (error) {
    const failure = error instanceof Error ? error.message.slice(0, 300) : String(error)
    store.transact(plain, (writer) => {
      saveFetchState(writer, { attemptedAt, failure })
    })
    return false
  }
}

/** Switches the daily list on or off; off, rates are typed. */
export function setFetched(writer: Writer, { now }: FirmContext, isFetched: boolean): void {
  const before = fetchState(writer).isFetched
  saveFetchState(writer, { isFetched })
  if (isFetched) schedule(writer, { kind, key: listKey, dueAt: now, payload: null })
  else cancel(writer, kind, listKey)
  const [was, is] = [{ isFetched: before }, { isFetched }]
  writer.audit({
    entity: 'exchangeRates',
    entityId: 'setting',
    action: 'update',
    before: was,
    after: is,
  })
}

/** Keeps a rate that a person typed, in place of another of the day. @throws AppError invalid */
export function typeRate(writer: Writer, input: ExchangeRateInput): ExchangeRate {
  const { baseCurrency } = getFirmProfile(writer)
  if (input.currency === baseCurrency) throw invalidField('currency', 'ownCurrency')
  saveTypedRate(writer, input)
  const entityId = `${input.currency} ${input.date}`
  writer.audit({ entity: 'exchangeRates', entityId, action: 'create', after: input })
  return { ...input, source: 'typed' }
}

/** Takes a typed rate away; documents keep theirs. @throws AppError not_found */
export function removeRate(writer: Writer, currency: string, date: string): { removed: true } {
  if (!deleteTypedRate(writer, currency, date)) throw new AppError('not_found', 'No such rate')
  const entityId = `${currency} ${date}`
  writer.audit({ entity: 'exchangeRates', entityId, action: 'delete' })
  return { removed: true }
}

function scheduleNext(writer: Writer, now: Date): void {
  schedule(writer, { kind, key: listKey, dueAt: nextList(now), payload: null })
}
