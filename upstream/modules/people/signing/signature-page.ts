import type { Language } from '#contract/core/fields.ts'
import type { SignAnswer } from '#contract/people/sign-documents.ts'
import { momentText } from '../../../core/moment-text.ts'
import { appendPages } from '../../../documents/pdf/append-pages.ts'
import type { PrintedRow } from '../../../documents/pdf/table-paper.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import type { StoredDocument } from './stored.ts'
import { signTexts } from './texts.ts'

/** What somebody agrees to by signing, in their language. */
export function sentenceOf(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  { title }: Pick<StoredDocument, 'title'>,
): string {
  const { legalName } = getFirmProfile(reader)
  return signTexts[actor.language].sentence
    .replace('{title}', () => title)
    .replace('{firm}', () => legalName)
}

/** The original with a page after it that says who signed what, when and from where. */
export async function withSignaturePage(
  reader: Reader,
  original: Uint8Array,
  document: Pick<StoredDocument, 'title' | 'fileName' | 'sha256' | 'pages'>,
  { answer, language, now }: { answer: SignAnswer; language: Language; now: Date },
): Promise<Uint8Array<ArrayBuffer>> {
  const { legalName, paper, timeZone } = getFirmProfile(reader)
  const t = signTexts[language]
  const row = (name: string, value: string): PrintedRow => {
    return { kind: 'line', depth: 0, cells: [name, value] }
  }
  const { renderTablePaper } = await import('../../../documents/pdf/render-table-paper.ts')
  const page = await renderTablePaper(
    {
      ...{ paper, language, author: legalName },
      title: t.title,
      subtitle: document.title,
      columns: [
        { label: t.item, kind: 'words' },
        { label: t.value, kind: 'words' },
      ],
      rows: [
        row(t.document, document.title),
        row(t.file, document.fileName),
        row(t.pages, String(document.pages)),
        row(t.hash, document.sha256),
        row(t.statement, answer.sentence),
        row(t.name, answer.name),
        row(t.account, answer.accountName),
        row(t.at, `${momentText({ startsAt: answer.at, timeZone }, language)}, ${answer.at}`),
        row(t.address, answer.address || t.unknown),
      ],
      notes: [t.note],
      pageLabel: t.page,
    },
    now,
  )
  return appendPages(original, page)
}
