import { expect, it } from 'vitest'
import { nextBatch } from './batches.ts'
import { afterAct } from './campaign-states.ts'
import { judgeHits, type LinkHit, linkResults } from './link-hits.ts'
import { type MailFacts, type MailPurpose, mayMail, type Suppression } from './may-mail.ts'
import { type CampaignMember, freezeRecipients } from './recipients.ts'

const today = '2026-05-10'
const news: MailPurpose = { kind: 'campaign', listId: 'news', needsConsent: true }
const agreed: MailFacts = {
  suppressions: [],
  consents: [{ purpose: 'newsletter', givenDate: '2026-01-01', withdrawnDate: null, source: '' }],
  isPartyGone: false,
}

function suppression(more: Partial<Suppression> = {}): Suppression {
  return { address: 'a@x.de', reason: 'optOut', listId: 'news', at: '', liftedAt: null, ...more }
}

it('asks consent and suppression for each mail, and never holds documents back', () => {
  const answer = (facts: Partial<MailFacts>, purpose: MailPurpose = news) => {
    const found = mayMail('a@x.de', purpose, { ...agreed, ...facts }, today)
    return found.may ? 'may' : found.reason
  }
  expect(answer({})).toBe('may')
  expect(answer({ consents: [] })).toBe('noConsent')
  expect(answer({ isPartyGone: true })).toBe('partyGone')
  expect(answer({ suppressions: [suppression()] })).toBe('optedOut')
  expect(answer({ suppressions: [suppression({ listId: 'other' })] })).toBe('may')
  expect(answer({ suppressions: [suppression({ listId: null })] })).toBe('optedOut')
  expect(answer({ suppressions: [suppression({ address: 'b@x.de' })] })).toBe('may')
  expect(answer({ suppressions: [suppression({ liftedAt: '2026-05-01T00:00:00Z' })] })).toBe('may')
  const gone = suppression({ reason: 'bounce', listId: null })
  expect(answer({ suppressions: [gone] })).toBe('bounced')
  expect(answer({ suppressions: [{ ...gone, reason: 'complaint' }] })).toBe('complained')
  const all = { consents: [], suppressions: [suppression({ listId: null }), gone] }
  expect(answer(all, { kind: 'document' })).toBe('may')
  expect(answer(all, { kind: 'ticket' })).toBe('may')
  expect(answer({ consents: [] }, { ...news, needsConsent: false })).toBe('may')
})

function member(partyId: string, mails: string[], more: Partial<MailFacts> = {}): CampaignMember {
  return { ...agreed, partyId, mails, language: 'de', ...more }
}

it('freezes each address once, and says who is left out and why', () => {
  const campaign = { id: 'may', segmentVersion: 4, purpose: news }
  const members = [
    member('p3', ['Anna@x.de']),
    member('p1', ['no address', 'anna@X.de']),
    member('p2', []),
    member('p4', ['c@x.de'], { consents: [] }),
    member('p5', ['d@x.de'], { suppressions: [suppression({ address: 'd@x.de' })] }),
    member('p6', ['anna+shop@x.de']),
  ]
  const frozen = freezeRecipients(campaign, members, today)
  expect(frozen).toEqual({
    segmentVersion: 4,
    recipients: [
      { key: 'may:anna@x.de', address: 'anna@x.de', partyId: 'p1', language: 'de' },
      { key: 'may:anna+shop@x.de', address: 'anna+shop@x.de', partyId: 'p6', language: 'de' },
    ],
    leftOut: [
      { partyId: 'p2', reason: 'noAddress' },
      { partyId: 'p3', reason: 'sameAddress' },
      { partyId: 'p4', reason: 'noConsent' },
      { partyId: 'p5', reason: 'optedOut' },
    ],
  })
  expect(frozen.recipients.length + frozen.leftOut.length).toBe(members.length)
})

it('starts once, pauses, and sends no more when it was cancelled', () => {
  expect(afterAct('draft', 'start')).toBe('sending')
  expect(afterAct('sending', 'start')).toBeUndefined()
  expect(afterAct('paused', 'resume')).toBe('sending')
  expect(afterAct('cancelled', 'resume')).toBeUndefined()
  expect(afterAct('sent', 'cancel')).toBeUndefined()
})

