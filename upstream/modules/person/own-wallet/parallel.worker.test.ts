import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import type { OwnPayout, OwnWallet } from '#contract/person/own-wallet.ts'
import { ask, Root } from '../../../testing/administrator.ts'
import { signInPerson } from '../../../testing/client.ts'
import { rollFrom } from '../../../testing/random.ts'
import { seedsOf } from '../../../testing/seeds.ts'

type Sum = {
  purpose: string
  total: number
  held: number
  last: number
  lastHeld: number
  least: number
  gaps: number
}

/** What the entries of a person come to, beside what the last of each balance says. */
async function sumsOf(userId: string): Promise<Sum[]> {
  const { results } = await env.DIRECTORY.prepare(
    `select purpose, sum(amount) as total, sum(held) as held, min(balance_after - held_after) as least,
       max(sequence) - count(*) as gaps,
       (select balance_after from own_wallet_entries as l where l.user_id = ?1
          and l.purpose = e.purpose order by sequence desc limit 1) as last,
       (select held_after from own_wallet_entries as l where l.user_id = ?1
          and l.purpose = e.purpose order by sequence desc limit 1) as lastHeld
     from own_wallet_entries as e where user_id = ?1 group by purpose`,
  )
    .bind(userId)
    .all<Sum>()
  return results
}

async function openPayouts(userId: string): Promise<number> {
  const query = `select coalesce(sum(amount), 0) as open from own_payouts
    where user_id = ? and state in ('requested', 'approved')`
  return (await env.DIRECTORY.prepare(query).bind(userId).first<number>('open')) ?? 0
}

it.each(seedsOf([3, 5, 8, 13, 21]))(
  'entries, balances and what is set aside stay equal, whoever asks at the same time (seed %i)',
  async (seed) => {
    const root = await Root.signIn()
    const person = await signInPerson()
    const roll = rollFrom(seed)
    const give = (amount: number, reference: string, purpose: string) =>
      root.post(`/admin/users/${person.userId}/wallet`, {
        ...{ purpose, currency: 'EUR', amount, note: 'x', reference },
      })
    expect((await give(30_000, `${seed}-first`, 'earnings')).status).toBe(200)
    for (let round = 0; round < 5; round += 1) {
      const wallet = await ask({ path: '/wallet', token: person.token })
      const { payouts } = await wallet.json<OwnWallet>()
      const asked = Array.from({ length: 12 }, () => anyCall())
      const answers = await Promise.all(asked)
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      for (const sum of await sumsOf(person.userId)) {
        expect([sum.last, sum.lastHeld, sum.gaps], sum.purpose).toEqual([sum.total, sum.held, 0])
        expect(sum.least, sum.purpose).toBeGreaterThanOrEqual(0)
        const open = sum.purpose === 'earnings' ? await openPayouts(person.userId) : 0
        expect(sum.held, sum.purpose).toBe(open)
      }

      function anyCall(): Promise<Response> {
        const one = payouts[roll(Math.max(payouts.length, 1))] as OwnPayout | undefined
        const path = `/admin/payouts/${one?.id}`
        switch (roll(one ? 7 : 3)) {
          case 0:
            // Three references for many: most of them were used.
            return give(1 + roll(9_000), `${seed}-${round}-${roll(3)}`, 'earnings')
          case 1:
            return give(-1 - roll(9_000), `${seed}-${round}-t${roll(9)}`, 'credit')
          case 2:
            return ask({
              path: '/wallet/payouts',
              token: person.token,
              json: { currency: 'EUR', amount: 2_000 + roll(20_000), iban, holder: 'Maria' },
            })
          case 3:
            return root.post(`${path}/approve`)
          case 4:
            return root.post(`${path}/reject`, { reason: 'x' })
          case 5:
            return root.post(`${path}/paid`)
          default:
            return root.post(`${path}/failed`, { reason: 'x' })
        }
      }
    }
  },
)

const iban = 'DE89 3704 0044 0532 0130 00'
