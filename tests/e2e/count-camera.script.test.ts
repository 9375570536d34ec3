// Modules: stock, items
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import JsBarcode from 'jsbarcode'
import { newKey } from '../support/api.mjs'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'

const [width, height, everySecond] = [640, 480, 10]
const stool = '4006381333931'
const mug = '9780201379624'

const folder = mkdtempSync(join(tmpdir(), 'camera-'))
const film = join(folder, 'shelf.y4m')
writeFileSync(
  film,
  Buffer.concat([head(), ...seconds(stool, 1), ...seconds('', 2), ...seconds(mug, 2)]),
)

test.use({
  permissions: ['camera'],
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      ...['--no-sandbox', '--disable-quic', '--disable-background-networking'],
      ...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
})

test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('The camera notes one of each barcode that is held before it, until it is turned off', async ({
  signedIn: page,
  firm,
  person,
}) => {
  const path = `/firms/${firm.id}`
  const make = (what: string, input: object) =>
    person.api.call('POST', path + what, input, newKey())
  const base = { kind: 'stock', unit: 'pc', unitPrice: '9', taxCode: firm.taxCode }
  await make('/items', { ...base, name: 'Oak stool', barcodes: stool })
  await make('/items', { ...base, name: 'Mug', barcodes: mug })
  const { rows } = await person.api.call('GET', `${path}/warehouses`)
  const today = new Date().toISOString().slice(0, 10)
  const input = { date: today, warehouseId: rows[0].id, scope: 'all' }
  const { id } = await make('/stock-counts', input)

  await page.goto(`${firm.path}/stock/counts/${id}`)
  await page.getByRole('button', { name: 'Scan with the camera' }).click()
  await expect
    .poll(
      async () => {
        // A connection that rests may be closed between two questions.
        const count = await person.api.call('GET', `${path}/stock-counts/${id}`).catch(() => null)
        return (count?.entries ?? []).map(({ itemName }: { itemName: string }) => itemName)
      },
      { timeout: 120_000 },
    )
    .toEqual(expect.arrayContaining(['Oak stool', 'Mug']))
  // What was noted last may have the page made anew, with the camera on.
  await expect(async () => {
    const off = page.getByRole('button', { name: 'Turn off the camera' })
    if (await off.isVisible()) await off.click()
    await expect(page.getByRole('button', { name: 'Scan with the camera' })).toBeVisible({
      timeout: 2_000,
    })
  }).toPass({ timeout: 120_000 })
  await expectAccessible(page, `${firm.path}/stock/counts/${id}`)
})

function head(): Buffer {
  return Buffer.from(`YUV4MPEG2 W${width} H${height} F${everySecond}:1 Ip A1:1 C420jpeg\n`)
}

/** Pictures of a code on white paper, or of the paper alone. */
function seconds(code: string, count: number): Buffer[] {
  const line = Buffer.alloc(width, 225)
  const modules = code === '' ? '' : barsOf(code)
  const left = (width - modules.length * 4) / 2
  for (let at = 0; at < modules.length * 4; at += 1) {
    if (modules[Math.floor(at / 4)] === '1') line[Math.floor(left) + at] = 35
  }
  const blank = Buffer.alloc(width, 225)
  const rows = Array.from({ length: height }, (_, at) => (at > 120 && at < 360 ? line : blank))
  const colours = Buffer.alloc((width * height) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), ...rows, colours])
  return Array.from({ length: count * everySecond }, () => frame)
}

function barsOf(code: string): string {
  const target: { encodings?: { data: string }[] } = {}
  JsBarcode(target, code, { format: 'EAN13', flat: true })
  return (target.encodings ?? []).map(({ data }) => data).join('')
}
