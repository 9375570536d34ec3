import { eq, lt, sql } from 'drizzle-orm'
import { type DrizzleSqliteDODatabase, drizzle } from 'drizzle-orm/durable-sqlite'
import { AppError } from '#contract/core/errors.ts'
import type { Sealer } from '../identity/credentials/seal.ts'
import type { Actor } from './actor.ts'
import { type Change, insertChange } from './history-writer.ts'
import { prepared } from './prepared.ts'
import { insertRow } from './rows.ts'
import { idempotencyTable, keptAnswersTable } from './tables.ts'

export type Database = DrizzleSqliteDODatabase

/** What a rule may know besides its input; it has no clock or randomness of its own. */
export type FirmContext = {
  firmId: string
  actor: Actor
  /** The instant of the request, UTC. */
  now: Date
  newId: () => string
  /** A job does it in somebody's name: nobody looks on, so what a person took upon them is no leave. */
  isUnattended?: boolean | undefined
  /**
   * Key and hash of the request, where the caller wants it done at most once, and how many
   * transactions it has begun.
   */
  idempotency: { key: string; requestHash: string; transactions: number } | null
}

/** The parts of a database that change nothing. */
export type ReadDatabase = Pick<Database, 'select' | 'selectDistinct' | 'with' | '$with'>

/** SQL that reads: anything but `select`, `with` and `values` is refused when it runs. */
export type ReadSql = Pick<SqlStorage, 'exec' | 'databaseSize'>

/** Reads, and by its type can do nothing else. Handed to readers and services. */
export type Reader = { db: ReadDatabase; sql: ReadSql }

/** Reads and writes, inside one transaction. Only the store makes one, for as long as that lasts. */
export type Tables = { db: Database; sql: SqlStorage }

/** Writes of a person's call, which leave a trace. Only `Store.transact` makes one. */
export type Writer = Tables & {
  /** Says that something is to be done at another time than before: the alarm is set again. */
  resetAlarm(): void
  /** Says in the history what was done to a record: what it was and what it became. */
  audit(change: Change): void
  /** What a firm keeps secret is written sealed: only this deployment reads it. */
  sealer: Sealer
}

const seenById = prepared((db) =>
  db
    .select()
    .from(idempotencyTable)
    .where(eq(idempotencyTable.id, sql.placeholder('id')))
    .prepare(),
)
const answerById = prepared((db) =>
  db
    .select()
    .from(keptAnswersTable)
    .where(eq(keptAnswersTable.id, sql.placeholder('id')))
    .prepare(),
)

const hourMs = 3_600_000
/** How long the answer to an Idempotency-Key is kept. */
const keptMs = 24 * hourMs
const endingKey = 'ending'

/**
 * Of a firm that ends: its id, as the directory knows it, and its end in milliseconds since 1970, UTC.
 * One that its owner deletes does nothing until then.
 */
export type Ending = { firmId: string; at: number; isHalted?: boolean }

/** Of a store that was given none. */
const noSealer: Sealer = {
  seal: () => {
    throw new Error('This store seals nothing')
  },
  unseal: () => {
    throw new Error('This store unseals nothing')
  },
}

/** The firm's database. One object, one thread: a transaction never waits for another. */
export class Store {
  readonly #storage: DurableObjectStorage
  readonly #nextAt: (reader: Reader) => number | undefined
  readonly #onChange: (writer: Writer, context: FirmContext, change: Change) => void
  readonly #tables: Tables
  readonly #sealer: Sealer
  readonly reader: Reader
  #transactions = 0

