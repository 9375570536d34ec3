// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The invoices of a folder: each XML and PDF, and each invoice in a set of tests, which are written as one
 * file with many.
 * @param {string} folder
 * @returns {Generator<{ name: string, bytes: Buffer }>}
 */
export function* invoicesIn(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of files.filter((file) => /\.(xml|pdf)$/i.test(file)).toSorted()) {
    const bytes = readFileSync(join(folder, name))
    if (/\.pdf$/i.test(name)) yield { name, bytes }
    else yield* ofXml(name, bytes)
  }
}

/** @param {string} name @param {Buffer} bytes */
function* ofXml(name, bytes) {
  const text = bytes.toString()
  const root =
    /<([\w:-]+)[\s>]/.exec(text.replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, ''))?.[1] ?? ''
  if (/(^|:)testSet$/.test(root)) {
    const found = text.matchAll(
      /<((?:\w+:)?(?:Invoice|CreditNote|CrossIndustryInvoice))[\s>][\s\S]*?<\/\1>/g,
    )
    let at = 0
    for (const [whole] of found) {
      at += 1
      yield { name: `${name}#${at}`, bytes: Buffer.from(completed(whole)) }
    }
  } else if (
    /Invoice|CreditNote|FatturaElettronica|StandardBusinessDocument|^UNINVOIC/.test(root)
  ) {
    yield { name, bytes }
  }
}

/**
 * Tests hold only what each is about: the currency and the day are put in, so that the rest is read.
 * @param {string} xml
 */
function completed(xml) {
  const of = (/** @type {string} */ leaf, /** @type {string} */ text) =>
    new RegExp(`<(\\w+:)?${leaf}[\\s>]`).test(xml) || !xml.includes('xmlns:cbc=')
      ? ''
      : `<cbc:${leaf}>${text}</cbc:${leaf}>`
  const more = of('IssueDate', '2026-01-31') + of('DocumentCurrencyCode', 'EUR')
  return xml.replace(/^<[^>]*>/, (root) => root + more)
}
