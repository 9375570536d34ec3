import { Buffer } from 'node:buffer'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BankAccount, BankImport, BankImportTrial, BankLine } from '#contract/money/bank.ts'
import { lyingZip } from '#upstream/testing/lying-zip.ts'
import { type Refused, TestFirm } from '#upstream/testing/test-firm.ts'
import { camtFile, camtZip, mt940File, ofxFile, workbookOf } from './testing/statement-files.ts'

const at = '/bank-accounts/1200'
const csvHead = 'Datum;Text;Betrag;Währung;Saldo\n'
let firm: TestFirm

beforeAll(async () => {
  firm = await TestFirm.open()
})

function upload<Body = BankImportTrial>(
  content: string | Uint8Array,
  account = '1200',
  role?: 'readOnly',
) {
  const file = new File(
    [typeof content === 'string' ? content : new Uint8Array(content)],
    'statement.txt',
  )
  return firm.upload<Body>(`/bank-accounts/${account}/imports`, { file }, role && { role })
}

async function taken(content: string | Uint8Array, account = '1200'): Promise<BankImport> {
  const { body } = await upload(content, account)
  return firm.must('POST', `/bank-imports/${body.id}/commit`, {})
}

async function lines(account = '1200'): Promise<BankLine[]> {
  const page = await firm.must<{ rows: BankLine[] }>(
    'GET',
    `/bank-accounts/${account}/lines?state=all&size=200`,
  )
  return page.rows
}

async function fresh() {
  firm = await TestFirm.open()
}

test('a file says which of its new lines the books take no more', async () => {
  await fresh()
  await firm.must('PUT', '/ledger-locks/hard', { date: '2026-03-02', reason: 'Filed' })
  const { body } = await upload(
    `${csvHead}01.03.2026;A;1,00;EUR;1,00\n03.03.2026;B;2,00;EUR;3,00\n`,
  )
  expect(body).toMatchObject({ newLines: 2, lockedLines: 1, lockDate: '2026-03-02', problems: [] })
})

test('a workbook of a bank is kept, read another way, and taken', async () => {
  await fresh()
  const file = workbookOf([
    ['Datum', 'Text', 'Partner', 'Betrag'],
    [{ day: 46_083 }, 'RE-1', 'Birnbaum KG', 119.5],
    [{ day: 46_084 }, 'Rg 7', 'Papier Ost', -20],
  ])
  const { body } = await upload(file)
  expect(body).toMatchObject({ format: 'xlsx', newLines: 2, problems: [] })
  const reading = { ...body.csv?.reading, columns: { date: '0', name: '1', amount: '3' } }
  await firm.must('PUT', `/bank-imports/${body.id}/reading`, { reading })
  await firm.must('POST', `/bank-imports/${body.id}/commit`, {})
  expect(await lines()).toMatchObject([
    { date: '2026-03-03', amount: -2_000, name: 'Rg 7' },
    { date: '2026-03-02', amount: 11_950, name: 'RE-1' },
  ])
})

test.each(['ISO-8859-1', 'windows-1252'])('a CAMT file that says %s is read so', async (named) => {
  await fresh()
  const text = camtFile().replace('encoding="UTF-8"', `encoding="${named}"`)
  const { body } = await upload(Buffer.from(text, 'latin1'))
  expect(body).toMatchObject({ newLines: 3, problems: [] })
  expect(body.sample[0]).toMatchObject({ name: 'Ärzte am Dom', amount: 119_000 })
})

