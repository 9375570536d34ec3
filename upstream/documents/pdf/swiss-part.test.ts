import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import type { Language } from '#contract/fields.ts'
import { swissBill } from '../paper/swiss-bill.ts'
import { readPages } from './fixtures/read-pdf.ts'
import { ENGLISH, withLines } from './fixtures/sample.ts'
import { renderPdf } from './render-pdf.ts'

const now = new Date('2026-09-03T10:00:00Z')
const canScan = !spawnSync('pdftoppm', ['-h']).error
/** A second reader, where it is installed: it takes a pattern below the cross for another. */
const hasZbar = !spawnSync('zbarimg', ['--version']).error

function billIn(language: Language, iban: string, postcode = '9400') {
  const place = { region: '', country: 'CH' }
  const bill = swissBill({
    creditor: {
      name: 'Müller & Söhne AG',
      address: { street: 'Rue du Lac 1268', postcode: '2501', city: 'Biel', ...place },
    },
    debtor: {
      name: 'Pia-Maria Rutschmann-Schnyder',
      address: { street: 'Grosse Marktgasse 28', postcode, city: 'Rorschach', ...place },
    },
    ...{ iban, currency: 'CHF', amount: 194_975, number: '2026-0042', language },
    message: 'Rechnung 2026-0042',
  })
  if (!bill) throw new Error('There is a bill')
  return bill
}

/** What a scanner reads of the code on the last page, byte by byte; two scanners where asked for. */
function scan(pdf: Uint8Array, isTwice: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'swiss-'))
  try {
    const [file, page] = [join(folder, 'a.pdf'), String(readPages(pdf).length)]
    writeFileSync(file, pdf)
    execFileSync('pdftoppm', ['-r', '150', '-singlefile', '-f', page, file, join(folder, 'a')])
    const { pixels, width, height } = readPixels(readFileSync(join(folder, 'a.ppm')))
    if (hasZbar && isTwice) {
      const kinds = ['-Sdisable', '-Sqrcode.enable']
      const read = spawnSync('zbarimg', [...kinds, '--raw', '-q', join(folder, 'a.ppm')])
      expect(read.stdout.toString()).toMatch(/^SPC\n0200\n/)
    }
    return Buffer.from(jsQR(pixels, width, height)?.binaryData ?? []).toString('utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A picture of the format PPM, P6, with an opaque fourth channel. */
function readPixels(file: Buffer) {
  const head = /^P6\s+(\d+) (\d+)\s+255\n/.exec(file.subarray(0, 40).toString('latin1'))
  const [whole = '', width = '0', height = '0'] = head ?? []
  const colors = file.subarray(whole.length)
  const pixels = new Uint8ClampedArray(Number(width) * Number(height) * 4).fill(255)
  for (let at = 0; at < colors.length; at++) pixels[at + Math.floor(at / 3)] = colors[at] ?? 0
  return { pixels, width: Number(width), height: Number(height) }
}

test.each([
  ['de', 'CH4431999123000889012', '9400', 'Zahlteil'],
  ['it', 'CH9300762011623852957', '9400', 'Sezione pagamento'],
  ['en', 'CH4431999123000889012', '9400', 'Payment part'],
  ['es', 'CH9300762011623852957', '1204', 'Section paiement'],
] as const)(
  'in %s the printed code is the bill to the byte',
  async (language, iban, postcode, title) => {
    const bill = billIn(language, iban, postcode)
    const pdf = await renderPdf({ ...ENGLISH, swissBill: bill }, now)
    const text = readPages(pdf).join('\n')
    for (const words of [title, bill.reference, '1 949.75', bill.texts.separate]) {
      expect(text).toContain(words)
    }
    if (canScan) expect(scan(pdf, language === 'de')).toBe(bill.payload)
  },
  30_000,
)

test('where there is no room it has a page of its own, without a page number', async () => {
  const bill = billIn('de', 'CH4431999123000889012')
  const pages = readPages(await renderPdf({ ...withLines(14), swissBill: bill }, now))
  expect(pages).toHaveLength(2)
  expect(pages[0]).not.toContain('Zahlteil')
  expect(pages[0]).toMatch(/Page 1 of 2/)
  expect(pages[1]).toContain('Zahlteil')
  expect(pages[1]).not.toMatch(/Page 2/)
}, 30_000)
