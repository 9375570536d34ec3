import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { addDays } from '#upstream/firm/calendar.ts'
import { Store } from '#upstream/firm/store.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { ownerOf } from '#upstream/testing/owner.ts'
import { randomFrom } from '#upstream/testing/random.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { type PostingLine, post, reverse } from './index.ts'
import { verifyJournal } from './verify.ts'
import { balanceUntil, lastSequence, listAccountLines, sumsUntil } from './views.ts'

type Told = { date: string; account: string; amount: number }

const codes = ['1000', '1200', '1400', '1600', '4920', '8400', '8300']
const start = '2023-11-20'

function randomLines(random: () => number): PostingLine[] {
  const lines = Array.from({ length: 1 + Math.floor(random() * 4) }, () => ({
    account: { code: codes[Math.floor(random() * codes.length)] ?? '1000' },
    debit: Math.floor(random() * 2_000_000) - 500_000,
    credit: random() < 0.3 ? Math.floor(random() * 90_000) : 0,
    partyId: random() < 0.5 ? `party-${Math.floor(random() * 5)}` : undefined,
  }))
  const balance = lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0)
  return [...lines, { account: { code: '8400' }, debit: 0, credit: balance }]
}

test.each([7, 2026])(
  'sums by day, month and account are those of random postings and reversals (%i)',
  async (seed) => {
    const testFirm = await TestFirm.open()
    const random = randomFrom(seed)
    await runInDurableObject(testFirm.object, (_, { storage }) => {
      const store = new Store(storage)
      const actor = ownerOf(testFirm)
      const context = {
        firmId: testFirm.firmId,
        actor: { ...actor, isDemo: false, requestId: 'r' },
        now: new Date('2026-03-04T05:06:07Z'),
        newId,
        idempotency: null,
      }
      const told: Told[] = []
      /** What the books held after some of the entries. */
      const known: { sequence: number; lines: number }[] = []
      const posted: { id: string; date: string; lines: PostingLine[] }[] = []
      const tell = (date: string, lines: readonly PostingLine[], sign: number) => {
        for (const { account, debit, credit } of lines) {
          if ('code' in account)
            told.push({ date, account: account.code, amount: sign * (debit - credit) })
        }
      }
      for (let step = 0; step < 300; step++) {
        const date = addDays(start, Math.floor(random() * 800))
        const old =
          random() < 0.2 ? posted.splice(Math.floor(random() * posted.length), 1)[0] : undefined
        store.transact(context, (writer) => {
          if (old) {
            const later = addDays(old.date, Math.floor(random() * 60))
            reverse(writer, context, old.id, later)
            return tell(later, old.lines, -1)
          }
          const lines = randomLines(random)
          const source = { kind: 'journal', id: newId() }
          const id = post(writer, context, { date, memo: `Entry ${step}`, source, lines })
          tell(date, lines, 1)
          if (id !== null) posted.push({ id, date, lines })
        })
        if (step % 20 === 0)
          known.push({ sequence: lastSequence(store.reader), lines: told.length })
      }
      const { reader } = store
      for (const { sequence, lines } of known) {
        const day = addDays(start, Math.floor(random() * 900) - 20)
        const then = sumsUntil(reader, day, sequence)
        const balances = Object.fromEntries(
          then.map(({ account, debit, credit }) => [account, debit - credit]),
        )
        for (const code of codes) {
          const wanted = told
            .slice(0, lines)
            .reduce(
              (sum, { date, account, amount }) =>
                account === code && date <= day ? sum + amount : sum,
              0,
            )
          expect([sequence, code, balances[code] ?? 0]).toEqual([sequence, code, wanted])
        }
      }
      for (let at = 0; at < 60; at++) {
        const day = addDays(start, Math.floor(random() * 900) - 20)
        const balances = Object.fromEntries(
          sumsUntil(reader, day).map(({ account, debit, credit }) => [account, debit - credit]),
        )
        for (const code of codes) {
          const wanted = told.reduce(
            (sum, { date, account, amount }) =>
              account === code && date <= day ? sum + amount : sum,
            0,
          )
          expect([day, code, balances[code] ?? 0]).toEqual([day, code, wanted])
          expect(balanceUntil(reader, code, day)).toBe(wanted)
        }
        expect(Object.values(balances).reduce((sum, balance) => sum + balance, 0)).toBe(0)
      }
      const query = { accountCode: '8400', size: 7 }
      let page = listAccountLines(reader, query)
      let seen = 0
      let expected = balanceUntil(reader, '8400')
      while (true) {
        for (const { balance, debit, credit } of page.rows) {
          expect(balance).toBe(expected)
          expected -= debit - credit
          seen += 1
        }
        if (page.next === null) break
        page = listAccountLines(reader, { ...query, after: page.next })
      }
      expect(expected).toBe(0)
      expect(seen).toBeGreaterThan(100)
      const whole = verifyJournal(reader, { from: 0, size: 10_000 })
      expect(whole).toMatchObject({ next: null, broken: null, verified: whole.total })
    })
  },
)
