// @ts-check
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The total that a file states, by its text alone, so by another reader than ours; of a PDF that of the XML
 * in it, where pdfdetach is installed.
 * @param {Buffer} bytes
 * @param {string} currency
 * @returns {number | undefined} minor units; undefined where it states none, or more than one
 */
export function statedIn(bytes, currency) {
  if (!bytes.subarray(0, 1024).includes('%PDF')) return ofXml(textOf(bytes), currency)
  const all = filesOf(bytes).map((file) => ofXml(textOf(file), currency))
  const found = all.filter((total) => total !== undefined)
  return found.length === 1 ? found[0] : undefined
}

/** @param {Buffer} bytes */
function textOf(bytes) {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return bytes.toString()
}

/** @param {string} xml @param {string} currency */
function ofXml(xml, currency) {
  const plain = xml.replace(/<!--[\s\S]*?-->/g, '')
  /** @param {string} name @returns {number[]} */
  const amounts = (name) =>
    [...plain.matchAll(new RegExp(`<(?:[\\w-]+:)?${name}(\\s[^>]*)?>([^<]*)<`, 'g'))]
      // A second one is the same in the currency of the accounts (BT-111).
      .filter(([, more = '']) => !more.includes('currencyID') || more.includes(`"${currency}"`))
      .map(([, , text = '']) => minor(text.trim(), currency))
      .filter((amount) => amount !== undefined)
  for (const name of [...['TaxInclusiveAmount', 'GrandTotalAmount', 'ImportoTotaleDocumento']]) {
    const found = amounts(name)
    if (found.length > 1) return undefined
    const [total] = found
    const [rounding = 0] = [...amounts('PayableRoundingAmount'), ...amounts('RoundingAmount')]
    if (total !== undefined) return name === 'ImportoTotaleDocumento' ? total : total + rounding
  }
  return undefined
}

/** Currencies without minor units and with three digits of them (ISO 4217), of which samples are. */
const whole = ['CLP', 'ISK', 'JPY', 'KRW', 'VND', 'XAF', 'XOF']
const threeDigits = ['BHD', 'JOD', 'KWD', 'OMR', 'TND']

/** @param {string} text @param {string} currency */
function minor(text, currency) {
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(text)) return undefined
  const digits = whole.includes(currency) ? 0 : threeDigits.includes(currency) ? 3 : 2
  return Math.round(Number(text) * 10 ** digits)
}

/** The files in a PDF. @param {Buffer} bytes @returns {Buffer[]} */
function filesOf(bytes) {
  const place = mkdtempSync(join(tmpdir(), 'sample-'))
  try {
    writeFileSync(join(place, 'whole.pdf'), bytes)
    const options = { cwd: place, stdio: /** @type {const} */ ('ignore') }
    execFileSync('pdfdetach', ['-saveall', '-o', place, 'whole.pdf'], options)
    const names = readdirSync(place).filter((name) => /\.xml$/i.test(name))
    return names.map((name) => readFileSync(join(place, name)))
  } catch {
    return []
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}
