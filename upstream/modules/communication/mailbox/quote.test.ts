import { expect, test } from 'vitest'
import type { MailRowStored } from './access.ts'
import { forwarded, quoted } from './quote.ts'

const mail = {
  from: { name: 'Ada Berg', email: 'ada@kunde.example' },
  to: [{ name: '', email: 'info@firm.example' }],
  subject: 'Segel',
  at: '2026-11-28T22:30:00.000Z',
  text: 'Guten Tag\n> davor',
} as MailRowStored

const berlin = { language: 'de', country: 'DE', timeZone: 'Europe/Berlin' } as const

test('a mail that is handed on has its head as the reader writes one', () => {
  expect(forwarded(mail, berlin).split('\n')).toEqual([
    '---------- Weitergeleitete Nachricht ----------',
    'Von: Ada Berg <ada@kunde.example>',
    'Datum: 28. November 2026 um 23:30',
    'Betreff: Segel',
    'An: info@firm.example',
    '',
    'Guten Tag',
    '> davor',
  ])
  const english = { language: 'en', country: 'GB', timeZone: 'Asia/Tokyo' } as const
  expect(forwarded(mail, english)).toContain('\nDate: 29 November 2026 at 07:30\n')
  const spanish = { language: 'es', country: 'ES', timeZone: 'UTC' } as const
  expect(forwarded(mail, spanish)).toContain('\nAsunto: Segel\nPara: info@firm.example\n')
})

test('an answer says whom it quotes, and quotes what was quoted once more', () => {
  expect(quoted(mail, berlin)).toBe(
    'Am 28. November 2026 um 23:30 schrieb Ada Berg:\n> Guten Tag\n>> davor',
  )
})
