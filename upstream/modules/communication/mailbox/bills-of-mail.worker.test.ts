import { beforeAll, expect, test, vi } from 'vitest'
import type { Bill, BillRow } from '#contract/buying/bills.ts'
import type { MailRow, MailThread } from '#contract/communication/mailbox.ts'
import { joinFirm } from '#upstream/testing/join-firm.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import ublUrl from '../../../einvoice/fixtures/invoice.ubl.xml?url&inline'
import { bring } from './testing/bring.ts'

let firm: TestFirm
let address: string

beforeAll(async () => {
  firm = await TestFirm.open()
  await joinFirm(firm)
  address = (await firm.must<{ address: string }>('GET', '/mail/bills-address')).address
})

/** A file as a part of a mail. */
function part(name: string, content: string): string {
  return [
    '--q',
    `Content-Type: application/octet-stream; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    content,
    '',
  ].join('\r\n')
}

const pdf = btoa('%PDF-1.4\n%%EOF\n')
const ubl = ublUrl.includes(';base64,')
  ? ublUrl.slice(ublUrl.indexOf(',') + 1)
  : btoa(unescape(ublUrl.slice(ublUrl.indexOf(',') + 1)))

function send(to: string, subject: string, parts: readonly string[]) {
  const head = { Subject: subject, 'Message-ID': `<${subject}@x.example>` }
  const type = 'multipart/mixed; boundary=q'
  return bring(to, { ...head, 'Content-Type': type }, `${parts.join('')}--q--\r\n`)
}

async function bills(): Promise<BillRow[]> {
  return (await firm.must<{ rows: BillRow[] }>('GET', '/bills')).rows
}

test('a file sent to the firm’s address for bills is a draft with its original, once', async () => {
  expect(address).toMatch(/\+bills@/)
  const files = [part('invoice.xml', ubl), part('invoice.pdf', pdf), part('x.txt', btoa('hello'))]
  expect(await send(address, 'one', files)).toBe('taken')
  await vi.waitFor(async () => expect(await bills()).toHaveLength(1))
  const [row] = await bills()
  const bill = await firm.must<Bill>('GET', `/bills/${row?.id}`)
  expect([bill.state, bill.totalAmount, bill.preparedByName]).toEqual([
    'draft',
    26_775,
    'Kadri Vale',
  ])
  await vi.waitFor(async () => {
    const { attachments } = await firm.panels('bill', bill.id)
    // The PDF shows the invoice that the XML is, and goes along with it.
    expect(attachments.map(({ name }) => name)).toEqual(['invoice.xml', 'invoice.pdf'])
  })
  const boxes = await firm.must<{ id: string; isOwn: boolean }[]>('GET', '/mail/boxes')
  const shared = boxes.find(({ isOwn }) => !isOwn)?.id
  const { rows } = await firm.must<{ rows: MailRow[] }>('GET', `/mail/threads?mailboxId=${shared}`)
  const thread = await firm.must<MailThread>('GET', `/mail/threads/${rows[0]?.threadId}`)
  expect(JSON.stringify(thread)).toContain(bill.id)
  const made = thread.mails.flatMap((mail) => mail.files.map((file) => [file.name, file.billId]))
  expect(made).toEqual([
    ['invoice.xml', bill.id],
    ['invoice.pdf', bill.id],
    ['x.txt', null],
  ])
  expect(await send(address, 'one', files)).toBe('known')
  // Without an invoice in it a PDF is a draft that is filled in beside the file.
  await send(address, 'two', [part('scan.pdf', pdf)])
  await vi.waitFor(async () => expect(await bills()).toHaveLength(2))
  // Mail to the firm itself is only mail, but for an electronic invoice in it.
  await send(address.replace('+bills', ''), 'five', [part('rechnung.xml', ubl)])
  await vi.waitFor(async () => expect(await bills()).toHaveLength(3))
  await send(address.replace('+bills', ''), 'three', [part('other.pdf', pdf)])
  await send(address, 'four', [part('last.pdf', pdf)])
  await vi.waitFor(async () => expect(await bills()).toHaveLength(4))
})

/** The bill that comes of a file, which are `known` before. */
async function billBeside(known: readonly BillRow[]): Promise<Bill> {
  const ids = new Set(known.map(({ id }) => id))
  const fresh = await vi.waitFor(async () => {
    const found = (await bills()).filter(({ id }) => !ids.has(id))
    expect(found).toHaveLength(1)
    return found
  })
  return firm.must('GET', `/bills/${fresh[0]?.id}`)
}

const unrated = atob(ubl).replaceAll('EUR', 'KWD')

test('where no draft comes of the invoice in a mail, its PDF is one', async () => {
  const known = await bills()
  await send(address, 'six', [part('invoice.xml', btoa(unrated)), part('seen.pdf', pdf)])
  const { id } = await billBeside(known)
  await vi.waitFor(async () => {
    const { attachments } = await firm.panels('bill', id)
    expect(attachments.map(({ name }) => name)).toEqual(['seen.pdf'])
  })
})

test('an invoice in a PDF whose currency has no rate is a draft that says so', async () => {
  const known = await bills()
  const held = `%PDF-1.4\n1 0 obj\n<</Type/EmbeddedFile/Length ${unrated.length}>>\nstream\n${unrated}\nendstream\nendobj\n%%EOF\n`
  await send(address, 'seven', [part('rate.pdf', btoa(held))])
  const { fileProblem } = await billBeside(known)
  expect(fileProblem?.key).toBe('needsExchangeRate')
})

test('whoever hands a bill of a mail in has prepared it, and does not approve it', async () => {
  await firm.must('PUT', '/approval-rules', { kind: 'bill', needsOther: true, version: 1 })
  const { id } = (await bills())[0] as BillRow
  const handed = await firm.must<Bill>('POST', `/bills/${id}/submit`, {})
  expect([handed.preparedByName, handed.actions.includes('approve')]).toEqual(['Maria', false])
  const refused = await firm.ask('GET', '/mail/bills-address', undefined, { role: 'sales' })
  expect(refused.status).toBe(403)
})
