import { AppError, conflictOf } from '#contract/core/errors.ts'
import { maxBankLines } from '#contract/money/bank.ts'
import type { BankFeed } from '#contract/money/bank-feeds.ts'
import { addDays, laterOf } from '../../../../firm/calendar.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../../firm/firms/index.ts'
import { type JobMeans, schedule } from '../../../firm/jobs/index.ts'
import { linesInClosedDays } from '../closed-days.ts'
import type { FileLine } from '../files/statement.ts'
import { findNewLines } from '../new-lines.ts'
import { changeImport, insertImport, insertStatements } from '../writer.ts'
import { changeFeed, type FeedRow, findFeed, shownFeed } from './feed-rows.ts'
import { bookedBalance, lineOfFeed } from './lines-of-feed.ts'
import { type FeedProvider, FeedRefused, feedProviderOf } from './provider.ts'

export const feedJob = 'bank.feed'

/** How far back the first time, and again each time: banks book some movements late. */
const firstDays = 90
const againDays = 10
/** Banks let themselves be asked four times a day without their customer. */
const hoursBetween = 24

export type Fetched = { feed: BankFeed; newLines: number }

/**
 * Fetches the lines of an account that are not there yet, whatever brought those that are.
 * @throws AppError not_found without a feed; conflict `feedEnded`, or with what keeps it from fetching
 */
export async function fetchFeed(means: JobMeans, account: string): Promise<Fetched> {
  const { store, env, firm } = means
  const feed = requireLive(store.reader, account)
  const from = firstDayOf(store.reader, firm, account)
  const { baseCurrency: currency } = getFirmProfile(store.reader)
  const answer = await readLines(feedProviderOf(env), feed, { from, currency })
  if (typeof answer === 'string') {
    store.transact(firm, (writer) => fail(writer, account, answer))
    throw conflictOf(answer)
  }
  const done = store.transact(firm, (writer): Fetched | Failure => {
    // Somebody may have ended it, or agreed anew, while the bank was asked.
    const still = requireLive(writer, account)
    if (still.sessionId !== feed.sessionId) throw conflictOf('feedEnded')
    const newLines = take(writer, firm, feed, { ...answer, currency })
    if (newLines === 'daysClosed') {
      fail(writer, account, newLines)
      return newLines
    }
    changeFeed(writer, account, { fetchedAt: firm.now.toISOString(), failure: '' })
    return {
      feed: shownFeed({ ...still, fetchedAt: firm.now.toISOString(), failure: '' }),
      newLines,
    }
  })
  if (typeof done === 'string') throw conflictOf(done)
  return done
}

/** When the lines are fetched by themselves again. */
export function nextFetch({ now }: FirmContext): Date {
  return new Date(now.getTime() + hoursBetween * 3_600_000)
}

export function scheduleFetch(writer: Writer, context: FirmContext, account: string): void {
  const dueAt = nextFetch(context)
  schedule(writer, { kind: feedJob, key: account, dueAt, payload: { account }, title: account })
}

function requireLive(reader: Reader, account: string): FeedRow {
  const feed = findFeed(reader, account)
  if (!feed || feed.state === 'begun') throw new AppError('not_found', 'No such feed')
  if (feed.state === 'ended') throw conflictOf('feedEnded')
  return feed
}

function firstDayOf(reader: Reader, firm: FirmContext, account: string): string {
  const query = 'select max(date) as date from bank_lines where account = ?'
  const { date } = reader.sql.exec<{ date: string | null }>(query, account).one()
  const oldest = addDays(firmDate(reader, firm), -firstDays)
  const from = date === null ? oldest : addDays(date, -againDays)
  return laterOf(from, oldest)
}

type Failure = Exclude<FeedRow['failure'], ''>
type Read = { lines: FileLine[]; closing: number | null }

async function readLines(
  provider: FeedProvider,
  { providerAccount }: FeedRow,
  { from, currency }: { from: string; currency: string },
): Promise<Read | Failure> {
  const lines: FileLine[] = []
  try {
    let next: string | null | undefined
    do {
      const page = await provider.transactions(providerAccount, from, next)
      for (const one of page.transactions) {
        if (one.transaction_amount.currency !== currency) return 'otherCurrency'
        const line = lineOfFeed(one, currency)
        if (line && line.date >= from) lines.push(line)
      }
      if (lines.length > maxBankLines) return 'tooManyLines'
      if (page.continuation_key === next) break
      next = page.continuation_key
    } while (next)
    const lastDate = lines.reduce((last, { date }) => laterOf(last, date), from)
    const balances = await provider.balances(providerAccount)
    return { lines, closing: bookedBalance(balances, { currency, lastDate }) }
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error
    console.error(error)
    return isOver(error) ? 'consentEnded' : 'notAnswering'
  }
}

/** A consent that its holder took back or whose days are over; anything else may pass. */
function isOver({ status, message }: FeedRefused): boolean {
  return (
    status === 401 ||
    status === 403 ||
    /EXPIRED_SESSION|REVOKED_SESSION|CLOSED_SESSION/.test(message)
  )
}

/** Marks why nothing came; a consent that is over is asked for no more. */
function fail(writer: Writer, account: string, failure: Failure): void {
  const isEnded = failure === 'consentEnded'
  changeFeed(writer, account, { failure, ...(isEnded && { state: 'ended' }) })
  if (isEnded) writer.audit({ entity: 'bankFeed', entityId: account, action: 'expire' })
}

/**
 * Writes what is new as a statement of its own; gives how many lines that were. With lines in days of
 * a closed statement none is written.
 */
function take(
  writer: Writer,
  context: FirmContext,
  { account, bank }: FeedRow,
  { lines, closing, currency }: Read & { currency: string },
): number | 'daysClosed' {
  const sorted = [...lines].sort((one, other) => (one.date < other.date ? -1 : 1))
  const whole = { ...blank, opening: null, closing, lines: sorted }
  const passes = { passesLookalikes: true }
  const [checked] = findNewLines(writer, account, [whole], passes).statements
  const fresh = checked?.lines.filter(({ isNew }) => isNew) ?? []
  const [first] = fresh
  if (!checked || !first) return 0
  if (linesInClosedDays(writer, account, [checked]).length > 0) return 'daysClosed'
  const own = checked.lines.filter(({ date }) => date >= first.date)
  const moved = own.reduce((sum, { amount }) => sum + amount, 0)
  const opening = closing === null ? null : closing - moved
  const statement = { ...checked, opening, lines: own }
  const file = { account, fileName: bank, format: 'feed' as const, heads: '', reading: null }
  const importId = insertImport(
    writer,
    context,
    { ...file, lineCount: own.length },
    new Uint8Array(),
  )
  insertStatements(writer, context, { importId, account, currency }, [statement])
  changeImport(writer, importId, { state: 'done', newLines: fresh.length })
  const after = { account, file: bank, newLines: fresh.length }
  writer.audit({ entity: 'bankImport', entityId: importId, action: 'create', after })
  return fresh.length
}

const blank = { line: 1, account: '', currency: '', number: '', from: '', to: '' }
