import { runInDurableObject } from 'cloudflare:test'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '#contract/core/errors.ts'
import { TestFirm } from '../testing/test-firm.ts'
import { Remembered } from './remembered.ts'
import { type FirmContext, Store, type Writer } from './store.ts'
import { newId } from './ulid.ts'

let firm: TestFirm
let key: string

beforeAll(async () => {
  firm = await TestFirm.open()
})

beforeEach(() => {
  key = newId()
})

/** A request under the key of the test, as after a crash: no answer of it was kept. */
function request(requestHash = 'same'): FirmContext {
  const actor = { userId: firm.userId, userName: 'Maria', language: 'de', requestId: 'r' } as const
  return {
    firmId: firm.firmId,
    actor: { ...actor, role: 'owner', isDemo: false },
    now: new Date(),
    newId,
    idempotency: { key, requestHash, transactions: 0 },
  }
}

function within<Result>(work: (store: Store) => Result): Promise<Result> {
  return runInDurableObject(firm.object, (_, { storage }) => work(new Store(storage)))
}

describe('a transaction under a key', () => {
  test('is done once, also where no answer of its call was kept', async () => {
    const given = await within((store) =>
      [1, 2].map((made) => store.transact(request(), () => ({ made }))),
    )
    expect(given).toEqual([{ made: 1 }, { made: 1 }])
  })

  test('is refused to another request', async () => {
    const code = await within((store) => {
      store.transact(request(), () => 1)
      try {
        store.transact(request('other'), () => 2)
      } catch (error) {
        return error instanceof AppError ? error.code : error
      }
      return 'done'
    })
    expect(code).toBe('idempotency_mismatch')
  })

  test('is one of several: each of them is done once', async () => {
    const given = await within((store) =>
      [1, 2].map((time) => {
        const call = request()
        return ['first', 'second'].map((name) => store.transact(call, () => `${name} ${time}`))
      }),
    )
    expect(given).toEqual([
      ['first 1', 'second 1'],
      ['first 1', 'second 1'],
    ])
  })

  test('that is refused leaves nothing, and may come again', async () => {
    const given = await within((store) => {
      try {
        store.transact(request(), () => {
          throw new AppError('conflict', 'Refused')
        })
      } catch {
        return store.transact(request(), () => 'done')
      }
      return 'not refused'
    })
    expect(given).toBe('done')
  })
})

test('what was read before a transaction was taken back is remembered by nobody', async () => {
  const remembered = new Remembered<{ words: string }>(4)
  const wordsIn = (writer: Writer) =>
    remembered.recall(writer, 'words', () =>
      writer.sql.exec<{ words: string }>('select tax_name as words from firm').one(),
    ).words
  const [before, after] = await within((store) => {
    const read = () => store.transact({ ...request(), idempotency: null }, wordsIn)
    const first = read()
    try {
      store.transact({ ...request(), idempotency: null }, (writer) => {
        writer.sql.exec("update firm set tax_name = 'Another'")
        expect(wordsIn(writer)).toBe('Another')
        throw new AppError('conflict', 'Taken back')
      })
    } catch {
      // As whoever asked was told.
    }
    return [first, read()]
  })
  expect(after).toBe(before)
})
