import { beforeAll, expect, test } from 'vitest'
import type { Mailbox, MailRow, MailThread } from '#contract/communication/mailbox.ts'
import type { Refused, TestFirm } from '#upstream/testing/test-firm.ts'
import { openBoxes } from './open-boxes.fixture.ts'

let firm: TestFirm
let box: Mailbox

beforeAll(async () => {
  ;({ firm, own: box } = await openBoxes())
})

type Sent = { id: string; subject: string; day: number; answers?: string[] }

function mail({ id, subject, day, answers = [] }: Sent): string {
  const named = answers.map((one) => `<${one}@order.example>`)
  return [
    'From: Kadri Vale <kadri@harbour.example>',
    'To: office@example.org',
    `Message-ID: <${id}@order.example>`,
    `Date: ${String(day).padStart(2, '0')} Mar 2026 10:00:00 +0100`,
    `Subject: ${subject}`,
    ...(named.length > 0 ? [`In-Reply-To: ${named.at(-1)}`, `References: ${named.join(' ')}`] : []),
    '',
    `Words of ${id}`,
    '',
  ].join('\r\n')
}

type Taken = { threadId: string; mailId: string; count: number }

async function bring(text: string, name = 'mail.eml') {
  const { body } = await firm.upload<Taken>(`/mail/boxes/${box.id}/import`, {
    file: new File([text], name),
  })
  return body
}

const read = (threadId: string) => firm.must<MailThread>('GET', `/mail/threads/${threadId}`)

test.each([
  ['forwards', [0, 1, 2]],
  ['backwards', [2, 1, 0]],
  ['middle', [1, 2, 0]],
  ['ends', [0, 2, 1]],
])('mails that answer each other are one conversation when they come %s', async (name, order) => {
  const mails = [
    mail({ id: `${name}-a`, subject: `Boat ${name}`, day: 1 }),
    mail({ id: `${name}-b`, subject: `Re: Boat ${name}`, day: 2, answers: [`${name}-a`] }),
    mail({ id: `${name}-c`, subject: `AW: Re: Boat ${name}`, day: 3, answers: [`${name}-b`] }),
  ]
  const taken: string[] = []
  for (const at of order) taken.push((await bring(mails[at] ?? '')).threadId)
  // An address of a part that was joined leads to the whole.
  for (const threadId of taken) {
    const thread = await read(threadId)
    expect(thread.subject).toBe(`Boat ${name}`)
    expect(thread.mails.map(({ text, at }) => [text, at.slice(0, 10)])).toEqual([
      [`Words of ${name}-a`, '2026-03-01'],
      [`Words of ${name}-b`, '2026-03-02'],
      [`Words of ${name}-c`, '2026-03-03'],
    ])
  }
  const query = `/mail/threads?mailboxId=${box.id}`
  const { rows } = await firm.must<{ rows: MailRow[] }>('GET', query)
  expect(rows.filter(({ subject }) => subject.endsWith(name))).toHaveLength(1)
})

test('answers to a mail that never came are one conversation; others of the same subject are not', async () => {
  const answers = ['lost']
  const one = await bring(mail({ id: 'lost-1', subject: 'Re: Sails', day: 4, answers }))
  const two = await bring(mail({ id: 'lost-2', subject: 'Re: Sails', day: 5, answers }))
  expect(two.threadId).toBe(one.threadId)
  const other = await bring(mail({ id: 'found', subject: 'Sails', day: 6 }))
  expect(other.threadId).not.toBe(one.threadId)
})

test('a mail that names two conversations makes them one, before them and after', async () => {
  for (const [name, order] of [
    ['after', [0, 1, 2]],
    ['before', [2, 0, 1]],
  ] as const) {
    const mails = [
      mail({ id: `${name}-1`, subject: 'Anchors', day: 7 }),
      mail({ id: `${name}-2`, subject: 'Ropes', day: 8 }),
      mail({
        id: `${name}-3`,
        subject: 'Re: Ropes',
        day: 9,
        answers: [`${name}-1`, `${name}-2`],
      }),
    ]
    let threadId = ''
    for (const at of order) ({ threadId } = await bring(mails[at] ?? ''))
    const thread = await read(threadId)
    expect([thread.subject, thread.mails.length]).toEqual(['Anchors', 3])
  }
})

test('a mailbox file is its mails, each with its date, and known ones are left out', async () => {
  const [one, two, three] = [1, 2, 3].map((day) =>
    mail({ id: `mbox-${day}`, subject: `Mbox ${day}`, day: day + 10 }).replace(
      'Words',
      '>From here on\r\nFrom nowhere\r\nWords',
    ),
  )
  const from = (day: number) => `From kadri@harbour.example Sun Mar ${day} 10:00:00 2026\r\n`
  const file = `${from(11)}${one}\r\n${from(12)}${two}\r\n${from(13)}${three}`
  const taken = await bring(file, 'all.mbox')
  expect(taken.count).toBe(3)
  const [last] = (await read(taken.threadId)).mails
  expect([last?.at, last?.subject]).toEqual(['2026-03-13T09:00:00.000Z', 'Mbox 3'])
  expect(last?.text).toBe('From here on\nFrom nowhere\nWords of mbox-3')
  const again = await firm.upload<Refused>(`/mail/boxes/${box.id}/import`, {
    file: new File([file], 'all.mbox'),
  })
  expect([again.status, again.body.data.detail]).toEqual([409, { reason: 'mailKnown' }])
})