describe('each format is read to the same movements', () => {
  const expected = [
    { date: '2026-03-02', amount: 119_000, name: 'Ärzte am Dom', text: 'RE-2026-0001' },
    { date: '2026-03-03', amount: -4_550, name: 'Papier Krause', text: 'Paper and toner' },
    { date: '2026-03-03', amount: -4_550, name: 'Papier Krause', text: 'Paper and toner' },
  ]
  test.each([
    ['camt', camtFile()],
    ['camt', camtZip()],
    ['mt940', mt940File],
    ['ofx', ofxFile],
  ])('%s', async (format, content) => {
    await fresh()
    const { status, body } = await upload(content)
    expect([status, body.format, body.problems]).toEqual([201, format, []])
    expect(body).toMatchObject({ lineCount: 3, newLines: 3, state: 'open' })
    expect(await lines()).toEqual([])
    await firm.must('POST', `/bank-imports/${body.id}/commit`, {})
    const read = (await lines()).reverse()
    expect(read.map(({ date, amount, name, text }) => ({ date, amount, name, text }))).toEqual(
      expected,
    )
    const account = await firm.must<BankAccount>('GET', at)
    // 500.00 before, 1,190.00 in, twice 45.50 out.
    expect(account).toMatchObject({ bankBalance: 159_900, openLines: 3, bankDate: '2026-03-03' })
  })
})

describe('a CSV file', () => {
  const csv = `Kontoauszug;;;;
Buchungstag;Name;Verwendungszweck;Betrag;Saldo
03.03.2026;Papier Krause;Toner;-1.045,50;644,50
02.03.2026;Ärzte am Dom;RE-2026-0001;1.190,00;1.690,00
`
  test('is read by its heads, from the oldest line on, and its balances are checked', async () => {
    await fresh()
    const { body } = await upload(csv)
    expect(body.csv?.reading).toMatchObject({ decimalMark: 'comma', columns: { date: '0' } })
    expect(body.statements).toMatchObject([{ opening: 50_000, closing: 64_450, lineCount: 2 }])
    const wrong = await upload(csv.replace('1.690,00', '1.700,00'))
    expect(wrong.body.problems).toMatchObject([{ key: 'balanceDiffers' }])
  })

  test('is read as a person says, and the next one like it too', async () => {
    await fresh()
    // Which of two amounts it is, nobody knows.
    const named = await upload('A;B;C;D\n02.03.2026;Miete;12,00;7,50\n')
    expect(named.body.problems).toMatchObject([{ key: 'columnsMissing' }])
    const reading = { columns: { date: '0', text: '1', amount: '2' }, decimalMark: 'comma' }
    const path = `/bank-imports/${named.body.id}`
    const trial = await firm.must<BankImportTrial>('PUT', `${path}/reading`, { reading })
    expect(trial.sample).toMatchObject([{ amount: 1_200, text: 'Miete' }])
    await firm.must('POST', `${path}/commit`, {})
    const next = await upload('A;B;C;D\n04.03.2026;Strom;-7,00;2,00\n')
    expect(next.body.sample).toMatchObject([{ amount: -700, text: 'Strom' }])
  })
})

describe('nothing is taken twice and no twin is lost', () => {
  test('twins of a file stay, a file that overlaps adds what is new', async () => {
    await fresh()
    await taken(camtFile())
    expect(await taken(camtFile())).toMatchObject({ lineCount: 3, newLines: 0 })
    // The same day again, now with a third payment of the same amount and words.
    const more = mt940File.replace(
      /(:61:[\s\S]*)(:62F)/,
      (_, moves: string, end: string) => `${moves}${moves.slice(moves.lastIndexOf(':61:'))}${end}`,
    )
    await fresh()
    await taken(mt940File)
    expect(await taken(more.replace('EUR1599,00', 'EUR1553,50'))).toMatchObject({ newLines: 1 })
    expect(await lines()).toHaveLength(4)
  })

  test('the same days in another format are pointed out', async () => {
    await fresh()
    await taken(camtFile())
    const { body } = await upload(ofxFile)
    expect(body).toMatchObject({ newLines: 3, lookalikes: 3 })
  })

  test('an import is undone while nothing of it is matched', async () => {
    await fresh()
    const { id } = await taken(camtFile())
    expect(await firm.must('POST', `/bank-imports/${id}/undo`, {})).toMatchObject({
      state: 'undone',
    })
    expect(await lines()).toEqual([])
    expect((await firm.ask('POST', `/bank-imports/${id}/undo`, {})).status).toBe(409)
    expect(await taken(camtFile())).toMatchObject({ newLines: 3 })
  })
})

