import { describe, expect, it } from 'vitest'
import { holidaysAt, type Place, placesOf, regionsOf, statesOf } from './place-holidays.ts'

const year = { from: '2026-01-01', to: '2026-12-31' }

function isHoliday(place: Place, date: string): boolean {
  return holidaysAt(place, { from: date, to: date }, 'en').length === 1
}

describe('places', () => {
  it('have names in the language asked for, else in their own, and never codes', () => {
    const nameOf = (code: string, language: 'de' | 'it' | 'ru' = 'de') =>
      placesOf(code.slice(0, 2), language).find((place) => place.code === code)?.name
    expect(nameOf('AT-2')).toBe('Kärnten')
    expect(nameOf('CH-ZH')).toBe('Kanton Zürich')
    expect(nameOf('CH-TI', 'it')).toBe('Canton Ticino')
    expect(nameOf('IT-25-MI')).toBe('Lombardia, Milano')
    expect(nameOf('AT-9', 'ru')).toBe('Wien')
    expect(nameOf('DE-BY-KATH')).toBe('Bayern, überwiegend katholische Gemeinden')
    expect(nameOf('DE-TH-EIC')).toBe('Thüringen, Landkreis Eichsfeld')
    for (const country of ['DE', 'AT', 'CH', 'IT', 'ES', 'FR', 'GB']) {
      for (const { code, name } of placesOf(country, 'de').slice(1)) {
        expect(name, code).toMatch(/\p{Ll}{2}/u)
      }
    }
  })

  it('stand by name, the regions of a state below it', () => {
    const codes = placesOf('DE', 'de').map(({ code }) => code)
    expect(codes.slice(0, 3)).toEqual(['DE', 'DE-BW', 'DE-BY'])
    expect(codes.indexOf('DE-SN-BZ')).toBe(codes.indexOf('DE-SN') + 1)
  })
})

describe('holidays are those of a place', () => {
  it('15 August in Bavaria depends on the region below the state', () => {
    const bavaria = { country: 'DE', state: 'BY' }
    expect(isHoliday(bavaria, '2026-08-15')).toBe(false)
    expect(isHoliday({ ...bavaria, region: 'KATH' }, '2026-08-15')).toBe(true)
    expect(isHoliday({ ...bavaria, region: 'EVANG' }, '2026-08-15')).toBe(false)
    const augsburg = { ...bavaria, region: 'A' }
    expect(isHoliday(augsburg, '2026-08-15')).toBe(true)
    expect(isHoliday(augsburg, '2026-08-08')).toBe(true)
    expect(isHoliday({ country: 'DE', state: 'SL' }, '2026-08-15')).toBe(true)
  })

  it('the state decides in Germany, Spain, France and the United Kingdom', () => {
    expect(isHoliday({ country: 'DE', state: 'SN' }, '2026-11-18')).toBe(true)
    expect(isHoliday({ country: 'DE', state: 'BE' }, '2026-11-18')).toBe(false)
    expect(isHoliday({ country: 'ES', state: 'CT' }, '2026-09-11')).toBe(true)
    expect(isHoliday({ country: 'FR', state: '67' }, '2026-12-26')).toBe(true)
    expect(isHoliday({ country: 'FR' }, '2026-12-26')).toBe(false)
    expect(isHoliday({ country: 'GB', state: 'ENG' }, '2026-08-31')).toBe(true)
    expect(isHoliday({ country: 'GB', state: 'SCT' }, '2026-08-31')).toBe(false)
  })

  it('half days and days of one town are the firm’s to add, and days to leave out', () => {
    const place: Place = {
      country: 'IT',
      local: [
        { date: '12-24', name: 'Vigilia', off: 'second-half' },
        { date: '12-07', name: 'Sant’Ambrogio', off: 'day' },
        { date: '2026-06-03', name: 'Firmenjubiläum', off: 'day' },
        { date: '12-25', name: 'never less than a whole day', off: 'first-half' },
      ],
      without: ['04-05'],
    }
    const found = new Map(holidaysAt(place, year, 'it').map(({ date, off }) => [date, off]))
    expect(found.get('2026-12-24')).toBe('second-half')
    expect(found.get('2026-12-07')).toBe('day')
    expect(found.get('2026-12-25')).toBe('day')
    expect(found.has('2026-04-05')).toBe(false)
    const next = holidaysAt(place, { from: '2027-01-01', to: '2027-12-31' }, 'it')
    expect(next.some(({ date }) => date === '2027-06-03')).toBe(false)
    expect(next.some(({ date }) => date === '2027-12-07')).toBe(true)
  })

  it('Whit Monday is one in Bolzano, and left out in Trento, for which the data have no region', () => {
    const region: Place = { country: 'IT', state: '32' }
    expect(isHoliday(region, '2026-05-25')).toBe(true)
    expect(isHoliday({ ...region, without: ['2026-05-25'] }, '2026-05-25')).toBe(false)
  })

  it('a state or region that is not known is an error, and not the country’s holidays alone', () => {
    for (const place of [
      { country: 'XX' },
      { country: 'DE', state: 'XX' },
      { country: 'DE', state: 'BY', region: 'XX' },
      { country: 'DE', region: 'A' },
    ]) {
      expect(() => holidaysAt(place, year, 'de')).toThrow(RangeError)
    }
    expect(statesOf('DE')).toHaveLength(16)
    expect(regionsOf('DE', 'BY')).toEqual(['A', 'KATH', 'EVANG'])
  })

  it('go over the turn of the year, in order, with names in the language asked for', () => {
    const found = holidaysAt({ country: 'AT' }, { from: '2026-12-20', to: '2027-01-06' }, 'de')
    expect(found.map(({ date }) => date)).toEqual([
      '2026-12-25',
      '2026-12-26',
      '2027-01-01',
      '2027-01-06',
    ])
    expect(found[3]?.name).toBe('Heilige Drei Könige')
  })
})
