import { expect, it } from 'vitest'
import { type Consent, joinConsents } from '../../firm/parties/views.ts'
import { hasConsent } from './consents.ts'
import { type ConvertibleLead, planConversion } from './conversion.ts'
import { joinRecords, withJoined } from './join-records.ts'
import { canBecome, type LeadFields } from './lead.ts'

const nothingKnown: LeadFields = {
  name: '',
  company: '',
  position: '',
  mails: [],
  phones: [],
  website: '',
  street: '',
  postcode: '',
  city: '',
  region: '',
  country: '',
  source: '',
  campaign: '',
  notes: '',
}
const anna: LeadFields = {
  ...nothingKnown,
  name: 'Anna Alt',
  company: 'Acme',
  mails: ['anna@acme.de'],
  phones: ['030 123456'],
  country: 'DE',
  source: 'fair',
}
const known: LeadFields = {
  ...nothingKnown,
  name: 'A. Alt',
  mails: ['ANNA@acme.de', 'office@acme.de'],
  phones: ['+49 30 123456'],
  city: 'Berlin',
}
const newsletter = (givenDate: string, withdrawnDate: string | null, source = ''): Consent => ({
  purpose: 'newsletter',
  givenDate,
  withdrawnDate,
  source,
})

function lead(more: Partial<ConvertibleLead> = {}): ConvertibleLead {
  const consents = [newsletter('2026-02-01', null, 'form')]
  const base = { id: 'lead1', state: 'qualified' as const, fields: anna, conversion: null }
  return { ...base, consents, tags: ['fair'], ...more }
}

const party = {
  id: 'party1',
  fields: known,
  consents: [newsletter('2026-01-01', '2026-03-01', 'paper')],
  tags: ['vip'],
}
const proposal = { id: 'party1', reasons: ['mail' as const] }

it('asks before it makes a party that may be there, and makes one where none may be', () => {
  expect(planConversion(lead(), [proposal], [party], null, 'DE')).toEqual({
    outcome: 'ask',
    proposals: [proposal],
  })
  const made = planConversion(lead(), [], [], null, 'DE')
  expect(made).toMatchObject({ outcome: 'convert', party: { kind: 'new', fields: anna } })
  expect(planConversion(lead(), [proposal], [party], { kind: 'newParty' }, 'DE')).toEqual(made)
})

it('takes consents, tags, source and all that hangs on the lead along', () => {
  const choice = { kind: 'intoParty', partyId: 'party1' } as const
  const plan = planConversion(lead(), [proposal], [party], choice, 'DE')
  expect(plan).toMatchObject({
    key: 'lead:lead1',
    party: {
      kind: 'known',
      partyId: 'party1',
      joined: {
        fill: { company: 'Acme', country: 'DE', source: 'fair' },
        addMails: [],
        addPhones: [],
        differ: [{ field: 'name', kept: 'A. Alt', other: 'Anna Alt' }],
      },
    },
    consents: [...party.consents, ...lead().consents],
    tags: ['vip', 'fair'],
    along: expect.arrayContaining(['timeline', 'files', 'touches']),
  })
})

it('converts once, and refuses what cannot become anybody', () => {
  const conversion = { leadId: 'lead1', partyId: 'party1', dealId: 'deal1' }
  const converted = lead({ conversion, state: 'converted' })
  expect(planConversion(converted, [proposal], [party], { kind: 'newParty' }, 'DE')).toEqual({
    outcome: 'done',
    conversion,
  })
  const refused = (more: Partial<ConvertibleLead>) => planConversion(lead(more), [], [], null, 'DE')
  expect(refused({ state: 'lost' })).toMatchObject({ reason: 'isLost' })
  expect(refused({ fields: nothingKnown })).toMatchObject({ reason: 'noName' })
  const gone = planConversion(lead(), [], [], { kind: 'intoParty', partyId: 'party2' }, 'DE')
  expect(gone).toMatchObject({ reason: 'partyGone' })
  expect(canBecome('converted', 'new')).toBe(false)
  expect(canBecome('lost', 'contacted')).toBe(true)
})

it('keeps a withdrawal of either side when consents are joined', () => {
  const joined = joinConsents(party.consents, lead().consents)
  expect(hasConsent(joined, 'newsletter', '2026-02-15')).toBe(true)
  expect(hasConsent(joined, 'newsletter', '2026-03-01')).toBe(false)
  expect(hasConsent(joined, 'telephone', '2026-02-15')).toBe(false)
  const again = joinConsents(joined, [newsletter('2026-04-01', null), ...joined])
  expect(again).toHaveLength(3)
  expect(hasConsent(again, 'newsletter', '2026-04-01')).toBe(true)
  expect(hasConsent([newsletter('2026-05-01', '2026-05-01')], 'newsletter', '2026-05-01')).toBe(
    false,
  )
})

it('orders what is said on one day by its moments, and takes a withdrawal where they are not known', () => {
  const day = '2026-05-01'
  const at = (hour: string) => `${day}T${hour}:00:00.000Z`
  const agrees = (...consents: Consent[]) => hasConsent(consents, 'newsletter', day)
  const old = newsletter('2026-01-01', day, 'paper')
  const ended = { ...old, withdrawnAt: at('12') }
  const again = newsletter(day, null, 'form')
  expect(agrees(ended, { ...again, givenAt: at('15') })).toBe(true)
  expect(agrees(ended, { ...again, givenAt: at('09') })).toBe(false)
  expect(agrees(old, { ...again, givenAt: at('15') })).toBe(false)
  expect(agrees(ended, again)).toBe(false)
  // Confirmed in the morning and once more after the withdrawal: the later moment counts.
  const twice = joinConsents(
    [ended, { ...again, givenAt: at('09') }],
    [{ ...again, givenAt: at('15') }],
  )
  expect([twice.length, agrees(...twice)]).toEqual([2, true])
})

it('keeps what was said last where there is more than a record holds', () => {
  const many = Array.from({ length: 30 }, (_, at) =>
    newsletter(`2026-03-${10 + (at % 20)}`, null, `${at}`),
  )
  const joined = joinConsents([newsletter('2020-01-01', '2026-04-01', 'paper')], many)
  expect([joined.length, hasConsent(joined, 'newsletter', '2026-04-01')]).toEqual([20, false])
})

it('fills empty fields only, and keeps both mails and phones', () => {
  const other = { ...anna, mails: ['anna@acme.de', 'a.alt@home.de'], phones: ['0171 1234567'] }
  const joined = joinRecords(known, other, 'DE')
  expect(withJoined(known, joined)).toMatchObject({
    name: 'A. Alt',
    company: 'Acme',
    city: 'Berlin',
    mails: ['ANNA@acme.de', 'office@acme.de', 'a.alt@home.de'],
    phones: ['+49 30 123456', '0171 1234567'],
  })
})
