import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makeFormat } from '#app/shell/format.ts'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import { type Page, PageContext } from '#app/shell/page-context.tsx'
import type { PublicBooking } from '#contract/communication/public-bookings.ts'
import { AppointmentPanel } from './appointment-panel.tsx'

const asked = {
  ...{ startsAt: '2026-12-07T09:00:00.000Z', endsAt: '2026-12-07T10:00:00.000Z' },
  ...{ state: 'asked', guestName: 'Anna Berg', isOpen: false, isOver: false, pagePath: '/b/x' },
}

function panelOf(values: Partial<typeof asked>): string {
  const page = {
    language: 'en',
    texts: (namespace: string) => textsOf('en', namespace),
    format: makeFormat({ language: 'en', country: 'GB', timeZone: 'Europe/London' }),
    path: '/appointments/x',
  }
  return renderToString(
    <PageContext.Provider value={page as unknown as Page}>
      <AppointmentPanel
        booking={{ ...asked, ...values } as unknown as PublicBooking}
        refusal={undefined}
        paths={{ move: '/move', file: '/file' }}
      />
    </PageContext.Provider>,
  )
}

test('what was asked for is confirmed by a button, and once that is over it leads to the free times', () => {
  expect(panelOf({})).toContain('value="confirm"')
  expect(panelOf({})).not.toContain('href="/b/x"')
  const over = panelOf({ isOver: true, guestName: '' })
  expect(over).toContain('not confirmed within 24 hours')
  expect(over).toContain('href="/b/x"')
  expect(over).not.toContain('<form')
})