describe('what is wrong with a file is said with its line, and nothing of it is kept', () => {
  test.each([
    ['half a file', camtFile().slice(0, 1_200), 'fileCutOff'],
    ['a DOCTYPE', camtFile().replace('?>', '?>\n<!DOCTYPE x [<!ENTITY a "b">]>'), 'doctype'],
    ['two currencies', camtFile().replace('Ccy="EUR">45.50', 'Ccy="USD">45.50'), 'twoCurrencies'],
    ['a closing balance that does not add up', camtFile({ closing: '1600.00' }), 'balanceDiffers'],
    ['an amount that is none', camtFile().replace('>45.50<', '>45.505<'), 'invalidAmount'],
    ['another currency', camtFile().replaceAll('EUR', 'CHF'), 'otherCurrency'],
    ['half an OFX file', ofxFile.slice(0, -60), 'fileCutOff'],
    ['half an MT940 file', mt940File.slice(0, mt940File.indexOf(':62F')), 'fileCutOff'],
    ['a CSV in another currency', `${csvHead}02.03.2026;A;1,00;CHF;1,00\n`, 'otherCurrency'],
    [
      'a CSV in two',
      `${csvHead}2.3.2026;A;1,00;EUR;1,00\n3.3.2026;B;1,00;CHF;2,00\n`,
      'twoCurrencies',
    ],
    ['half a line of a CSV', `${csvHead}02.03.2026;A;1,00;EUR;1,00\n03.03.2026;B`, 'invalidAmount'],
    ['MT940 in another currency', mt940File.replaceAll('EUR', 'CHF'), 'otherCurrency'],
  ])('%s', async (_, content, key) => {
    const { status, body } = await upload(content)
    expect(status).toBe(201)
    expect(body.problems[0]).toMatchObject({ key, line: expect.any(Number) })
    expect((await firm.ask('POST', `/bank-imports/${body.id}/commit`, {})).status).toBe(422)
  })

  test('a balance that does not follow, with both amounts', async () => {
    const rows = '02.03.2026;A;1,00;EUR;1,00\n03.03.2026;B;1,00;EUR;5,00\n'
    const { problems } = (await upload(`${csvHead}${rows}`)).body
    expect(problems).toEqual([{ line: 3, key: 'balanceDiffers', text: '5.00 ≠ 2.00' }])
  })

  test('a wrong encoding', async () => {
    const bytes = new TextEncoder().encode(camtFile()).map((byte) => (byte === 0xc3 ? 0xe4 : byte))
    expect((await upload(bytes)).body.problems[0]).toMatchObject({ key: 'wrongEncoding' })
  })

  test('too many lines', async () => {
    const rows = Array.from({ length: 100_000 }, (_, row) => `02.03.2026;Line ${row};1,00`)
    const { body } = await upload(`Datum;Text;Betrag\n${rows.join('\n')}\n`)
    expect(body.problems).toEqual([{ line: 20_001, key: 'tooManyLines', text: '' }])
  })

  test.each([
    ['words', 'Dear bank, please send me a statement.\nYours'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0])],
    ['a ZIP without statements', new Uint8Array([0x50, 0x4b, 5, 6, ...Array(18).fill(0)])],
    ['a ZIP that holds more than it says', lyingZip('statement.xml')],
    ['elements in each other without end', `<?xml version="1.0"?>${'<a>'.repeat(400_000)}`],
  ])('%s is no statement', async (_, content) => {
    const { status, body } = await upload<Refused>(content)
    expect([status, Object.keys(body.data.fields)]).toEqual([422, ['file']])
  })
})

test('whoever only reads takes no file, and employees see no account', async () => {
  const { status } = await upload<Refused>(camtFile(), '1200', 'readOnly')
  expect(status).toBe(403)
  const seen = await firm.ask('GET', '/bank-accounts', undefined, { role: 'employee' })
  expect(seen.status).toBe(403)
  expect((await firm.ask('GET', '/bank-accounts/8400')).status).toBe(404)
})
