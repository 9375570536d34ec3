import { runInDurableObject } from 'cloudflare:test'
import type { TestFirm } from './test-firm.ts'

/** The balance of the account with a role, credit above zero. */
export function creditOf(firm: TestFirm, role: string): Promise<number> {
  return runInDurableObject(firm.object, (_, { storage: { sql } }) =>
    Number(
      sql
        .exec(
          `select coalesce(sum(credit - debit), 0) as sum from journal_lines
           where account = (select code from accounts where role = ?)`,
          role,
        )
        .one().sum,
    ),
  )
}
