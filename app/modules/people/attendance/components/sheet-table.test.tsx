import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makeFormat } from '#app/shell/format.ts'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import { type Page, PageContext } from '#app/shell/page-context.tsx'
import type { TimeSheet } from '#contract/people/attendance.ts'
import { SheetTable } from './sheet-table.tsx'

function dayOf(date: string, worked: number): TimeSheet['days'][number] {
  return {
    ...{ date, planned: 480, worked, difference: worked - 480, openItems: 0 },
    ...{ breaks: { taken: 30, automatic: 0, missing: 0 }, credits: [], premiums: [], spans: [] },
  }
}

test('the sums of a month that runs on are of the days shown, not of those to come', () => {
  const days = [dayOf('2026-12-01', 500), dayOf('2026-12-02', 400), dayOf('2026-12-03', 0)]
  const { date: _, ...totals } = dayOf('', 900)
  const sheet = { month: '2026-12', days, totals, signed: null } as unknown as TimeSheet
  const page = {
    language: 'en',
    texts: (namespace: string) => textsOf('en', namespace),
    format: makeFormat({ language: 'en', country: 'GB' }),
  }
  const html = renderToString(
    <PageContext.Provider value={page as unknown as Page}>
      <SheetTable sheet={sheet} until="2026-12-02" />
    </PageContext.Provider>,
  )
  const foot = html.slice(html.indexOf('<tfoot>')).replaceAll(/<[^>]+>/g, '|')
  expect(foot.split('|').filter(Boolean)).toEqual(['Total', '1:00', '15:00', '16:00', '−1:00'])
})
