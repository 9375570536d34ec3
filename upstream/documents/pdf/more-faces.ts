import { openFont } from './open-font.ts'
import { fontsFor, type MoreFont } from './printable.ts'

const files: Record<MoreFont, () => Promise<{ default: string }>> = {
  arabic: () => import('./fonts/more/arabic.ttf.gz?url&inline'),
  armenian: () => import('./fonts/more/armenian.ttf.gz?url&inline'),
  devanagari: () => import('./fonts/more/devanagari.ttf.gz?url&inline'),
  georgian: () => import('./fonts/more/georgian.ttf.gz?url&inline'),
  hebrew: () => import('./fonts/more/hebrew.ttf.gz?url&inline'),
  signs: () => import('./fonts/more/signs.ttf.gz?url&inline'),
  thai: () => import('./fonts/more/thai.ttf.gz?url&inline'),
  vietnamese: () => import('./fonts/more/vietnamese.ttf.gz?url&inline'),
}

const opened = new Map<MoreFont, PDFKit.Mixins.OpenFont>()

/** Opens the fonts that the texts of a paper need beside its own, before it is drawn. */
export async function openMoreFaces(paper: unknown): Promise<void> {
  for (const name of fontsFor(JSON.stringify(paper))) {
    if (opened.has(name)) continue
    const { default: file } = await files[name]()
    opened.set(name, openFont(file))
  }
}

/** The fonts that were opened so far in this isolate. */
export function moreFaces(): ReadonlyMap<MoreFont, PDFKit.Mixins.OpenFont> {
  return opened
}
