import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { InvoiceFilter, InvoiceTab } from '#contract/selling/invoices.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { findRows } from './list-reader.ts'

/** A reader whose statements say how they would be run, and find nothing. */
function explaining(sql: SqlStorage, seen: (plan: string) => void) {
  const exec = (text: string, ...bound: SqlStorageValue[]) => {
    const rows = sql.exec<{ detail: string }>(`explain query plan ${text}`, ...bound).toArray()
    seen(rows.map(({ detail }) => detail).join('\n'))
    return { toArray: () => [] }
  }
  return { sql: { exec } } as unknown as Parameters<typeof findRows>[0]
}

test('every tab in every order follows its own index, and sorts no more than a page', async () => {
  const testFirm = await TestFirm.open()
  await runInDurableObject(testFirm.object, (_, { storage }) => {
    for (const tab of InvoiceTab.options) {
      for (const sort of InvoiceFilter.shape.sort.unwrap().options) {
        for (const direction of ['ascending', 'descending'] as const) {
          const query = { tab, sort, direction, today: '2026-07-01' }
          const edge = { value: 1, id: 'x', isBackward: false }
          let plan = ''
          const reader = explaining(storage.sql, (text) => {
            plan = text
          })
          findRows(reader, query, undefined, { by: 'walk' }, edge, 26)
          const reads = plan.split('\n').filter((step) => /(SEARCH|SCAN) invoices/.test(step))
          expect([tab, sort, reads.length > 0]).toEqual([tab, sort, true])
          for (const step of reads) expect(step).toMatch(/^SEARCH invoices USING INDEX .*[<>]\(/)
          // Only the merge of several states' pages may sort, and it has at most four of them.
          if (reads.length === 1) expect(plan).not.toContain('TEMP B-TREE')
        }
      }
    }
  })
})
