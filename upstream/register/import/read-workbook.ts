import { invalidField } from '#contract/core/errors.ts'
import { maxImportRows } from '#contract/core/imports.ts'
import { openZip, UnreadableZip } from '../../core/zip/open-zip.ts'
import { walkXml } from './walk-xml.ts'
import { walkXmlSteps } from './walk-xml-steps.ts'
import { cellText, readDateStyles } from './workbook-cell.ts'

/** The parts of a workbook may unpack to no more bytes than this: a small file can claim gigabytes. */
const maxParts = 30 * 1024 * 1024
/** What tells of sheets and styles is read in one go. */
const maxSmallPart = 2_000_000
const maxEntries = 10_000
const wanted =
  /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/

/**
 * The first sheet of a workbook (ECMA-376) as texts: numbers as machine decimals, dates as
 * YYYY-MM-DD, formulas by the value they had. Some hundred rows at a time: see `inSteps`.
 * @param most rows that are wanted; one row more than that and its heads tells that there are more
 * @throws AppError invalid at `file` for one that unpacks to too much
 */
export function* readWorkbook(
  bytes: Uint8Array,
  most = maxImportRows,
): Generator<undefined, string[][]> {
  const parts = unpack(bytes)
  yield
  const decoder = new TextDecoder()
  const textOf = (name: string) => (parts[name] ? decoder.decode(parts[name]) : '')
  const small = (name: string) => {
    if ((parts[name]?.length ?? 0) > maxSmallPart) throw invalidField('file', 'fileTooLarge')
    return textOf(name)
  }
  const sheet = textOf(firstSheet(small, Object.keys(parts)))
  const strings = yield* readStrings(textOf('xl/sharedStrings.xml'))
  return yield* readSheet(sheet, {
    strings,
    ...readDateStyles(small('xl/styles.xml'), small('xl/workbook.xml')),
    most,
  })
}

function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  try {
    const entries = openZip(bytes, {
      maxBytes: maxParts,
      maxEntries,
      wants: (name) => wanted.test(name),
    })
    return Object.fromEntries(entries.map(({ name, read }) => [name, read()]))
  } catch (error) {
    if (!(error instanceof UnreadableZip)) throw error
    throw invalidField('file', error.reason === 'tooLarge' ? 'fileTooLarge' : 'fileUnreadable')
  }
}

/** The part of the sheet that stands first in the workbook. */
function firstSheet(textOf: (name: string) => string, names: string[]): string {
  let relation = ''
  walkXml(textOf('xl/workbook.xml'), (name, attributes) => {
    if (name === 'sheet' && relation === '') relation = attributes['r:id'] ?? ''
  })
  let target = ''
  walkXml(textOf('xl/_rels/workbook.xml.rels'), (name, attributes) => {
    if (name === 'Relationship' && attributes.Id === relation) target = attributes.Target ?? ''
  })
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
  const fallback = names.filter((name) => name.startsWith('xl/worksheets/')).sort()[0]
  return names.includes(path) ? path : (fallback ?? '')
}

function* readStrings(xml: string): Generator<undefined, string[]> {
  const strings: string[] = []
  let text = ''
  let isText = false
  let isPhonetic = false
  yield* walkXmlSteps(
    xml,
    'si',
    (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') isPhonetic = true
      if (name === 't') isText = !isPhonetic
    },
    (name) => {
      if (name === 't') isText = false
      if (name === 'rPh') isPhonetic = false
      if (name === 'si') strings.push(text)
    },
    (part) => {
      if (isText) text += part
    },
  )
  return strings
}

type SheetWords = {
  strings: string[]
  dateStyles: ReadonlySet<number>
  isFrom1904: boolean
  most: number
}

function* readSheet(xml: string, words: SheetWords): Generator<undefined, string[][]> {
  const rows: string[][] = []
  let cells: string[] = []
  let cell = { column: 0, type: '', style: 0, value: '' }
  let isValue = false
  yield* walkXmlSteps(
    xml,
    'row',
    (name, attributes) => {
      if (name === 'row') {
        const at = Number(attributes.r ?? rows.length + 1)
        // Rows that hold nothing are left out of the file, and may be a million.
        while (rows.length < at - 1 && rows.length <= words.most + 1) rows.push([])
        cells = []
      } else if (name === 'c') {
        const { r = '', t = '', s = '0' } = attributes
        cell = { column: columnOf(r) ?? cells.length, type: t, style: Number(s), value: '' }
      } else if (name === 'v' || name === 't') isValue = true
    },
    (name) => {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'c' && cell.column < 500) cells[cell.column] = cellText(cell, words)
      else if (name === 'row') {
        if (rows.length <= words.most + 1) rows.push(Array.from(cells, (text) => text ?? ''))
      }
    },
    (part) => {
      if (isValue) cell.value += part
    },
  )
  return rows
}

/** The column of "AB12", from 0. */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0]
  if (!letters) return undefined
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
