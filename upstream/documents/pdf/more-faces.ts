import type { EastAsianFont } from './east-asian.ts'
import { eastAsianFiles } from './east-asian-files.ts'
import { openFont, openPacked } from './open-font.ts'
import { fontsFor, type MoreFont, type ScriptFont } from './printable.ts'

const files: Record<ScriptFont, () => Promise<{ default: string }>> = {
  arabic: () => import('./fonts/more/arabic.ttf.gz?url&inline'),
  armenian: () => import('./fonts/more/armenian.ttf.gz?url&inline'),
  basic: () => import('./fonts/more/basic.ttf.gz?url&inline'),
  cyrillic: () => import('./fonts/more/cyrillic.ttf.gz?url&inline'),
  devanagari: () => import('./fonts/more/devanagari.ttf.gz?url&inline'),
  georgian: () => import('./fonts/more/georgian.ttf.gz?url&inline'),
  greek: () => import('./fonts/more/greek.ttf.gz?url&inline'),
  hebrew: () => import('./fonts/more/hebrew.ttf.gz?url&inline'),
  latin: () => import('./fonts/more/latin.ttf.gz?url&inline'),
  math: () => import('./fonts/more/math.ttf.gz?url&inline'),
  signs: () => import('./fonts/more/signs.ttf.gz?url&inline'),
  thai: () => import('./fonts/more/thai.ttf.gz?url&inline'),
  vietnamese: () => import('./fonts/more/vietnamese.ttf.gz?url&inline'),
}

const opened = new Map<MoreFont, PDFKit.Mixins.OpenFont>()

/**
 * Opens the fonts that the texts of a paper need beside its own, before it is drawn.
 * @throws when one cannot be had: a paper never leaves a letter out
 */
export async function openMoreFaces(paper: unknown): Promise<void> {
  for (const name of fontsFor(JSON.stringify(paper))) {
    if (!opened.has(name)) opened.set(name, await open(name))
  }
}

async function open(name: MoreFont): Promise<PDFKit.Mixins.OpenFont> {
  if (isScript(name)) return openFont((await files[name]()).default)
  return openPacked(await fetchEastAsian(name))
}

function isScript(name: MoreFont): name is ScriptFont {
  return name in files
}

async function fetchEastAsian(name: EastAsianFont): Promise<Uint8Array> {
  const answer = await eastAsianFiles()?.fetch(`http://fonts/${name}.ttf.gz`)
  if (answer?.status !== 200) throw new Error(`The font ${name} is not there: ${answer?.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** The fonts that were opened so far in this isolate. */
export function moreFaces(): ReadonlyMap<MoreFont, PDFKit.Mixins.OpenFont> {
  return opened
}