it('sends to everybody once in batches, so many a day by the clock of the firm', () => {
  const timeZone = 'Europe/Berlin'
  const pace = { batchSize: 100, minutesBetween: 5, mailsADay: 250 }
  let pending = Array.from({ length: 620 }, (_, at) => `p${at}@x.de`)
  // Saturday evening before clocks go forward.
  let now = '2026-03-28T20:00:00.000Z'
  let lastBatchAt: string | null = null
  const sentOn = new Map<string, number>()
  const starts: string[] = []
  const sent: string[] = []
  for (;;) {
    const date = new Date(Date.parse(now) + (now < '2026-03-29T01:00' ? 1 : 2) * 3_600_000)
    const day = date.toISOString().slice(0, 10)
    const sentToday = sentOn.get(day) ?? 0
    const batch = nextBatch(pending, pace, { lastBatchAt, sentToday }, { now, timeZone })
    sent.push(...batch.addresses)
    sentOn.set(day, sentToday + batch.addresses.length)
    pending = pending.slice(batch.addresses.length)
    if (batch.addresses.length > 0) {
      starts.push(now)
      lastBatchAt = now
    }
    if (batch.nextAt === null) break
    now = batch.nextAt
  }
  expect(new Set(sent).size).toBe(620)
  expect(sent).toHaveLength(620)
  expect([...sentOn.values()]).toEqual([250, 250, 120])
  expect(starts.map((at) => at.slice(0, 16))).toEqual([
    '2026-03-28T20:00',
    '2026-03-28T20:05',
    '2026-03-28T20:10',
    '2026-03-28T23:00',
    '2026-03-28T23:05',
    '2026-03-28T23:10',
    '2026-03-29T22:00',
    '2026-03-29T22:05',
  ])
  const early = nextBatch(['a@x.de'], pace, { lastBatchAt: now, sentToday: 0 }, { now, timeZone })
  expect(early.addresses).toEqual([])
})

const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/150.0'
let hits = 0

function hit(more: Partial<LinkHit> = {}): LinkHit {
  hits += 1
  return {
    id: `h${hits}`,
    recipientId: 'anna',
    linkId: 'offer',
    at: '2026-05-10T10:00:00Z',
    method: 'GET',
    userAgent: browser,
    purpose: '',
    network: 'n1',
    isTrap: false,
    isConfirmed: false,
    ...more,
  }
}

function judge(one: LinkHit, others: LinkHit[] = [], delivered = '2026-05-10T09:00:00Z') {
  const [verdict] = judgeHits([one, ...others], new Map([['anna', delivered]]))
  return verdict
}

it('believes a person who did something, a scanner that shows itself, and else nobody', () => {
  expect(judge(hit())).toMatchObject({ verdict: 'unknown', signs: [] })
  expect(judge(hit({ isConfirmed: true }))).toMatchObject({ verdict: 'person' })
  const program = (more: Partial<LinkHit>, others: LinkHit[] = []) => {
    const found = judge(hit(more), others)
    expect(found?.verdict).toBe('program')
    return found?.signs
  }
  expect(program({ method: 'HEAD', isConfirmed: true })).toEqual(['confirmed', 'notGet'])
  expect(program({ purpose: 'prefetch;prerender' })).toEqual(['prefetch'])
  expect(program({ userAgent: 'Mozilla/5.0 (compatible; Barracuda Sentinel)' })).toEqual([
    'knownProgram',
  ])
  expect(program({ userAgent: '' })).toEqual(['noProgramNamed'])
  expect(program({ at: '2026-05-10T09:00:09Z' })).toEqual(['soonAfterDelivery'])
  expect(program({}, [hit({ isTrap: true, linkId: 'trap' })])).toEqual(['trap'])
  const seconds = (count: number) => `2026-05-10T10:00:0${count}Z`
  const links = [hit({ linkId: 'b', at: seconds(3) }), hit({ linkId: 'c', at: seconds(6) })]
  expect(program({}, links)).toEqual(['manyLinksAtOnce'])
  const people = ['bert', 'cem', 'dora', 'eva'].map((recipientId) => hit({ recipientId }))
  expect(program({}, people)).toEqual(['manyRecipientsAtOnce'])
  const slower = [
    hit({ linkId: 'b', at: '2026-05-10T10:00:20Z' }),
    hit({ linkId: 'c', at: '2026-05-10T10:01:00Z' }),
  ]
  expect(judge(hit(), slower)).toMatchObject({ verdict: 'unknown' })
})

it('counts each recipient once a link, and a trap as none', () => {
  const all = [
    hit({ userAgent: 'curl/8' }),
    hit({ isConfirmed: true }),
    hit({ recipientId: 'bert', network: 'n2' }),
    hit({ recipientId: 'cem', network: 'n3', userAgent: 'curl/8' }),
    hit({ recipientId: 'dora', network: 'n4', linkId: 'trap', isTrap: true }),
  ]
  const verdicts = judgeHits(all, new Map())
  expect(linkResults(all, verdicts)).toEqual([
    { linkId: 'offer', people: 1, unknown: 1, programs: 1 },
  ])
})
