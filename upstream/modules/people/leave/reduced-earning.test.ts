import { expect, it } from 'vitest'
import { leaveDays } from './day-costs.ts'
import { reductionsOf } from './reduced-earning.ts'

function approved(typeCode: string, from: string, to: string) {
  const days = leaveDays(from, to, 'whole', 'whole')
  return { typeCode, days, state: 'approved' as const }
}

it('joins days of unpaid leave to spans that earn nothing, by the law of the place', () => {
  const requests = [
    approved('unpaid', '2026-09-01', '2026-10-15'),
    approved('unpaid', '2026-10-16', '2026-11-30'),
    approved('annual', '2026-12-01', '2026-12-05'),
  ]
  const whole = [{ from: '2026-09-01', to: '2026-11-30', factor: '0' }]
  expect(reductionsOf(requests, 'DE')).toEqual(whole)
  expect(reductionsOf(requests, 'GB')).toEqual([])
})

it('counts illness in France at four fifths, and nothing that is not approved', () => {
  const sick = approved('sick', '2026-03-02', '2026-03-04')
  const asked = { ...approved('unpaid', '2026-05-04', '2026-05-08'), state: 'submitted' as const }
  expect(reductionsOf([sick, asked], 'FR')).toEqual([
    { from: '2026-03-02', to: '2026-03-04', factor: '0.8' },
  ])
  expect(reductionsOf([sick], 'DE')).toEqual([])
})

it('goes on where the law says so, and lessens by full months alone in Switzerland', () => {
  const short = approved('unpaid', '2026-05-04', '2026-05-08')
  const long = approved('unpaid', '2026-09-15', '2026-11-20')
  expect(reductionsOf([short, long], 'AT')).toEqual([])
  expect(reductionsOf([short, long], 'CH')).toEqual([
    { from: '2026-09-15', to: '2026-11-14', factor: '0' },
  ])
})