  /**
   * `nextAt` gives when something is to be done next, in milliseconds since 1970; `onChange` is called with
   * each change within its transaction.
   */
  constructor(
    storage: DurableObjectStorage,
    nextAt: (reader: Reader) => number | undefined = () => undefined,
    onChange: (writer: Writer, context: FirmContext, change: Change) => void = () => undefined,
    sealer: Sealer = noSealer,
  ) {
    this.#sealer = sealer
    this.#storage = storage
    this.#nextAt = nextAt
    this.#onChange = onChange
    this.#tables = { db: drizzle(storage), sql: storage.sql }
    this.reader = { db: this.#tables.db, sql: readOnly(storage.sql) }
  }

  /** Opens what was written sealed, to show it to whoever may see it. */
  get sealer(): Pick<Sealer, 'unseal'> {
    return this.#sealer
  }

  /** Whether somebody made a firm here. */
  get hasTables(): boolean {
    const query = "select count(*) as count from sqlite_master where name = 'firm'"
    return this.reader.sql.exec<{ count: number }>(query).one().count > 0
  }

  /** Goes up with every transaction: whoever reads in several turns sees whether one came between. */
  get transactions(): number {
    return this.#transactions
  }

  /** Bytes that are put aside on the firm's disk for a while, such as parts of a file; no business of its. */
  get aside(): Pick<SyncKvStorage, 'get' | 'put' | 'delete'> {
    return this.#storage.kv
  }

  /** When a firm is over and must ask the directory; undefined for any other firm. */
  get ending(): Ending | undefined {
    return this.#storage.kv.get<Ending>(endingKey)
  }

  set ending(ending: Ending | undefined) {
    if (ending) this.#storage.kv.put(endingKey, ending)
    else this.#storage.kv.delete(endingKey)
    this.setAlarm()
  }

  /**
   * Sets the object's one alarm for whatever comes first: what is to be done next, or the end of a
   * demo. It is found anew each time, so that nothing set later loses what is due earlier.
   */
  setAlarm(): void {
    const next = [
      this.ending?.at,
      ...(this.hasTables ? [this.#nextAt(this.reader), this.#sweepAt()] : []),
    ]
    const times = next.filter((at) => at !== undefined)
    if (times.length > 0) void this.#storage.setAlarm(Math.min(...times))
    else void this.#storage.deleteAlarm()
  }

  /**
   * Runs `work` in one transaction; it must not await, or it would escape.
   * With an Idempotency-Key the answer is kept with the effect, and given again to a repetition.
   * @throws AppError idempotency_mismatch when the key was used for another request
   */
  transact<Result>(context: FirmContext, work: (writer: Writer) => Result): Result {
    this.#transactions += 1
    let hasNewAlarm = false
    const resetAlarm = () => {
      hasNewAlarm = true
    }
    const result = this.#inOne(() => {
      const writer = this.#writer(context, resetAlarm)
      if (!context.idempotency) return work(writer)
      const { key, requestHash } = context.idempotency
      context.idempotency.transactions += 1
      const { transactions } = context.idempotency
      const id = `${context.actor.userId}:${key}${transactions > 1 ? `#${transactions}` : ''}`
      const seen = seenById(writer.db).get({ id })
      if (seen && seen.requestHash !== requestHash) {
        throw new AppError('idempotency_mismatch', 'The key was used for another request')
      }
      if (seen) return JSON.parse(seen.result)
      const result = work(writer)
      const createdAt = context.now.toISOString()
      const kept = { id, requestHash, result: JSON.stringify(result ?? null), createdAt }
      insertRow(writer, idempotencyTable, kept)
      return result
    })
    // In the same turn, so that a crash keeps both the write and its alarm, or neither.
    if (hasNewAlarm) this.setAlarm()
    return result
  }

  /**
   * What `work` would give: it runs as in `transact`, and all it wrote is taken back.
   * @throws what `work` throws
   */
  tryOut<Result>(context: FirmContext, work: (writer: Writer) => Result): Result {
    const tried: { result: Result }[] = []
    const end = new Error('Tried out')
    try {
      this.#inOne(() => {
        tried.push({ result: work(this.#writer(context, () => undefined)) })
        throw end
      })
    } catch (error) {
      const [done] = tried
      if (done) return done.result
      throw error
    }
    throw end
  }

  /** Runs `work` in one transaction, which is taken back where it throws. */
  #inOne<Result>(work: () => Result): Result {
    return this.#storage.transactionSync(() => {
      try {
        return work()
      } catch (error) {
        // Counts as a change even when it is taken back: nobody remembers what was read in between.
        this.#countChange()
        throw error
      }
    })
  }

  #countChange(): void {
    try {
      this.#tables.sql.exec(
        `insert or replace into idempotency (id, request_hash, created_at, result)
         values ('tried', '', '', '')`,
      )
    } catch {
      // A full disk took nothing in, and before there are tables there is nothing to remember.
    }
  }

  /** What a call under an Idempotency-Key was answered; undefined for one that was not made yet. */
  findAnswer(id: string): { requestHash: string; answer: unknown } | undefined {
    const row = answerById(this.reader.db).get({ id })
    return row && { requestHash: row.requestHash, answer: JSON.parse(row.answer) }
  }

  /** Keeps what a call was answered, as JSON. The first one kept sets the alarm that ends it. */
  keepAnswer(row: typeof keptAnswersTable.$inferInsert): void {
    const isFirst = this.#sweepAt() === undefined
    this.#tables.sql.exec(
      `insert into kept_answers (id, request_hash, answer, created_at) values (?, ?, ?, ?)
       on conflict do nothing`,
      row.id,
      row.requestHash,
      row.answer,
      row.createdAt,
    )
    if (isFirst) this.setAlarm()
  }

  /** When keys are to be forgotten next: an hour late, so that each time goes a whole hour of them. */
  #sweepAt(): number | undefined {
    return this.#goesAt('kept_answers')
  }

  /** When the oldest of them goes. */
  #goesAt(table: 'kept_answers' | 'idempotency'): number | undefined {
    const { oldest } = this.reader.sql
      .exec<{ oldest: string | null }>(`select min(created_at) as oldest from ${table}`)
      .one()
    return oldest === null ? undefined : Date.parse(oldest) + keptMs + hourMs
  }

  /** Forgets keys nobody will repeat any more, once there is an hour of them. */
  forgetOldKeys(now: Date): void {
    const times = [this.#goesAt('kept_answers'), this.#goesAt('idempotency')]
    if (!times.some((at) => at !== undefined && at <= now.getTime())) return
    const before = new Date(now.getTime() - keptMs).toISOString()
    this.#tables.db.delete(keptAnswersTable).where(lt(keptAnswersTable.createdAt, before)).run()
    this.#tables.db.delete(idempotencyTable).where(lt(idempotencyTable.createdAt, before)).run()
  }

  #writer(context: FirmContext, resetAlarm: () => void): Writer {
    const { db, sql } = this.#tables
    const writer: Writer = {
      db,
      sql,
      resetAlarm,
      sealer: this.#sealer,
      audit: (change) => {
        insertChange({ db, sql }, context, change)
        this.#onChange(writer, context, change)
      },
    }
    return writer
  }
}

const reads = /^\s*(select|with|values)\b/i
const writes = /^\s*with\b.*\b(insert\s+into|replace\s+into|update\s+\w+\s+set|delete\s+from)\b/is

/** SQL that is run only where it changes nothing. */
function readOnly(sql: SqlStorage): ReadSql {
  return {
    get databaseSize() {
      return sql.databaseSize
    },
    exec(query, ...bindings) {
      if (!reads.test(query) || writes.test(query)) throw new Error(`A reader may not: ${query}`)
      return sql.exec(query, ...bindings)
    },
  }
}
