import { expect, it } from 'vitest'
import { returnDate } from './return-date.ts'

const received = '2025-12-22T09:00:00Z'

function read(text: string, at = received): string | null {
  return returnDate(text, at, 'Europe/Berlin')
}

it.each([
  ['I am out of the office until January 5, 2026 and will answer then.', '2026-01-05'],
  ['I will be back in the office on Monday, 5 January.', '2026-01-05'],
  ['Thank you for your mail. I am away from December 22nd through January 5th.', '2026-01-05'],
  ['On holiday 22 - 29 December. In urgent cases call +49 30 123456.', '2025-12-29'],
  ['I am not available from 22 December until 2 January.', '2026-01-02'],
  ['Out of office until 2026-01-05.', '2026-01-05'],
  ['I return on 1/15/2026.', '2026-01-15'],
  ['Ich bin bis einschließlich 5. Januar nicht im Büro. Mit freundlichen Grüßen', '2026-01-05'],
  ['Ich bin vom 22.12.2025 bis 06.01.2026\nnicht erreichbar.', '2026-01-06'],
  ['Ab dem 7. Jänner bin ich wieder für Sie da.', '2026-01-07'],
  ['Unser Büro ist vom 22.12. bis zum 2.1. geschlossen. Wir sind am 5.1. zurück.', '2026-01-05'],
  ['Sono assente fino al 6 gennaio.', '2026-01-06'],
  ["Gli uffici sono chiusi dal 24 dicembre all'8 gennaio 2026.", '2026-01-08'],
  ['Rientrerò il 7/1/2026. Per urgenze: 02 1234567', '2026-01-07'],
  ['Sarò nuovamente disponibile a partire dal 7 gennaio', '2026-01-07'],
  ['Меня не будет в офисе до 9 января.', '2026-01-09'],
  ['Я в отпуске с 29 декабря 2025 г. по 11 января 2026 г.', '2026-01-11'],
  ['Вернусь 12.01.2026, по срочным вопросам звоните.', '2026-01-12'],
  ['Estaré fuera de la oficina hasta el 7 de enero de 2026.', '2026-01-07'],
  ['Vacaciones del 22 de diciembre al 2 de enero. ¡Felices fiestas!', '2026-01-02'],
  ['Vuelvo el 8/1/2026', '2026-01-08'],
])('reads %s', (text, date) => {
  expect(read(text)).toBe(date)
})

it.each([
  ['no date', 'I am out of the office. I will answer soon.'],
  ['a date of something else', 'Your order of 5 January has been received.'],
  ['the beginning alone', 'I am not available from 29 December.'],
  ['a date that can be read in two ways', 'I am back on 3/4/2026.'],
  ['one that is over', 'Ich bin bis 19.12.2025 nicht im Büro.'],
  ['one that no calendar has', 'Out of office until 30 February 2026.'],
  ['one too far ahead', 'I am on parental leave until 1 December 2026.'],
  ['a time', 'Back at 5 pm. Version 1.2.3 is out.'],
])('reads nothing of %s', (_, text) => {
  expect(read(text)).toBeNull()
})

it('takes the year in which the day comes next, by the day of the zone', () => {
  expect(read('until 31 December', '2025-12-31T22:59:00Z')).toBe('2025-12-31')
  expect(read('until 31 December', '2025-12-31T23:01:00Z')).toBeNull()
  expect(read('until 2 March', '2025-12-31T23:01:00Z')).toBe('2026-03-02')
})
